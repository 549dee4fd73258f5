import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languagesWith, pathOf } from '#content/i18n/languages.ts';
import { removalWorkerAddress, workerAddress } from '#contract/offline.ts';
import type { PageSender, Site } from '../http/serve-site.ts';
import { emptyResponse } from './openapi.ts';

/** While the data folder has a file of this name, browsers delete their offline copy of the site. */
export const stopFile = 'stop-keeping';

interface Served {
  readonly site: Site;
  readonly sender: PageSender;
  readonly dataDir: string;
}

/** GET of the service worker, or of the one that removes it while the owner has switched the offline copy off. */
export function addServiceWorkerRoutes(app: FastifyInstance, { site, sender, dataDir }: Served): void {
  const isOff = () => existsSync(join(dataDir, stopFile));
  app.get(workerAddress, { schema: { hide: true } }, async (_request, reply) => {
    const address = isOff() ? removalWorkerAddress : workerAddress;
    return site.files.has(address) ? sender.file(reply, address) : reply.callNotFound();
  });
  for (const language of languagesWith('/shared-photos')) addShared(app, pathOf(language, '/shared-photos'));
}

const sharedSchema = {
  summary: 'Photos that another app shares: the service worker takes them in the browser',
  response: { 303: emptyResponse('The page that says what to do') },
};

/** Shared files are for the service worker alone. Where a browser has lost it, the page says what to do; the files are not read. */
function addShared(app: FastifyInstance, url: string): void {
  const redirect = async (_request: FastifyRequest, reply: FastifyReply) => reply.redirect(url, 303);
  app.post(url, { schema: sharedSchema, onRequest: redirect }, redirect);
}
