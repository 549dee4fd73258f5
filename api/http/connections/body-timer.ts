import type { FastifyInstance } from 'fastify';
import { answerRaw } from '../../answers/refusals/raw-answers.ts';
import { isMultipart } from '../requests/form-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route takes files, which may arrive slowly. */
    takesFiles?: boolean;
  }
}

/** How long a body may take, in milliseconds; with files, on a bad line, longer. */
export interface BodyPatience {
  readonly bodyMs: number;
  readonly filesMs: number;
}

/**
 * Ends a request whose body does not arrive in time. Node's own limit on a request ends half headers, but was measured to
 * leave half bodies open for a minute and a half.
 * A route that has answered without it, such as one that refuses it for its length, keeps the connection no longer.
 * @param headers Headers of the answer, which is written below the framework: the route is still waiting for the body.
 */
export function limitBodies(
  app: FastifyInstance,
  { bodyMs, filesMs }: BodyPatience,
  headers: Readonly<Record<string, string>>,
): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (raw.complete || !hasBody(raw.headers)) return;
    const withFiles = routeOptions.config.takesFiles && isMultipart(raw.headers['content-type']);
    const timer = setTimeout(
      () => {
        if (reply.raw.headersSent) raw.destroy();
        else answerRaw(raw.socket, 408, headers);
      },
      withFiles ? filesMs : bodyMs,
    ).unref();
    const stop = () => clearTimeout(timer);
    // Not every edition of Node closes a request once its body is read.
    raw.once('end', stop);
    raw.once('close', stop);
  });
}

function hasBody(headers: { readonly [name: string]: unknown }): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
