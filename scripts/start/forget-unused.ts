import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Takes out of a cache what nobody has written or touched since a moment (epoch milliseconds). */
export function forgetUnused(folder: string, since: number): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    // Some systems keep the time of a file in whole seconds.
    if (statSync(file).mtimeMs < since - 1000) rmSync(file);
  }
}
