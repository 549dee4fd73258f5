import type { FastifyInstance } from 'fastify';
import { wordsForStatus } from './errors.ts';
import { languageOf } from './language-of.ts';

/** The methods that the routes of a path take. */
export type MethodsOf = (path: string) => readonly string[];

/** Collects the methods of the routes as they are registered; call it before the first one. */
export function collectMethods(app: FastifyInstance): MethodsOf {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set();
    for (const name of [method].flat()) known.add(name);
    methods.set(url, known);
  });
  return (path) => [...(methods.get(path) ?? [])].sort();
}

/**
 * Answers what no route takes: 405 with `Allow` when the address takes other methods, or 404.
 * @param methodsOf The methods of an address, pages included.
 */
export function handleNotFound(app: FastifyInstance, methodsOf: MethodsOf): void {
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsOf(request.url.split('?', 1)[0] ?? '');
    if (allowed.length > 0 && !allowed.includes(request.method)) reply.code(405).header('allow', allowed.join(', '));
    else reply.code(404);
    return reply
      .header('cache-control', 'no-store')
      .send({ error: wordsForStatus(languageOf(request), reply.statusCode) });
  });
}
