import type { FastifyRequest } from 'fastify';
import type { ErrorHandler } from '../../answers/refusals/errors.ts';
import { TooManyRequests } from '../../answers/refusals/public-error.ts';
import { type Counters, memoryCounters } from './counters/counters.ts';
import type { EndpointLimits, LimitedEndpoint, Limits } from './default-limits.ts';
import { type Lane, lane, type Outcome } from './lane.ts';

/** Counts the requests of the limited endpoints. */
export interface RequestLimits {
  /**
   * Counts a request whose body was accepted. A counter that cannot count (its database is away) lets it through: the
   * endpoint then says what is wrong.
   * @returns Takes the request back when nothing came of it, such as one that was sent twice.
   * @throws TooManyRequests
   */
  take(endpoint: LimitedEndpoint, request: FastifyRequest, urgency?: string): Promise<() => Promise<void>>;
  /**
   * Counts a request that was refused. They have counters of their own: however many somebody sends, the accepted ones
   * lose no place.
   * Its answer says what is wrong, until this client has sent very many of them; then it is 429.
   */
  countingRefusals(endpoint: LimitedEndpoint, answer: ErrorHandler): ErrorHandler;
}

/** So many times the client's limit of refused requests get to hear what is wrong. */
const patience = 3;

/** @param onLimited Hears of every request that a limit turned away. */
export function limitRequests(
  counters: Counters,
  limits: Limits,
  onLimited: (endpoint: LimitedEndpoint) => void = () => {},
): RequestLimits {
  const lanes = Object.fromEntries(
    Object.entries(limits).map(([endpoint, own]) => [endpoint, lanesOf(counters, endpoint, own)]),
  ) as Record<LimitedEndpoint, Lanes>;

  const limited = (endpoint: LimitedEndpoint, retryAfterMs: number) => {
    onLimited(endpoint);
    return new TooManyRequests(retryAfterMs);
  };

  return {
    async take(endpoint, request, urgency) {
      const { emergencies, all } = lanes[endpoint];
      const outcome = await placeIn(urgency === 'emergency' ? [emergencies, all] : [all], request);
      if (!outcome.allowed) throw limited(endpoint, outcome.retryAfterMs);
      return () => outcome.giveBack().catch((error) => cannotCount(request, error));
    },
    countingRefusals: (endpoint, answer) => async (error, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500 || status === 429) return answer(error, request, reply);
      const outcome = await lanes[endpoint].refused.take(request.ip);
      return answer(outcome.allowed ? error : limited(endpoint, outcome.retryAfterMs), request, reply);
    },
  };
}

interface Lanes {
  readonly emergencies: Lane | undefined;
  readonly all: Lane;
  readonly refused: Lane;
}

function lanesOf(counters: Counters, name: string, { client, everyone, emergencies }: EndpointLimits): Lanes {
  return {
    emergencies: emergencies && lane(counters, `${name}:emergencies`, emergencies.client, emergencies.everyone),
    all: lane(counters, name, client, everyone),
    // In this process whatever the store: a database round trip for each piece of nonsense would be a gift to its sender.
    refused: lane(memoryCounters, name, { ...client, requests: client.requests * patience }),
  };
}

/** A place in the first lane that has one; otherwise the shortest wait. */
async function placeIn(lanes: readonly (Lane | undefined)[], request: FastifyRequest): Promise<Outcome> {
  let retryAfterMs = Number.POSITIVE_INFINITY;
  try {
    for (const candidate of lanes) {
      if (!candidate) continue;
      const outcome = await candidate.take(request.ip);
      if (outcome.allowed) return outcome;
      retryAfterMs = Math.min(retryAfterMs, outcome.retryAfterMs);
    }
    return { allowed: false, retryAfterMs };
  } catch (error) {
    cannotCount(request, error);
    return { allowed: true, giveBack: async () => {} };
  }
}

function cannotCount(request: FastifyRequest, error: unknown): void {
  request.log.warn({ code: error instanceof Error ? error.name : 'unknown' }, 'the rate limiter could not count');
}
