import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type Health, health } from '#contract/health.ts';
import { type StoreConnection, StoreUnavailable } from '../db/connection.ts';
import { NewerDatabaseError, type Store } from '../db/open-store.ts';
import { countMail, type OutboxCounts } from '../db/tables/outbox.ts';
import { readState, writeState } from '../db/tables/server-state.ts';
import type { Outbox } from '../email/outbox.ts';
import { errorResponse, jsonResponse } from './openapi.ts';

/** One look at the store serves everyone who asks in this time: asking cannot be used to keep the store busy. */
const cacheMs = 3000;

const healthSchema = {
  summary: 'State of store and mail',
  response: { 200: jsonResponse('Questions can be stored', health), 503: jsonResponse('They cannot', health) },
};

const ready = z.object({ ready: z.literal(true) });
const readySchema = {
  summary: 'Whether this process takes requests, for load balancers',
  response: { 200: jsonResponse('It does', ready), 503: errorResponse('It is about to stop') },
};

/**
 * GET /api/health: for monitors, and for an owner who wants to know whether mail is stuck. GET /api/ready: for load
 * balancers, whether this process takes requests. It does as long as it answers: while the store is away it still serves
 * the pages, and a balancer that took it out would take the pages away too.
 */
export function addHealthRoute(app: FastifyInstance, connection: StoreConnection, outbox: HealthOfOutbox): void {
  const look = cachedFor(cacheMs, () => checkHealth(connection, outbox));
  app.get('/api/health', { schema: healthSchema }, async (_request, reply) => {
    const state = await look();
    return reply
      .code(state.store === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(state);
  });

  // A process that is about to stop answers 503 to everything, and so here too.
  app.get('/api/ready', { schema: readySchema }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ready: true }),
  );
}

/** `insecure`: mail may travel in clear. */
export type HealthOfOutbox = Pick<Outbox, 'state'> & { readonly insecure?: boolean };

/** State of store and mail; never throws. */
export async function checkHealth(connection: StoreConnection, outbox: HealthOfOutbox): Promise<Health> {
  try {
    const store = await connection.use(checkStore);
    if (!connection.wasFull()) return healthOf(store, outbox);
  } catch (error) {
    // Anything else is in the log of whatever needs the store.
    if (error instanceof StoreUnavailable && error.cause instanceof NewerDatabaseError)
      return { status: 'down', store: 'down', reason: error.cause.message };
  }
  return { status: 'down', store: 'down' };
}

/** A mailbox that defers unknown senders takes the second try, at most four minutes after the first. */
const mostMinutesToOwner = 5;

function minutesSince(time: number | null): number {
  return time === null ? 0 : Math.max(0, Math.floor((Date.now() - time) / 60_000));
}

function healthOf({ mail, clockSuspect, removalWaits }: StoreHealth, outbox: HealthOfOutbox): Health {
  const { pending, dead, refused, putOff, oldest, oldestForOwner } = mail;
  const transport = outbox.state();
  const oldestMinutes = minutesSince(oldest);
  const isLate = minutesSince(oldestForOwner) > mostMinutesToOwner;
  const removal = clockSuspect ? 'clock-suspect' : removalWaits > 0 ? 'waits' : 'ok';
  const well = dead === 0 && putOff === 0 && !isLate && transport !== 'down' && removal === 'ok';
  return {
    status: well ? 'ok' : 'degraded',
    store: 'ok',
    outbox: { pending, dead, refused, putOff, oldestMinutes, transport, insecure: outbox.insecure ?? false },
    removal,
  };
}

/**
 * Work whose result serves every call within `milliseconds` of its end, and every call while it is under way. Time is the
 * process's own, which no clock change moves.
 */
function cachedFor<Result>(milliseconds: number, work: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<Result> | undefined;
  let endedAt = Number.POSITIVE_INFINITY;
  return () => {
    if (current && performance.now() - endedAt < milliseconds) return current;
    endedAt = Number.POSITIVE_INFINITY;
    current = work().finally(() => {
      endedAt = performance.now();
    });
    return current;
  };
}

interface StoreHealth {
  readonly mail: OutboxCounts;
  /** The clock has jumped, so nothing is deleted. */
  readonly clockSuspect: boolean;
  /** Rows that have expired and wait for the owner's word. */
  readonly removalWaits: number;
}

/** Writes, reads back what was written, and counts. Throws when the store does not keep what it is given. */
async function checkStore({ db }: Store): Promise<StoreHealth> {
  const mark = randomInt(2 ** 32);
  return db.transaction().execute(async (transaction) => {
    await writeState(transaction, 'heartbeat', mark);
    if ((await readState(transaction, 'heartbeat')) !== mark) throw new Error('the store forgets');
    return {
      mail: await countMail({ db: transaction }),
      clockSuspect: (await readState(transaction, 'clock-suspect')) === 1,
      removalWaits: (await readState(transaction, 'removal-waits')) ?? 0,
    };
  });
}
