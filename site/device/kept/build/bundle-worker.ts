import path from 'node:path';
import { build, type Rolldown } from 'vite';
import type { LedTo } from '../edition.ts';

const folder = path.join(import.meta.dirname, '../worker');

/** The worker that keeps the site: the same for every edition that the code of this one can keep. */
export const workerScript = (ledTo: LedTo): Promise<string> => bundle('worker.ts', { LED_TO: JSON.stringify(ledTo) });

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
