import { expect, test } from 'vitest';
import { languageFiles } from '../texts/language-files.ts';
import { type Piece, piecesOf } from '../texts/text-pieces.ts';
import { stalenessOf } from './staleness.ts';
import { markOf, readRecords } from './translation-records.ts';

const pieces = (...texts: string[]): Piece[] => texts.map((text, index) => ({ at: `${index}`, kind: 'text', text }));
const before = pieces('Leave.', 'Call.', 'Wait.');
const english = before.map(markOf);
const file = 'a.ts';

test.each([
  ['the same', before, { english }, [], undefined],
  ['the same, broken into other lines', pieces('Leave.', ' Call.\n', 'Wait.'), { english }, [], undefined],
  [
    'a change that nobody noted',
    pieces('Go.', 'Call.', 'Wait.'),
    { english },
    ['0: Go.'],
    'the English has changed: translate it and run: npm run language -- --fresh a.ts; or take 14 days for it: npm run language -- --note a.ts',
  ],
  ['a change that was noted', pieces('Go.', 'Call.', 'Wait.'), { english, stale: '2026-11-08' }, ['0: Go.'], undefined],
  [
    'a change that was noted more than 14 days ago',
    pieces('Go.', 'Call.', 'Wait.'),
    { english, stale: '2026-11-07' },
    ['0: Go.'],
    'stale for 15 days. Translate what changed, then run: npm run language -- --fresh a.ts',
  ],
  ['a text more', pieces('Leave.', 'Call.', 'Sit.', 'Wait.'), { english, stale: '2026-11-22' }, ['2: Sit.'], undefined],
  [
    'a text fewer',
    pieces('Leave.', 'Wait.'),
    { english, stale: '2026-11-22' },
    ['1 texts are gone from the English'],
    undefined,
  ],
  [
    'another order',
    pieces('Call.', 'Leave.', 'Wait.'),
    { english, stale: '2026-11-22' },
    ['the English says the same in another order'],
    undefined,
  ],
  [
    'a change taken back',
    before,
    { english, stale: '2026-11-22' },
    [],
    'it is fresh again. Run: npm run language -- --note',
  ],
  ['no record', before, undefined, [], 'it names no English text. Run: npm run language -- --fresh a.ts'],
])('%s', (_case, now, record, changed, error) => {
  const found = stalenessOf(file, now, record, '2026-11-22');
  expect(found.changed).toEqual(changed);
  expect(found.error).toBe(error);
});

test('a heading that becomes a paragraph is another text', () => {
  expect(markOf({ at: '1', kind: 'heading2', text: 'Leave.' })).not.toBe(
    markOf({ at: '1', kind: 'paragraph', text: 'Leave.' }),
  );
});

test.each(languageFiles('es'))('%s renders the English of today, or a day is noted', (one) => {
  const today = new Date().toISOString().slice(0, 10);
  expect(stalenessOf(one, piecesOf(`content/en/${one}`), readRecords()[one], today).error).toBeUndefined();
});
