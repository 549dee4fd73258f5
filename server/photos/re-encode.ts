import { type ChildProcess, fork } from 'node:child_process';
import type { Upload } from './upload.ts';

/** A re-encoded picture: JPEG, upright, without metadata. */
export type Photo = Buffer;

type Result = Photo | 'too-large' | undefined;

/** Pictures decoded at once, each in a process of its own. */
export const processes = 2;
/** Memory of such a process, in bytes. A regular picture of the largest size takes 350 MB. See `MemoryMax` in `deploy`. */
export const maxMemoryBytes = 450 * 1024 * 1024;
/** Longer than all attempts at one picture take on a busy machine. */
const timeoutMs = 60_000;
/** An idle process ends after this time. */
const idleMs = 30_000;

const places = createSemaphore(processes);
const idle: ChildProcess[] = [];

/**
 * Re-encodes an upload in a child process with limits on memory and time, so that a crafted picture cannot end the server.
 * `too-large` when it has too many pixels; undefined when it is not a complete picture of an accepted format, is too complex, or takes
 * too long.
 * @param who Key of the client, for fair queuing.
 */
export async function encodePhoto({ read, size }: Upload, who: string, isEmergency = false): Promise<Result> {
  if (size === 0) return undefined;
  const work = async () => {
    const bytes = await read();
    const used = idle.pop();
    const photo = await jpegBy(used ?? startProcess(), bytes);
    // A used process ended: memory that earlier pictures left in it says nothing about this one.
    const result = photo === 'ended' && used ? await jpegBy(startProcess(), bytes) : photo;
    return result === 'ended' ? undefined : result;
  };
  return places.use(who, work, isEmergency);
}

function keepIdle(child: ChildProcess): void {
  idle.push(child);
  setTimeout(endIfIdle, idleMs, child).unref();
}

function endIfIdle(child: ChildProcess): void {
  if (remove(child)) child.kill();
}

/** False when the process was not idle. */
function remove(child: ChildProcess): boolean {
  const at = idle.indexOf(child);
  if (at !== -1) idle.splice(at, 1);
  return at !== -1;
}

function startProcess(): ChildProcess {
  const child = fork(new URL('picture-process.ts', import.meta.url), [String(maxMemoryBytes)], {
    serialization: 'advanced',
    execArgv: [],
    // No settings: the process reads pictures of strangers and needs no secret.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.once('disconnect', () => remove(child)).on('error', () => remove(child));
  child.unref();
  child.channel?.unref();
  return child;
}

/** Undefined when the process rejects the picture or takes too long. */
function jpegBy(child: ChildProcess, picture: Buffer): Promise<Result | 'ended'> {
  return new Promise((resolve) => {
    let isLate = false;
    const settle = (answer?: unknown) => {
      clearTimeout(timer);
      child.off('message', settle).off('disconnect', onEnd).off('error', onEnd);
      child.channel?.unref();
      if (child.connected) keepIdle(child);
      if (answer instanceof Uint8Array) resolve(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
      else resolve(answer === 'too-large' || answer === 'ended' ? answer : undefined);
    };
    const onEnd = () => settle(isLate ? undefined : 'ended');
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, timeoutMs);
    child.once('message', settle).once('disconnect', onEnd).once('error', onEnd);
    child.channel?.ref();
    child.send(picture, (error) => error && onEnd());
  });
}

/** A fair semaphore. */
interface Semaphore {
  /**
   * Runs `work` when a place is free.
   * @param client Waiting clients are served round robin.
   * @param isUrgent Before all waiting work that is not.
   */
  use<Result>(client: string, work: () => Promise<Result>, isUrgent?: boolean): Promise<Result>;
}

/** A semaphore with `most` places, shared fairly (round robin) among clients. */
export function createSemaphore(most: number): Semaphore {
  let free = most;
  /** Waiting work by client, in order of service. */
  const [urgent, others] = [new Map<string, (() => void)[]>(), new Map<string, (() => void)[]>()];

  function wait(client: string, isUrgent: boolean): Promise<void> {
    const waiting = isUrgent ? urgent : others;
    return new Promise((resolve) => {
      const own = waiting.get(client);
      if (own) own.push(resolve);
      else waiting.set(client, [resolve]);
    });
  }

  function release(): void {
    const waiting = urgent.size > 0 ? urgent : others;
    const [next] = waiting;
    if (!next) {
      free += 1;
      return;
    }
    const [client, [start, ...later]] = next;
    waiting.delete(client);
    if (later.length > 0) waiting.set(client, later);
    start?.();
  }

  return {
    async use(client, work, isUrgent = false) {
      if (free > 0) free -= 1;
      else await wait(client, isUrgent);
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
