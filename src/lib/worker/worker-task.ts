/** A thread beside the page that answers what it is asked. */
export interface WorkerClient<Ask> {
  /** Rejects with the name of the error that stopped it: `broken` where the thread cannot be used at all. */
  readonly ask: <Value>(asked: Ask, progress?: (share: number) => void) => Promise<Value>;
  /** Stops whatever is being done, and what is asked later. */
  readonly dismiss: () => void;
}

/** What is sent to the thread. */
export interface TaskRequest<Ask> {
  readonly id: number;
  readonly asked: Ask;
}

/** What the thread answers: how far it is, what came of it, or the name of the error that stopped it. */
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

/** The page's side of a thread. */
export function createWorkerClient<Ask>(worker: Worker): WorkerClient<Ask> {
  const waiting = new Map<number, PendingTask>();
  let last = 0;
  /** The name of the error that nothing more is answered for; empty while the thread works. */
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
  // The script did not come, or the thread ran out of memory.
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

/** Asks the thread; where it cannot be used, does the same here. */
export async function withFallback<Value>(there: () => Promise<Value>, here: () => Promise<Value>): Promise<Value> {
  try {
    return await there();
  } catch (error) {
    if (error instanceof Error && error.name === broken) return here();
    throw error;
  }
}

/** The thread's own side: answers each question, or tells the name of the error that stopped it. */
export function handleTasks<Ask, Value>(
  answer: (asked: Ask, progress: (share: number) => void) => Promise<Value>,
): (message: MessageEvent<TaskRequest<Ask>>) => Promise<void> {
  return async ({ data: { id, asked } }) => {
    const tell = (told: TaskReply<Value>) => postMessage(told);
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
