/** The kept answers of a browser of a test, as much of them as the worker uses. */
export function testCaches(): CacheStorage {
  const all = new Map<string, Cache>();
  return {
    async open(name: string) {
      const cache = all.get(name) ?? testCache();
      all.set(name, cache);
      return cache;
    },
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    keys: async () => [...all.keys()],
    match: async (key: RequestInfo, { cacheName = '' }: MultiCacheQueryOptions = {}) => all.get(cacheName)?.match(key),
  } as CacheStorage;
}

function testCache(): Cache {
  const answers = new Map<string, Response>();
  const urlOf = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : key, location.origin).href;
  return {
    match: async (key: RequestInfo) => answers.get(urlOf(key))?.clone(),
    // Half an answer is not kept: it rejects.
    put: async (key: RequestInfo, { body, status, headers }: Response) =>
      void answers.set(urlOf(key), new Response(await new Response(body).arrayBuffer(), { status, headers })),
    delete: async (key: RequestInfo) => answers.delete(urlOf(key)),
    keys: async () => [...answers.keys()].map((url) => new Request(url)),
  } as Partial<Cache> as Cache;
}
