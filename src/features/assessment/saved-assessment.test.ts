import { expect, test } from 'vitest';
import { mergeDrafts } from './saved-assessment.ts';

test.each([
  { case: 'nothing', now: '', typed: '', draft: '', text: '', earlier: '' },
  { case: 'an empty field shows the draft', now: ' ', typed: '', draft: 'Wet pad', text: 'Wet pad', earlier: '' },
  {
    case: 'newer input shows, the draft is offered',
    now: 'Mold',
    typed: '',
    draft: 'Wet pad',
    text: 'Mold',
    earlier: 'Wet pad',
  },
  { case: 'all three', now: 'Mold', typed: 'Soot', draft: 'Wet pad', text: 'Mold', earlier: 'Soot\n\nWet pad' },
  { case: 'the input includes the draft', now: 'Wet pad!', typed: '', draft: 'Wet pad', text: 'Wet pad!', earlier: '' },
  {
    case: 'equal texts are offered once',
    now: 'Mold',
    typed: 'Wet pad',
    draft: 'Wet pad',
    text: 'Mold',
    earlier: 'Wet pad',
  },
  { case: 'input only', now: 'Mold', typed: '', draft: '', text: 'Mold', earlier: '' },
])('merges input and stored draft: $case', ({ now, typed, draft, text, earlier }) => {
  expect(mergeDrafts(now, { text: draft, typed })).toEqual({ text, earlier });
});
