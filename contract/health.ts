import * as z from 'zod/mini';

/** GET /api/health: 200 when questions can be stored, 503 when they cannot. */
export const health = z.object({
  /** `degraded`: questions are stored, but mail needs the owner's attention. */
  status: z.enum(['ok', 'degraded', 'down']),
  store: z.enum(['ok', 'down']),
  outbox: z.optional(
    z.object({
      /** Messages that wait for their turn. */
      pending: z.int(),
      /** Messages that were given up; the owner's command `mail --retry` gives them another chance. */
      dead: z.int(),
      /** Minutes that the oldest waiting message has waited. */
      oldestMinutes: z.int(),
      /** How mail leaves: by a server that answers, a server that does not, or as files. */
      transport: z.enum(['ok', 'down', 'files']),
    }),
  ),
});
export type Health = z.infer<typeof health>;
