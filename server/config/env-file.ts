import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ConfigError } from './environment.ts';

/**
 * Completes the process's environment by a file of settings, when there is one; what the environment has already wins.
 * @throws ConfigError when the file is there and cannot be read.
 */
export function loadEnvFile(file = '.env'): void {
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(plainLines(textOf(file))))) process.env[name] ??= value;
}

/** Node's reader takes the next line for the value of a name behind which only blanks stand. */
function plainLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/[ \t\r]+$/gm, '');
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new ConfigError(`${file} could not be read: ${code}.`);
  }
}
