import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { editionAddress, pageHeadsAddress } from '#contract/kept.ts';
import { once } from '#core/basis/memoize.ts';
import { chooseEncoding } from '../../built-site/accept-encoding.ts';
import { type Site, type SiteFile, textOf } from '../../built-site/load-site.ts';
import type { PageSender } from '../../built-site/serve-site.ts';
import { compress } from '../../built-site/twins.ts';

/** The set whose pages are wanted: of what is none, those of the whole site, as workers ask that know of no sets. */
const headsQuery = z.object({ set: z.catch(z.string(), '') });

/** GET of the headers of the pages of a set, for the worker that keeps many pages out of one file. */
export function addPageHeadsRoute(app: FastifyInstance, site: Site, sender: PageSender): void {
  // Asked for once by a visitor who keeps the site: made when the first one asks.
  const setsOf = once(() => pagesOfSets(site));
  const known = new Map<string, ReturnType<typeof packed>>();
  const packedOf = (set: string) => {
    const heads = known.get(set) ?? packed(headsOfPages(site, sender, setsOf().get(set)));
    known.set(set, heads);
    return heads;
  };
  const schema = { hide: true, querystring: headsQuery };
  app.withTypeProvider<ZodTypeProvider>().get(pageHeadsAddress, { schema }, async (request, reply) => {
    const { set } = request.query;
    // Only names of sets: nobody fills the memory with others.
    const { identity, br, gzip } = await packedOf(setsOf().has(set) ? set : '');
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

/** What this reads of the description of an edition. */
interface Described {
  readonly sets: Readonly<Record<string, readonly { readonly url: string }[]>>;
}

function pagesOfSets({ files }: Site): ReadonlyMap<string, ReadonlySet<string>> {
  const text = textOf(files.get(editionAddress));
  const { sets }: Described = text ? JSON.parse(text) : { sets: {} };
  return new Map(Object.entries(sets).map(([name, held]) => [name, new Set(held.map(({ url }) => url))]));
}

function headsOfPages({ files }: Site, sender: PageSender, wanted?: ReadonlySet<string>): string {
  const pages = [...files].filter(([, { sources }]) => sources !== undefined && !sources.framed);
  const asked = pages.filter(([address]) => wanted?.has(address) ?? true);
  return JSON.stringify(Object.fromEntries(asked.map(([address, file]) => [address, headsOf(file, sender)])));
}

function headsOf(file: SiteFile, sender: PageSender): Readonly<Record<string, string>> {
  const [encoding = 'identity'] = file.held;
  const variant = file.variants.get(encoding);
  return variant ? { ...sender.heads(file, variant), 'content-type': file.type } : {};
}
