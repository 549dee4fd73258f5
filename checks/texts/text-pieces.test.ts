import { expect, test } from 'vitest';
import { parseText } from '../pages/parse-page.ts';
import { piecesOfPage, piecesOfRecord } from './text-pieces.ts';

test('the texts of a page are its front matter, blocks and readable attributes, with their lines', () => {
  const page = parseText(`---
title: Mold
level: general
---

## Clean

<Note tone="alarm" title="Stop">

Call <Phone /> **now**,
or leave.

</Note>

| a | b |
| - | - |
| 1 | [two](/x) |
`);
  expect(piecesOfPage(page).map(({ at, kind, text }) => `${at} ${kind}: ${text}`)).toEqual([
    'title title: Mold',
    '6 heading2: Clean',
    '8 title: Stop',
    '10 paragraph: Call {Phone} now, or leave.',
    '15 tableCell: a',
    '15 tableCell: b',
    '17 tableCell: 1',
    '17 tableCell: two',
  ]);
});

test('the texts of a record leave out ids and addresses', () => {
  const record = {
    card: { title: 'Dry it', facts: ['mold-clock'], path: '/ask', href: 'https://x.org', size: '24' },
    forms: { one: '{count} unit', other: '{count} units' },
    steps: ['Leave', 'Call'],
    record: { source: 'epa-mold-guide' },
    quantity: { source: 'arithmetic' },
  };
  expect(piecesOfRecord(record).map(({ at, text }) => `${at}: ${text}`)).toEqual([
    'card.title: Dry it',
    'forms.one: {count} unit',
    'forms.other: {count} units',
    'steps.0: Leave',
    'steps.1: Call',
    'quantity.source: arithmetic',
  ]);
});
