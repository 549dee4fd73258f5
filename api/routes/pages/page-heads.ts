import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import Negotiator from 'negotiator';
import * as z from 'zod/mini';
import { editionAddress, pageHeadsAddress } from '#contract/kept.ts';
import { once } from '#core/basis/memoize.ts';
import { hasPage, readText, type Site } from '../../built-site/load-site.ts';
import { compress } from '../../built-site/twins.ts';
import { pageSources, type SecurityPolicy } from '../../http/security-headers.ts';

/** The set whose pages are wanted: of what is none, those of the whole site, as workers ask that know of no sets. */
const headsQuery = z.object({ set: z.catch(z.string(), '') });

/** GET of the headers of the pages of a set, for the worker that keeps many pages out of one file. */
export function addPageHeadsRoute(app: FastifyInstance, site: Site, policy: SecurityPolicy): void {
  // Asked for once by a visitor who keeps the site: made when the first one asks.
  const setsOf = once(() => pagesOfSets(site));
  const known = new Map<string, ReturnType<typeof packed>>();
  const packedOf = (set: string) => {
    const heads = known.get(set) ?? packed(headsOfPages(site, policy, setsOf().get(set)));
    known.set(set, heads);
    return heads;
  };
  const schema = { hide: true, querystring: headsQuery };
  app.withTypeProvider<ZodTypeProvider>().get(pageHeadsAddress, { schema }, async (request, reply) => {
    const { set } = request.query;
    // Only names of sets: nobody fills the memory with others.
    const { identity, br, gzip } = await packedOf(setsOf().has(set) ? set : '');
    const accepted = new Negotiator(request.raw).encoding(['br', 'gzip', 'identity']);
    const encoding = accepted === 'br' || accepted === 'gzip' ? accepted : 'identity';
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

function pagesOfSets(site: Site): ReadonlyMap<string, ReadonlySet<string>> {
  const text = readText(site, editionAddress);
  const { sets }: Described = text ? JSON.parse(text) : { sets: {} };
  return new Map(Object.entries(sets).map(([name, held]) => [name, new Set(held.map(({ url }) => url))]));
}

function headsOfPages(site: Site, policy: SecurityPolicy, wanted?: ReadonlySet<string>): string {
  const asked = [...site.files.keys()].filter((address) => hasPage(site, address) && (wanted?.has(address) ?? true));
  const pages = asked.map((address) => [address, pageSources(readText(site, address) ?? '')] as const);
  const heads = { 'cache-control': 'no-cache', vary: 'accept-encoding', 'content-type': 'text/html; charset=utf-8' };
  const open = pages.filter(([, { framed }]) => !framed);
  return JSON.stringify(
    Object.fromEntries(open.map(([address, sources]) => [address, { ...policy.page(sources), ...heads }])),
  );
}
