import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The Firefox of this machine: the file that FIREFOX names, or else the first `firefox-esr` or `firefox` in PATH. Undefined
 * when there is none. Throws when FIREFOX names a file that is not there.
 */
export function findFirefox({ FIREFOX, PATH = '' }: NodeJS.ProcessEnv, exists = existsSync): string | undefined {
  if (FIREFOX) {
    if (exists(FIREFOX)) return FIREFOX;
    throw new Error(`FIREFOX names ${FIREFOX}, which is not there.`);
  }
  const folders = PATH.split(path.delimiter).filter((folder) => folder !== '');
  const programs = ['firefox-esr', 'firefox'].flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return programs.find((program) => exists(program));
}
