import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

const script = path.join(import.meta.dirname, '..', '..', 'scripts', 'enquiries.ts');

/** Runs the owner's command in a process of its own, which sees nothing of this one's environment but what is given. */
export function ownersCommand(environment: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const options = { env: onlyOf(environment), encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], options);
  return { status, stdout, stderr };
}

/** Starts it in the same way, and does not wait for its end. */
export function startOwnersCommand(
  environment: Readonly<Record<string, string>>,
  ...args: readonly string[]
): ChildProcess {
  return spawn(process.execPath, [script, ...args], { env: onlyOf(environment), stdio: 'ignore' });
}

function onlyOf(environment: Readonly<Record<string, string>>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE, ...environment };
}
