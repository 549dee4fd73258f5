import { spawnSync } from 'node:child_process';
import path from 'node:path';

const script = path.join(import.meta.dirname, '..', '..', 'scripts', 'enquiries.ts');

/** Runs the owner's command in a process of its own, which sees nothing of this one's environment but what is given. */
export function ownersCommand(environment: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}
