import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languagesWith, pathOf } from '#content/languages.ts';
import { type Newest, newestAddress, stoppingAddress, workerAddress } from '#contract/kept.ts';
import { nothing } from '../../answers/described.ts';
import type { Site } from '../../built-site/load-site.ts';
import type { PageSender } from '../../built-site/serve-site.ts';

/** While a file of this name lies in the data folder, every browser gives up what it keeps of the site. */
export const stopFile = 'stop-keeping';

interface Kept {
  readonly site: Site;
  readonly sender: PageSender;
  readonly dataDir: string;
}

/**
 * GET of the worker that keeps the site in a browser, and of what may not be old. Both are files of the built site, unless the
 * owner has switched keeping off.
 */
export function addKeptRoutes(app: FastifyInstance, { site, sender, dataDir }: Kept): void {
  const isOff = () => existsSync(join(dataDir, stopFile));
  app.get(workerAddress, { schema: { hide: true } }, async (_request, reply) => {
    const address = isOff() ? stoppingAddress : workerAddress;
    return site.files.has(address) ? sender.file(reply, address) : reply.callNotFound();
  });
  app.get(newestAddress, { schema: { hide: true } }, async (_request, reply) => {
    if (isOff()) return reply.header('cache-control', 'no-store').send({ off: true } satisfies Pick<Newest, 'off'>);
    return site.files.has(newestAddress) ? sender.file(reply, newestAddress) : reply.callNotFound();
  });
  for (const language of languagesWith('/shared-photos')) addShared(app, pathOf(language, '/shared-photos'));
}

const sharedSchema = {
  summary: 'Photos that another app shares: a browser that keeps the site takes them itself',
  response: { 303: nothing('The page that says what to do') },
};

/**
 * What another app shares is for the worker alone. Where a browser has lost that, the page says what to do; the files are not read.
 */
function addShared(app: FastifyInstance, url: string): void {
  const lead = async (_request: FastifyRequest, reply: FastifyReply) => reply.redirect(url, 303);
  app.post(url, { schema: sharedSchema, onRequest: lead }, lead);
}
