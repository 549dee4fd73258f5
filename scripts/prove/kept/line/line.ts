import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a line treats what goes over it. */
export type Treatment = 'whole' | 'down' | 'portal' | 'cut' | 'stripped';

/** A line between a browser and a server: it can be broken in the ways that lines are, and lead to another server at any time. */
export interface Line {
  readonly url: string;
  /** Where it leads. */
  server: string;
  /** How it treats a request, by its address. */
  treat: (path: string) => Treatment;
  /** Addresses that came over it. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** What a hotel's network answers in place of every page, script and picture. */
const portalPage = '<!doctype html><title>Welcome</title><h1>Accept the terms of this network</h1>';

/** Headers of an answer that meddling proxies take away. */
const strippedHeaders = [
  'etag',
  'content-security-policy',
  'cache-control',
  'vary',
  'content-length',
  'link',
  'last-modified',
];
/** Those of a request: what is left asks for plain bytes, and for all of them. */
const unasked = ['accept-encoding', 'if-none-match', 'if-modified-since'];

/** Opens a line that treats everything well until it is told otherwise. */
export async function openLine(server: string): Promise<Line> {
  const own = createServer((asked, answer) => {
    line.asked.push(asked.url ?? '');
    const treatment = line.treat(asked.url ?? '');
    if (treatment === 'down') asked.socket.destroy();
    else if (treatment === 'portal') answer.writeHead(200, { 'content-type': 'text/html' }).end(portalPage);
    else pass(asked, answer, line.server, treatment);
  });
  own.listen(0, '127.0.0.1');
  await once(own, 'listening');
  const { port } = own.address() as AddressInfo;
  const line: Line = {
    url: `http://127.0.0.1:${port}`,
    server,
    treat: () => 'whole',
    asked: [],
    async close() {
      own.closeAllConnections();
      own.close();
      await once(own, 'close');
    },
  };
  return line;
}

function pass(asked: IncomingMessage, answer: ServerResponse, server: string, treatment: Treatment): void {
  const { method, url } = asked;
  const headers = Object.entries(asked.headers).filter(([name]) => treatment !== 'stripped' || !unasked.includes(name));
  const options = { method, headers: Object.fromEntries(headers) };
  const onward = request(new URL(url ?? '/', server), options, (came) => {
    const kept = Object.entries(came.headers).filter(
      ([name]) => treatment !== 'stripped' || !strippedHeaders.includes(name),
    );
    answer.writeHead(came.statusCode ?? 502, Object.fromEntries(kept));
    if (treatment !== 'cut') came.pipe(answer);
    else {
      const gone = () => asked.socket.destroy();
      // Of an answer without a body there is no half.
      came.once('end', gone);
      came.once('data', (piece: Buffer) => {
        came.off('end', gone);
        answer.write(piece.subarray(0, Math.ceil(piece.length / 2)), () => asked.socket.destroySoon());
      });
    }
  });
  onward.on('error', () => asked.socket.destroy());
  answer.on('close', () => onward.destroy());
  asked.pipe(onward);
}
