import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../answers/language-of.ts';
import { wordsForStatus } from '../../answers/refusals/errors.ts';

/** Which methods the routes of an address take. */
export type MethodsOf = (path: string) => readonly string[];

/** Watches the routes as they are registered; call it before the first one. */
export function watchMethods(app: FastifyInstance): MethodsOf {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set();
    for (const name of [method].flat()) known.add(name);
    methods.set(url, known);
  });
  return (path) => [...(methods.get(path) ?? [])].sort();
}

/**
 * What no route takes: 405 with the methods that the address does take, or 404 when there is nothing at it.
 * @param methodsOf The methods of an address, pages included.
 */
export function answerUnknown(app: FastifyInstance, methodsOf: MethodsOf): void {
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsOf(request.url.split('?', 1)[0] ?? '');
    if (allowed.length > 0) reply.code(405).header('allow', allowed.join(', '));
    else reply.code(404);
    return reply
      .header('cache-control', 'no-store')
      .send({ error: wordsForStatus(languageOf(request), reply.statusCode) });
  });
}
