import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What fits into one packet of a usual line, bytes. */
const packet = 1_400;

/** A line that loses packets. What is lost is sent again, and all that follows waits for it: so TCP keeps the order. */
export interface LossyLine {
  readonly url: string;
  /** Packets that were lost so far. */
  lost: number;
  close(): Promise<void>;
}

/**
 * Opens such a line to a server.
 * @param share of packets that are lost, 0.05 for one in twenty
 * @param againMs until one that was lost is sent again: a round trip
 * @param random from 0 to 1
 */
export async function openLossyLine(
  server: string,
  share: number,
  againMs: number,
  random: () => number,
): Promise<LossyLine> {
  const open = new Set<Socket>();
  const own = createServer((near) => {
    const far = connect(Number(new URL(server).port), '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => open.delete(from));
      carry(from, to).catch(() => to.destroy());
    }
  });
  const carry = async (from: Socket, to: Socket) => {
    for await (const sent of from) {
      for (let at = 0; at < sent.length; at += packet) {
        if (random() < share) {
          line.lost += 1;
          await pause(againMs);
        }
        to.write(sent.subarray(at, at + packet));
      }
    }
    to.end();
  };
  own.listen(0, '127.0.0.1');
  await once(own, 'listening');
  const line: LossyLine = {
    url: `http://127.0.0.1:${(own.address() as AddressInfo).port}`,
    lost: 0,
    async close() {
      for (const socket of open) socket.destroy();
      own.close();
      await once(own, 'close');
    },
  };
  return line;
}
