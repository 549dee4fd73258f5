import type { Server } from 'node:http';
import { answerRaw } from '../../answers/refusals/raw-answers.ts';

/** Refuses an `Expect` that is not "100-continue". Node does so by itself, but without our headers and without a word. */
export function refuseExpectations(server: Server, headers: Readonly<Record<string, string>>): void {
  server.on('checkExpectation', ({ socket }) => answerRaw(socket, 417, headers));
}
