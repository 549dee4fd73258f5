import { connect } from 'node:net';

/** What one run of requests saw. Times in milliseconds. */
export interface PageLoad {
  readonly perSecond: number;
  readonly half: number;
  readonly ninetyNine: number;
  readonly statuses: ReadonlyMap<number, number>;
}

interface LoadPlan {
  readonly paths: readonly string[];
  readonly requests: number;
  readonly connections: number;
  /** More lines of each request's head, each with its end of line. */
  readonly headers?: string;
  /** From so many addresses of this machine; from one when left out. One client may hold only so many connections. */
  readonly clients?: number;
}

/**
 * Asks for pages on kept-alive connections, one request after the other on each, and reads every answer to its end. Written
 * on bare sockets, so that the client takes as little of the machine from the server as it can.
 */
export async function loadPages(origin: string, plan: LoadPlan): Promise<PageLoad> {
  const times: number[] = [];
  const statuses = new Map<number, number>();
  let next = 0;
  const started = performance.now();
  const one = async (n: number) => {
    const line = openLine(origin, plan.clients ? `127.0.0.${(n % plan.clients) + 1}` : undefined);
    while (next < plan.requests) {
      const path = plan.paths[next++ % plan.paths.length] ?? '/';
      const asked = performance.now();
      const status = await line.ask(path, plan.headers);
      times.push(performance.now() - asked);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    line.close();
  };
  await Promise.all(Array.from({ length: plan.connections }, (_unused, n) => one(n)));
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: plan.requests / seconds, half: at(0.5), ninetyNine: at(0.99), statuses };
}

/** One connection. `ask` resolves with the status once the whole answer has arrived. */
export function openLine(origin: string, localAddress?: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), ...(localAddress ? { localAddress } : {}) });
  let waiting: { resolve: (status: number) => void; reject: (error: Error) => void } | undefined;
  let head = '';
  let missing = 0;
  let status = 0;
  socket.on('data', (chunk) => {
    let rest = chunk;
    if (missing === 0) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      status = Number(head.slice(9, 12));
      missing = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
      rest = chunk.subarray(chunk.length - (head.length - end - 4));
      head = '';
    }
    missing -= rest.length;
    if (missing <= 0) waiting?.resolve(status);
  });
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error('the server closed the connection')));
  return {
    ask: (path: string, headers = '') =>
      new Promise<number>((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n${headers}\r\n`,
        );
      }),
    close: () => {
      waiting = undefined;
      socket.destroy();
    },
  };
}
