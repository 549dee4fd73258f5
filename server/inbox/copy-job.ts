import { fork } from 'node:child_process';
import type { StoreLocation } from '../db/open-store.ts';
import type { CopyEventName, Millis } from '../db/schema.ts';

export interface CopyJob {
  readonly location: StoreLocation;
  readonly file?: string;
  /** When a backup was last restored before the page was made; 0 for never. */
  readonly was: Millis;
}

/** The name of the backup that was made, and how many records a restore erased again; or what was wrong. `repeated`: it was pressed twice. */
export type CopyResult =
  | { readonly made: string; readonly erased?: number }
  | { readonly fault: 'broken' | 'newer' | 'failed' | 'repeated' };

/** Works in a process of its own, which ends with the server. */
export function runCopyJob(job: CopyJob): Promise<CopyResult> {
  const child = fork(new URL('copy-process.ts', import.meta.url), {
    // The job brings the settings that the process needs.
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve) => {
    const fail = () => resolve({ fault: 'failed' });
    child
      .once('message', (result: CopyResult) => resolve(result))
      .once('exit', fail)
      .once('error', fail);
    child.send(job);
  });
}

/** The entries of the inbox's log about a result; `name` is that of the restored backup. */
export function eventsOf(result: CopyResult, name?: string): readonly (readonly [CopyEventName, string])[] {
  if ('fault' in result) {
    if (result.fault === 'repeated') return [];
    return [name === undefined ? ['backup-failed', ''] : [`restore-${result.fault}`, name]];
  }
  const { made, erased = 0 } = result;
  const again = erased > 0 ? ([['erased-again', String(erased)]] as const) : [];
  return [['backed-up', made], ...(name === undefined ? [] : [['restored', name] as const]), ...again];
}
