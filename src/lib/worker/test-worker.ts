import { vi } from 'vitest';
import type { TaskRequest } from './worker-task.ts';

/** Stubs `Worker` with workers that answer when the test calls `finish`. */
export function fakeWorkers<Ask, Value>() {
  const threads = { asked: [] as Ask[], terminated: 0, finish: (_value: Value) => {} };
  class SlowThread extends EventTarget {
    postMessage({ id, asked }: TaskRequest<Ask>) {
      threads.asked.push(asked);
      threads.finish = (value) => void this.dispatchEvent(new MessageEvent('message', { data: { id, value } }));
    }
    terminate() {
      threads.terminated += 1;
    }
  }
  vi.stubGlobal('Worker', SlowThread);
  return threads;
}
