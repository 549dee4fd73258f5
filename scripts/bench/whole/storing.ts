import { spawnSync } from 'node:child_process';

/** Durable questions a second on one store, and what the database alone takes of the same rows. */
export interface Storing {
  readonly engine: string;
  readonly ours: number;
  readonly raw: number;
}

/** Runs `prove/load/throughput.ts` and reads the line that it prints for each store. */
export function measureStoring(): readonly Storing[] {
  const { stdout, status } = spawnSync('node', ['scripts/prove/load/throughput.ts'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`a question was lost:\n${stdout}`);
  return storingIn(stdout);
}

/** @throws Error when the text holds no figure, which would pass for nothing to tell */
export function storingIn(text: string): readonly Storing[] {
  const lines = /^(\w+): (\d+) durable questions a second .*of the (\d+) a second without a server;/gm;
  const found = Array.from(text.matchAll(lines), ([, engine = '', ours, raw]) => ({
    engine,
    ours: Number(ours),
    raw: Number(raw),
  }));
  if (found.length === 0) throw new Error(`no figure in:\n${text}`);
  return found;
}
