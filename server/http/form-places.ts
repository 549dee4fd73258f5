import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientKeys } from './client-key.ts';
import { TooManyRequests } from './errors.ts';
import { isMultipart } from './forms.ts';

const mebibyte = 1024 * 1024;

/** Forms on their way, per household (IPv4 address or IPv6 /64) and per IPv6 /48. */
export interface Places {
  readonly household: number;
  readonly site: number;
}

/**
 * Forms with files, and further ones that turn out to be emergencies before their first file. No number limits everyone together: a few
 * slow networks would hold all places. What costs is disk space, so that is shared instead.
 */
export const filePlaces: Places = { household: 6, site: 12 };
export const emergencyPlaces: Places = { household: 2, site: 4 };
/** Unfinished forms without files. The oldest gives way, so that a form that arrives whole never waits. */
export const smallPlaces: Places = { household: 12, site: 24 };
/** Disk space of all uploads. A network at or below its equal share of it may always write. */
export const maxUploadBytes = 2048 * mebibyte;
const retryMs = 20_000;

/** Largest form that certainly has no photo: the same as the limit of a JSON body. */
const smallFormBytes = 64 * 1024;

/** Whether a body may hold photos, by its headers. */
export const mayHoldFiles = ({ headers }: FastifyRequest): boolean =>
  isMultipart(headers['content-type']) && !(Number(headers['content-length']) <= smallFormBytes);

export interface FilePlace {
  readonly isReserved: boolean;
  /**
   * Counts bytes before they are written to disk.
   * @throws TooManyRequests when the disk space is used up, and most of it by this network
   */
  write(bytes: number): void;
}

/** Admits forms with files. @throws TooManyRequests when the network of a request has too many on their way */
export function limitFileForms(maxBytes = maxUploadBytes): (request: FastifyRequest, reply: FastifyReply) => FilePlace {
  const held = tally();
  const written = tally();
  return ({ ip }, reply) => {
    const networks = networksOf(ip);
    const isWithin = (extra: Places) =>
      networks.every(([key, width]) => held.of(key) < filePlaces[width] + extra[width]);
    const isReserved = !isWithin({ household: 0, site: 0 });
    if (isReserved && !isWithin(emergencyPlaces)) throw new TooManyRequests(retryMs);
    for (const [key] of networks) held.add(key, 1);
    const [widest = ''] = networks.at(-1) ?? [];
    let own = 0;
    reply.raw.once('close', () => {
      for (const [key] of networks) held.add(key, -1);
      written.add(widest, -own);
    });
    return {
      isReserved,
      write(bytes) {
        const share = maxBytes / Math.max(1, written.size());
        if (written.sum() + bytes > maxBytes && written.of(widest) + bytes > share) throw new TooManyRequests(retryMs);
        own += bytes;
        written.add(widest, bytes);
      },
    };
  };
}

/** Ends the oldest unfinished form of a network that has too many. */
export function limitSmallForms(): (request: FastifyRequest) => void {
  const open = new Map<string, Set<FastifyRequest['raw']>>();
  return ({ ip, raw }) => {
    for (const [key, width] of networksOf(ip)) {
      const all = open.get(key) ?? new Set();
      open.set(key, all.add(raw));
      raw.once('close', () => all.delete(raw) && all.size === 0 && open.delete(key));
      const [oldest] = all;
      if (all.size > smallPlaces[width]) oldest?.destroy();
    }
  };
}

/** Keys of the networks with places, narrowest first. */
function networksOf(ip: string): readonly (readonly [key: string, width: keyof Places])[] {
  const { address, household = address, site } = clientKeys(ip);
  return [[household, 'household'], ...(site === undefined ? [] : [[site, 'site'] as const])];
}

/** Sums by key, without the keys whose sum is 0. */
function tally() {
  const sums = new Map<string, number>();
  let all = 0;
  return {
    of: (key: string) => sums.get(key) ?? 0,
    sum: () => all,
    size: () => sums.size,
    add(key: string, by: number) {
      all += by;
      const sum = (sums.get(key) ?? 0) + by;
      if (sum === 0) sums.delete(key);
      else sums.set(key, sum);
    },
  };
}
