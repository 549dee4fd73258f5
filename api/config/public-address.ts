import type { Config } from './config.ts';

type Settings = Pick<Config, 'publicUrl' | 'siteUrl' | 'host' | 'trustProxy'>;

const thisMachine = ['127.0.0.1', '::1', 'localhost'];

/**
 * Says in one line at the start what is wrong with the site's public address; nothing when all is well.
 * @param builtFor the origin that the built pages call their own; undefined when they name none
 */
export function warnOfAddress(log: Pick<Console, 'error'>, settings: Settings, builtFor: string | undefined): void {
  const { publicUrl, siteUrl, host, trustProxy } = settings;
  const isPublic = !thisMachine.includes(host) || trustProxy.length > 0;
  if (publicUrl && builtFor !== publicUrl) {
    log.error(
      `SITE_URL is ${publicUrl}, and the pages were built for ${builtFor ?? 'none'}: set it and run npm run build, or search engines learn no right address.`,
    );
  } else if (isPublic && !publicUrl) {
    log.error(
      `SITE_URL is not set: links in mails lead to ${siteUrl}, and pages tell search engines no address. Set it to the public address and run npm run build.`,
    );
  }
}
