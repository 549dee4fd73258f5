import * as z from 'zod/mini';

/** What is counted: a telephone number tapped, a form sent, a tool that gave a result. */
export const countKinds = ['call', 'form', 'tool'] as const;
export type CountKind = (typeof countKinds)[number];

/** POST /api/count, as its query. Forms are counted by the server, when they are stored. */
export const countRequest = z.object({ kind: z.enum(['call', 'tool']), page: z.string().check(z.maxLength(200)) });
