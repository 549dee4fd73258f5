import { expect, test } from 'vitest';
import { createWorkerClient, type TaskRequest } from './worker-task.ts';

/** A browser's thread that does nothing by itself. */
function silent() {
  const asked: TaskRequest<string>[] = [];
  const worker = Object.assign(new EventTarget(), {
    postMessage: (one: TaskRequest<string>) => void asked.push(one),
    terminate: () => {},
  });
  return { worker: worker as unknown as Worker, asked };
}

test('what is under way when a thread is dismissed is stopped, and what is asked of it later too', async () => {
  const { worker, asked } = silent();
  const thread = createWorkerClient<string>(worker);
  const first = thread.ask('first');
  thread.dismiss();
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  await expect(thread.ask('second')).rejects.toMatchObject({ name: 'AbortError' });
  expect(asked).toEqual([{ id: 1, asked: 'first' }]);
});

test('a thread whose script does not come is of no use', async () => {
  const { worker } = silent();
  const thread = createWorkerClient<string>(worker);
  const first = thread.ask('first');
  worker.dispatchEvent(new Event('error'));
  for (const asked of [first, thread.ask('second')])
    await expect(asked).rejects.toMatchObject({ name: 'ThreadBroken' });
});
