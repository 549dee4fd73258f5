import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** The server as an owner starts it, on the built site. */
const program = 'server/server.ts';

export interface RunningServer {
  readonly child: ChildProcess;
  readonly url: string;
}

export type Environment = Readonly<Record<string, string>>;

/** Starts a server process on a free port and waits until it listens. It ends with the test. */
export async function startServer(environment: Environment, nodeFlags: readonly string[] = []): Promise<RunningServer> {
  const child = spawn(process.execPath, [...nodeFlags, program], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', TRUST_PROXY: 'loopback', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  for await (const line of createInterface(child.stdout)) {
    const port = /localhost:(\d+)$/.exec(line)?.[1];
    if (port) return { child, url: `http://127.0.0.1:${port}` };
  }
  throw new Error('the server ended before it listened');
}

/** Ends a server process, in order or at once, and waits until it is gone. */
export async function stopServer({ child }: RunningServer, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
