import { existsSync } from 'node:fs';
import path from 'node:path';

/** A program that npm cannot bring: the setting that may name its file, what it is called in PATH, and its Debian package. */
export interface Program {
  readonly setting: string;
  readonly names: readonly string[];
  readonly debian: string;
}

export const firefox: Program = { setting: 'FIREFOX', names: ['firefox-esr', 'firefox'], debian: 'firefox-esr' };
export const webKit: Program = { setting: 'WEBKIT_DRIVER', names: ['WebKitWebDriver'], debian: 'webkit2gtk-driver' };
/** A screen that nobody looks at, where the machine has none: WebKitGTK draws on nothing else. */
export const screen: Program = { setting: 'XVFB', names: ['Xvfb'], debian: 'xvfb' };

/**
 * The program on this machine: the file that its setting names, or else the first of its names in PATH. Undefined when there
 * is none. Throws when the setting names a file that is not there.
 */
export function findProgram(
  { setting, names }: Program,
  env: NodeJS.ProcessEnv,
  exists = existsSync,
): string | undefined {
  const told = env[setting];
  if (told) {
    if (exists(told)) return told;
    throw new Error(`${setting} names ${told}, which is not there.`);
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((program) => exists(program));
}
