import { expect, test } from 'vitest';
import { besideKept } from './history-storage.ts';

test.each([
  { case: 'nothing anywhere', now: '', typed: '', kept: '', text: '', earlier: '' },
  { case: 'the kept text comes into an empty box', now: ' ', typed: '', kept: 'Wet pad', text: 'Wet pad', earlier: '' },
  { case: 'it waits beside a newer one', now: 'Mold', typed: '', kept: 'Wet pad', text: 'Mold', earlier: 'Wet pad' },
  { case: 'all three', now: 'Mold', typed: 'Soot', kept: 'Wet pad', text: 'Mold', earlier: 'Soot\n\nWet pad' },
  { case: 'the box holds it', now: 'Wet pad!', typed: '', kept: 'Wet pad', text: 'Wet pad!', earlier: '' },
  { case: 'waits once', now: 'Mold', typed: 'Wet pad', kept: 'Wet pad', text: 'Mold', earlier: 'Wet pad' },
  { case: 'the box alone', now: 'Mold', typed: '', kept: '', text: 'Mold', earlier: '' },
])('what was typed and what was kept: $case', ({ now, typed, kept, text, earlier }) => {
  expect(besideKept(now, { text: kept, typed })).toEqual({ text, earlier });
});
