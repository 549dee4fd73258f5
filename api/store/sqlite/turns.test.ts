import { expect, test } from 'vitest';
import { type Lane, TurnTimeout, takeTurns } from './turns.ts';

test('mail and questions take turns about, each in the order in which they came', async () => {
  const turns = takeTurns(1000);
  const order: string[] = [];
  const take = async (lane: Lane, name: string) => {
    await turns.begin(lane);
    order.push(name);
    await Promise.resolve();
    turns.end();
  };
  await Promise.all([
    ...['q1', 'q2', 'q3', 'q4'].map((name) => take('questions', name)),
    ...['m1', 'm2'].map((name) => take('mail', name)),
  ]);
  expect(order).toEqual(['q1', 'm1', 'q2', 'm2', 'q3', 'q4']);
});

test('who asks for a lot at once waits for it alone', async () => {
  const turns = takeTurns(1000);
  const order: string[] = [];
  const take = async (who: string, name: string) => {
    await turns.begin('questions', who);
    order.push(name);
    await Promise.resolve();
    turns.end();
  };
  await Promise.all([
    ...['f1', 'f2', 'f3', 'f4'].map((name) => take('flood', name)),
    ...['a1', 'a2'].map((name) => take('ada', name)),
    take('bea', 'b1'),
  ]);
  expect(order).toEqual(['f1', 'f2', 'a1', 'b1', 'f3', 'a2', 'f4']);
});

test('a wait has an end, and who gave up is passed over', async () => {
  const turns = takeTurns(1);
  await turns.begin('questions');
  await expect(turns.begin('questions')).rejects.toThrow(TurnTimeout);
  turns.end();
  await turns.begin('mail');
});
