import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What happens to a request on the way: it arrives, nobody answers, or the answer breaks off in the middle. */
export type Treatment = 'whole' | 'down' | 'cut';

/** A connection between a browser and a server that can be broken, and lead to another server at any time. */
export interface Line {
  readonly url: string;
  server: string;
  treat: (path: string) => Treatment;
}

/** Opens a connection that treats everything well until it is told otherwise. It ends with the test. */
export async function openLine(server: string): Promise<Line> {
  const proxy = createServer((asked, answer) => {
    const treatment = line.treat(asked.url ?? '/');
    if (treatment === 'down') asked.socket.destroy();
    else forward(asked, answer, line.server, treatment === 'cut');
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  const { port } = proxy.address() as AddressInfo;
  const line: Line = { url: `http://127.0.0.1:${port}`, server, treat: () => 'whole' };
  return line;
}

function forward(asked: IncomingMessage, answer: ServerResponse, server: string, isCut: boolean): void {
  const { method, headers } = asked;
  const onward = request(new URL(asked.url ?? '/', server), { method, headers }, (came) => {
    answer.writeHead(came.statusCode ?? 502, came.headers);
    if (!isCut) return came.pipe(answer);
    const breakOff = () => asked.socket.destroySoon();
    came.once('end', breakOff);
    return came.once('data', (piece: Buffer) => answer.write(piece.subarray(0, piece.length / 2), breakOff));
  });
  onward.on('error', () => asked.socket.destroy());
  answer.on('close', () => onward.destroy());
  asked.pipe(onward);
}
