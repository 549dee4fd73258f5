import * as z from 'zod/mini';

/** GET /api/health: 200 when questions can be stored, 503 when they cannot. The table in docs/operations.md explains it. */
export const health = z.object({
  /** `degraded`: questions are stored, but something needs the owner's attention. */
  status: z.enum(['ok', 'degraded', 'down']),
  /** Whether a test write to the database succeeded. */
  store: z.enum(['ok', 'down']),
  /** Why the store is down, in a sentence for the operator, where a restart would not help. */
  reason: z.optional(z.string()),
  outbox: z.optional(
    z.object({
      pending: z.int(),
      /** Messages that failed for good; the command `mail --retry` queues them again. */
      dead: z.int(),
      /** Messages that the recipient's mailbox rejected: nothing to fix. */
      refused: z.int(),
      /** Messages to the owner that the mail server deferred several times. */
      putOff: z.int(),
      /** Age of the oldest queued message in minutes. */
      oldestMinutes: z.int(),
      /** How mail leaves: by a server that answers, a server that does not, or as files. */
      transport: z.enum(['ok', 'down', 'files']),
      /** Whether mail may travel in clear (SMTP_INSECURE). */
      insecure: z.boolean(),
    }),
  ),
  /** Deleting what has expired: it goes on, the clock has jumped, or so much has expired that the owner must confirm. */
  removal: z.optional(z.enum(['ok', 'clock-suspect', 'waits'])),
});
export type Health = z.infer<typeof health>;
