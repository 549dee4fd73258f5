import { createHash } from 'node:crypto';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { PublicError } from './errors.ts';

/** So many requests in a fixed window of time. */
export interface Limit {
  readonly requests: number;
  readonly windowMs: number;
}

export interface LimitDecision {
  readonly allowed: boolean;
  /** Milliseconds until the window ends. */
  readonly retryAfterMs: number;
}

/** Counts requests. In memory for one process; the database counts when several processes share one. */
export interface RateLimiter {
  hit(key: string, limit: Limit): Promise<LimitDecision>;
}

const maximumKeys = 50_000;

/** Counts in this process. The number of keys is bounded, so that a flood of addresses cannot fill the memory. */
export function memoryRateLimiter(now: () => number = Date.now): RateLimiter {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return {
    async hit(key, limit) {
      const time = now();
      let window = windows.get(key);
      if (!window || window.endsAt <= time) {
        if (windows.size >= maximumKeys) forget(windows, time);
        window = { count: 0, endsAt: time + limit.windowMs };
        windows.delete(key);
        windows.set(key, window);
      }
      window.count += 1;
      return { allowed: window.count <= limit.requests, retryAfterMs: window.endsAt - time };
    },
  };
}

function forget(windows: Map<string, { endsAt: number }>, time: number): void {
  for (const [key, window] of windows) if (window.endsAt <= time) windows.delete(key);
  for (const key of windows.keys()) {
    if (windows.size < maximumKeys) break;
    windows.delete(key);
  }
}

/** Limits of one endpoint: for one client, and for everyone together. */
export interface EndpointLimits {
  readonly client: Limit;
  readonly everyone: Limit;
}

const minute = 60_000;

/** Generous for people, tight for scripts. A household or an office may share one address. */
export const defaultLimits = {
  assessment: { client: { requests: 30, windowMs: 5 * minute }, everyone: { requests: 300, windowMs: minute } },
  question: { client: { requests: 20, windowMs: 10 * minute }, everyone: { requests: 300, windowMs: minute } },
  newsletter: { client: { requests: 10, windowMs: 10 * minute }, everyone: { requests: 120, windowMs: minute } },
} as const satisfies Record<string, EndpointLimits>;

export type LimitedEndpoint = keyof typeof defaultLimits;
export type Limits = Readonly<Record<LimitedEndpoint, EndpointLimits>>;

/** Makes the hook that guards one endpoint. */
export type RequestLimits = (endpoint: LimitedEndpoint) => onRequestAsyncHookHandler;

/**
 * Hooks that answer 429 with Retry-After once a client, or everyone together, has used up an endpoint's limit.
 * A limiter that cannot count (its database is away) lets the request through: the endpoint then says what is wrong.
 */
export function limitRequests(limiter: RateLimiter, limits: Limits): RequestLimits {
  return (endpoint) => async (request, reply) => {
    const decision = await decide(limiter, endpoint, limits[endpoint], request);
    if (!decision || decision.allowed) return;
    const seconds = Math.max(1, Math.ceil(decision.retryAfterMs / 1000));
    reply.header('retry-after', String(seconds));
    throw new PublicError(429, `Too many requests. Please wait ${inWords(seconds)} and try again.`);
  };
}

async function decide(limiter: RateLimiter, endpoint: string, limits: EndpointLimits, request: FastifyRequest) {
  try {
    const own = await limiter.hit(`${endpoint}:${clientKey(request.ip)}`, limits.client);
    return own.allowed ? await limiter.hit(`${endpoint}:everyone`, limits.everyone) : own;
  } catch (error) {
    request.log.warn({ code: error instanceof Error ? error.name : 'unknown' }, 'the rate limiter could not count');
    return undefined;
  }
}

/** A client by its address, shortened to the network that one household gets (IPv6 /64) and hashed: no address is kept. */
export function clientKey(ip: string): string {
  const mapped = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  const network = mapped.includes(':') ? expandIpv6(mapped).slice(0, 4).join(':') : mapped;
  return createHash('sha256').update(network).digest('base64url').slice(0, 16);
}

function expandIpv6(ip: string): readonly string[] {
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? [];
  const first = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...gap, ...last].map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
