import { hashOf, type Site, tagOf } from './test-site.ts';

/** How a line treats what goes over it: `silent` says nothing at all, `stalls` begins and then says nothing. */
export type Treatment = 'whole' | 'down' | 'cut' | 'silent' | 'stalls';

/** A line between a browser of a test and a site: another site may stand at its end at any time. */
export interface Line {
  site: Site;
  /** How it treats a request, by its address. */
  treat: (path: string) => Treatment | Promise<Treatment>;
  /** Addresses that were asked for. */
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
      const { integrity } = input instanceof Request ? input : request;
      const path = new URL(request.url).pathname;
      line.asked.push(path);
      const treatment = await line.treat(path);
      if (treatment === 'silent') return silence(request.signal);
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

/** Nothing, until whoever asked gives up. */
const silence = (signal: AbortSignal) =>
  new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));

/** A body that begins, and never ends. */
const endless = (begin: string) =>
  new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(begin)) });
