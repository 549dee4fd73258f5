import { expect, test } from 'vitest';
import { keyOfForm } from './message.ts';

const values = [
  ['name', 'Ada'],
  ['question', 'Is the pad wet?'],
] as const;
const photo = { name: 'hall.jpg', size: 3 };
const noon = Date.UTC(2026, 10, 23, 12);
const hourMs = 3_600_000;

test('a form submitted twice has one valid key', async () => {
  const key = await keyOfForm('ask', values, [photo], noon);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(await keyOfForm('ask', values, [{ ...photo }], noon + hourMs)).toBe(key);
});

test.each([
  ['another text', 'ask', [...values, ['phone', '1']] as const, [photo], noon],
  ['another photo', 'ask', values, [{ ...photo, size: 4 }], noon],
  ['without its photo', 'ask', values, [], noon],
  ['another form', 'estimate', values, [photo], noon],
  ['another day', 'ask', values, [photo], noon + 24 * hourMs],
])('%s has another key', async (_words, kind, typed, files, now) => {
  expect(await keyOfForm(kind, typed, files, now)).not.toBe(await keyOfForm('ask', values, [photo], noon));
});
