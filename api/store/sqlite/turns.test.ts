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

test('a wait has an end, and who gave up is passed over', async () => {
  const turns = takeTurns(1);
  await turns.begin('questions');
  await expect(turns.begin('questions')).rejects.toThrow(TurnTimeout);
  turns.end();
  await turns.begin('mail');
});
