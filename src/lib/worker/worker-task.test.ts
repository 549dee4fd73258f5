import { expect, test } from 'vitest';
import { createWorkerClient, type TaskRequest } from './worker-task.ts';

/** A worker that never answers. */
function silent() {
  const asked: TaskRequest<string>[] = [];
  const worker = Object.assign(new EventTarget(), {
    postMessage: (one: TaskRequest<string>) => void asked.push(one),
    terminate: () => {},
  });
  return { worker: worker as unknown as Worker, asked };
}

test('after dismissal pending and later requests reject', async () => {
  const { worker, asked } = silent();
  const thread = createWorkerClient<string>(worker);
  const first = thread.ask('first');
  thread.dismiss();
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  await expect(thread.ask('second')).rejects.toMatchObject({ name: 'AbortError' });
  expect(asked).toEqual([{ id: 1, asked: 'first' }]);
});

test('when the worker script fails to load, requests reject with ThreadBroken', async () => {
  const { worker } = silent();
  const thread = createWorkerClient<string>(worker);
  const first = thread.ask('first');
  worker.dispatchEvent(new Event('error'));
  for (const asked of [first, thread.ask('second')])
    await expect(asked).rejects.toMatchObject({ name: 'ThreadBroken' });
});
