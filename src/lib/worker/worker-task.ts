/** Client of a web worker with request and response. */
export interface WorkerClient<Ask> {
  /** Sends a request. Rejects with the worker's error name, or `ThreadBroken` when the worker cannot be used. */
  readonly ask: <Value>(asked: Ask, progress?: (share: number) => void) => Promise<Value>;
  /** Terminates the worker; pending and later requests reject with AbortError. */
  readonly dismiss: () => void;
}

export interface TaskRequest<Ask> {
  readonly id: number;
  readonly asked: Ask;
}

/** A message of the worker: progress from 0 to 1, the result, or the name of an error. */
export type TaskReply<Value> =
  | { readonly id: number; readonly share: number }
  | { readonly id: number; readonly value: Value }
  | { readonly id: number; readonly failed: string };

interface PendingTask {
  readonly done: (value: never) => void;
  readonly fail: (error: Error) => void;
  readonly progress: (share: number) => void;
}

const broken = 'ThreadBroken';

/** Wraps a worker. */
export function createWorkerClient<Ask>(worker: Worker): WorkerClient<Ask> {
  const waiting = new Map<number, PendingTask>();
  let last = 0;
  /** Error name after the worker ended; empty while it works. */
  let ended = '';
  worker.addEventListener('message', ({ data }: MessageEvent<TaskReply<unknown>>) => {
    const asked = waiting.get(data.id);
    if ('share' in data) return asked?.progress(data.share);
    waiting.delete(data.id);
    if ('failed' in data) asked?.fail(errorOf(data.failed));
    else asked?.done(data.value as never);
  });
  const end = (name: string) => {
    ended = name;
    for (const { fail: reject } of waiting.values()) reject(errorOf(name));
    waiting.clear();
  };
  // The script did not load, or the worker ran out of memory.
  worker.addEventListener('error', () => end(broken));
  return {
    ask: <Value>(asked: Ask, progress: (share: number) => void = () => undefined) =>
      new Promise<Value>((done, reject) => {
        if (ended) return reject(errorOf(ended));
        last += 1;
        waiting.set(last, { done, fail: reject, progress });
        worker.postMessage({ id: last, asked } satisfies TaskRequest<Ask>);
      }),
    dismiss: () => {
      worker.terminate();
      end('AbortError');
    },
  };
}

/** Runs work in the worker or, if that cannot be used, on the main thread. */
export async function withFallback<Value>(there: () => Promise<Value>, here: () => Promise<Value>): Promise<Value> {
  try {
    return await there();
  } catch (error) {
    if (error instanceof Error && error.name === broken) return here();
    throw error;
  }
}

/** Message handler inside the worker: answers each request with its result or the name of its error. */
export function handleTasks<Ask, Value>(
  answer: (asked: Ask, progress: (share: number) => void) => Promise<Value>,
): (message: MessageEvent<TaskRequest<Ask>>) => Promise<void> {
  return async ({ data: { id, asked } }) => {
    const tell = (reply: TaskReply<Value>) => postMessage(reply);
    try {
      tell({ id, value: await answer(asked, (share) => tell({ id, share })) });
    } catch (error) {
      tell({ id, failed: error instanceof Error ? error.name : 'Error' });
    }
  };
}

function errorOf(name: string): Error {
  return Object.assign(new Error(name), { name });
}
