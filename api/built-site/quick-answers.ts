import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { once } from '#core/basis/memoize.ts';
import type { Metrics } from '../http/metrics/metrics.ts';
import { hostsNamed } from '../http/requests/one-host.ts';
import { chooseEncoding, type Encoding } from './accept-encoding.ts';
import type { Site, SiteFile } from './load-site.ts';
import { isFont, matches, type PageSender } from './serve-site.ts';

/** An answer whose every byte but the date is known. */
interface Ready {
  readonly etag: string;
  readonly whole: string[];
  readonly unchanged: string[];
  readonly body: Buffer;
}

interface QuickParts {
  readonly site: Site;
  readonly sender: PageSender;
  readonly isProxy: (address: string) => boolean;
  readonly metrics: Metrics | undefined;
}

/**
 * Answers what nearly everybody asks for, a file of the site that lies in memory in an encoding that we hold, before the framework
 * is woken: its hooks and routes take longer than Node takes for the answer. Whatever is not plain about a request goes the
 * whole way: another method or version, a body, a second host, a query, a proxy that nobody named, an answer before it that
 * still waits on its connection, an address that has a route of its own. Both ways send the same. Call it before the first route.
 */
export function answerQuickly(app: FastifyInstance, { site, sender, isProxy, metrics }: QuickParts): void {
  const ready = new Map<SiteFile, ReadyIn>();
  const hasRoute = watchRoutes(app);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  function answerFor({ url = '', headers }: IncomingMessage): Ready | undefined {
    const file = site.files.get(url);
    if (!file || isFont(file) || url.endsWith('/404')) return undefined;
    const known = ready.get(file) ?? (hasRoute(url) ? nothingReady : readyOf(file, sender));
    ready.set(file, known);
    return known.get(encodingFor(headers['accept-encoding'], file))?.();
  }

  const slowly = app.server.listeners('request');
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const answer = !isClosing && isPlain(request, response, isProxy) ? answerFor(request) : undefined;
    if (!answer) {
      for (const listener of slowly) listener.call(app.server, request, response);
      return;
    }
    if (metrics) count(response, metrics);
    send(request, response, answer);
  });
}

/** Whether the application itself answers a GET at an address; the route of all files does not count. */
function watchRoutes(app: FastifyInstance): (address: string) => boolean {
  const routes: string[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (url !== '/*' && [method].flat().includes('GET')) routes.push(url);
  });
  return (address) =>
    routes.some((route) => {
      const [fixed = ''] = route.split(/[:*]/, 1);
      return fixed === route ? address === route : address.startsWith(fixed);
    });
}

function count(response: ServerResponse, metrics: Metrics): void {
  const begun = performance.now();
  response.once('close', () => metrics.answered('GET', '/*', response.statusCode, (performance.now() - begun) / 1000));
}

function isPlain(request: IncomingMessage, response: ServerResponse, isProxy: QuickParts['isProxy']): boolean {
  const { headers, rawHeaders, socket } = request;
  return (
    request.method === 'GET' &&
    request.httpVersion === '1.1' &&
    // Without one, an earlier answer is still to be sent.
    response.socket !== null &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    (headers['x-forwarded-for'] === undefined || isProxy(socket.remoteAddress ?? '')) &&
    hostsNamed(rawHeaders) === 1
  );
}

/** The answers of a file, each made when its encoding is first asked for: a body that few take is not in memory before. */
type ReadyIn = ReadonlyMap<Encoding, () => Ready | undefined>;

const nothingReady: ReadyIn = new Map();

/** What is held compressed is unfolded for few: those go the whole way. */
function readyOf(file: SiteFile, sender: PageSender): ReadyIn {
  const encodings = file.held.length > 1 ? file.held.filter((encoding) => encoding !== 'identity') : file.held;
  return new Map(encodings.map((encoding) => [encoding, once(() => readyIn(encoding, file, sender))]));
}

function readyIn(encoding: Encoding, file: SiteFile, sender: PageSender): Ready | undefined {
  const variant = file.variants.get(encoding);
  const body = variant?.body;
  if (!variant || !Buffer.isBuffer(body)) return undefined;
  const unchanged = Object.entries(sender.heads(file, variant)).flat();
  const ofBody = ['content-type', file.type, 'content-length', String(body.length)];
  const coded = encoding === 'identity' ? [] : ['content-encoding', encoding];
  return { etag: variant.etag, unchanged, whole: [...unchanged, ...coded, ...ofBody], body };
}

/** Browsers send a handful of different ones. */
const mostKept = 100;
const longestKept = 200;
const chosen = new Map<string, Encoding>();

function encodingFor(header: string | undefined, { held }: SiteFile): Encoding {
  if (!header || held.length === 1) return 'identity';
  const known = chosen.get(header);
  if (known) return known;
  const encoding = chooseEncoding(header, held);
  if (chosen.size < mostKept && header.length < longestKept) chosen.set(header, encoding);
  return encoding;
}

function send({ headers }: IncomingMessage, response: ServerResponse, answer: Ready): void {
  const isHeld = matches(headers['if-none-match'], answer.etag);
  // A connection stays open without saying so since HTTP/1.1.
  response.removeHeader('connection');
  response.writeHead(isHeld ? 304 : 200, isHeld ? answer.unchanged : answer.whole);
  response.end(isHeld ? undefined : answer.body);
}
