import type { FastifyInstance } from 'fastify';
import { pageHeadsAddress } from '#contract/kept.ts';
import { chooseEncoding } from '../../built-site/accept-encoding.ts';
import type { Site, SiteFile } from '../../built-site/load-site.ts';
import type { PageSender } from '../../built-site/serve-site.ts';
import { compress } from '../../built-site/twins.ts';

/** GET of the headers of every page, for the worker that keeps many pages out of one file. */
export function addPageHeadsRoute(app: FastifyInstance, site: Site, sender: PageSender): void {
  // Asked for once by a visitor who keeps the site: made when the first one asks.
  let made: ReturnType<typeof packed> | undefined;
  app.get(pageHeadsAddress, { schema: { hide: true } }, async (request, reply) => {
    made ??= packed(headsOfPages(site, sender));
    const { identity, br, gzip } = await made;
    const encoding = chooseEncoding(request.headers['accept-encoding'], ['br', 'gzip', 'identity']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    reply.headers({ 'cache-control': 'no-store', vary: 'accept-encoding' });
    return reply.type('application/json; charset=utf-8').send({ identity, br, gzip }[encoding]);
  });
}

async function packed(text: string) {
  const identity = Buffer.from(text);
  return { identity, ...(await compress(identity, 'soon')) };
}

function headsOfPages({ files }: Site, sender: PageSender): string {
  const pages = [...files].filter(([, { sources }]) => sources !== undefined && !sources.framed);
  return JSON.stringify(Object.fromEntries(pages.map(([address, file]) => [address, headsOf(file, sender)])));
}

function headsOf(file: SiteFile, sender: PageSender): Readonly<Record<string, string>> {
  const [encoding = 'identity'] = file.held;
  const variant = file.variants.get(encoding);
  return variant ? { ...sender.heads(file, variant), 'content-type': file.type } : {};
}
