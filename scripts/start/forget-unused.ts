import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Takes out of a cache and its folders what nobody has written or touched since a moment (epoch milliseconds). */
export function forgetUnused(folder: string, since: number): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    // Some systems keep the time of a file in whole seconds.
    if (entry.isFile() && statSync(file).mtimeMs < since - 1000) rmSync(file);
  }
}
