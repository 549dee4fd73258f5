import * as z from 'zod/mini';

/** GET /api/health: 200 when questions can be stored, 503 when they cannot. The table in docs/operations.md explains it. */
export const health = z.object({
  /** `degraded`: questions are stored, but something needs the owner's attention. */
  status: z.enum(['ok', 'degraded', 'down']),
  /** Whether the store kept what was written to it a moment ago. */
  store: z.enum(['ok', 'down']),
  /** Why the store is down, in a sentence for the operator, where a restart would not help. */
  reason: z.optional(z.string()),
  outbox: z.optional(
    z.object({
      /** Messages that wait for their turn. */
      pending: z.int(),
      /** Messages that were given up; the owner's command `mail --retry` gives them another chance. */
      dead: z.int(),
      /** Messages that the recipient's own mailbox refused: nothing to put right. */
      refused: z.int(),
      /** Messages for the owner that were put off several times: the mail server answers, and does not take them. */
      putOff: z.int(),
      /** Minutes that the oldest waiting message has waited. */
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
