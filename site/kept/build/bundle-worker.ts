import path from 'node:path';
import { build, type Rolldown } from 'vite';
import type { Edition } from '../edition.ts';

const folder = path.join(import.meta.dirname, '../worker');

/** The worker of an edition. */
export const workerScript = (edition: Edition): Promise<string> =>
  bundle('worker.ts', { KEPT_EDITION: JSON.stringify(edition) });

/** The worker that takes everything away. */
export const stoppingScript = (): Promise<string> => bundle('stopping.ts', {});

/** One script: older browsers start no worker from modules. */
async function bundle(entry: string, define: Readonly<Record<string, string>>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      rollupOptions: { input: path.join(folder, entry), output: { format: 'iife' } },
    },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const [script] = output?.output ?? [];
  if (!script) throw new Error(`${entry} could not be built`);
  return script.code;
}
