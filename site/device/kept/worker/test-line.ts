import { onTestFinished, vi } from 'vitest';
import { hashOf, type Site, tagOf } from './test-site.ts';

/** How a line treats what goes over it: `silent` says nothing at all, `stalls` begins and then says nothing. */
export type Treatment = 'whole' | 'down' | 'cut' | 'silent' | 'stalls';

/** A line between a browser of a test and a site: another site may stand at its end at any time. */
export interface Line {
  site: Site;
  /** How it treats a request, by its address. */
  treat: (path: string) => Treatment | Promise<Treatment>;
  /** Addresses that were asked for, with their queries. */
  readonly asked: string[];
  readonly fetch: typeof fetch;
}

/** Opens a line that treats everything well until it is told otherwise. */
export function openLine(site: Site): Line {
  const line: Line = {
    site,
    treat: () => 'whole',
    asked: [],
    async fetch(input, options) {
      const request = new Request(new URL(input instanceof Request ? input.url : input, location.origin), options);
      const { integrity, signal } = input instanceof Request ? input : request;
      const { pathname: path, search } = new URL(request.url);
      line.asked.push(path + search);
      const treatment = await line.treat(path);
      if (treatment === 'silent') return silence(signal);
      const body = treatment === 'down' ? undefined : line.site.bodies[path];
      if (body === undefined) throw new TypeError('no line');
      const sent = treatment === 'whole' ? body : body.slice(0, body.length / 2);
      // As a browser does it: what is not as it was asked for is no answer.
      if (integrity && integrity !== `sha256-${hashOf(sent)}`) throw new TypeError('another file');
      return new Response(treatment === 'stalls' ? endless(sent) : sent, { headers: { etag: tagOf(body) } });
    },
  };
  return line;
}

/** The line says nothing at one address; resolves once that is asked for. */
export function silentAt(line: Line, address: string): Promise<void> {
  const asked = Promise.withResolvers<void>();
  line.treat = (path) => {
    if (path !== address) return 'whole';
    asked.resolve();
    return 'silent';
  };
  return asked.promise;
}

/** What is given up after a time is given up only where the test says that so many milliseconds are over. */
export function heldPatience(): { readonly isOver: (ms: number) => void } {
  const ends: (readonly [number, AbortController])[] = [];
  const held = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const end = new AbortController();
    ends.push([ms, end]);
    return end.signal;
  });
  onTestFinished(() => held.mockRestore());
  return {
    isOver(ms) {
      for (const [after, end] of ends) if (after === ms) end.abort();
    },
  };
}

/** Nothing, until whoever asked gives up. */
function silence(signal: AbortSignal): Promise<never> {
  signal.throwIfAborted();
  return new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
}

/** A body that begins, and never ends. */
const endless = (begin: string) =>
  new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(begin)) });
