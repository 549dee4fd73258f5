import { spawn } from 'node:child_process';
import path from 'node:path';

/** Runs a program of the project in the foreground and resolves to its exit code (a signal counts as 1). */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const PATH = [path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, PATH, ASTRO_TELEMETRY_DISABLED: '1', ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
