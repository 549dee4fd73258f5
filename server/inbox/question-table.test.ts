import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { owner } from '#content/owner.ts';
import { newRow } from '../db/tables/questions.ts';
import { questionsAsCsv } from './question-table.ts';

test.each([
  ['winter', '2026-11-28T06:15:03Z', '2026-11-28 00:15:03'],
  ['summer', '2026-07-05T04:59:59Z', '2026-07-04 23:59:59'],
])("times are the owner's, with the zone in the heading: %s", (_season, asked, shown) => {
  expect(owner.timeZone).toBe('America/Chicago');
  const question = { name: 'Ada', urgency: 'normal', category: 'general', question: 'Dry?' } as const;
  const [row] = parse(questionsAsCsv([newRow(question, 'key', Date.parse(asked))], new Map()), {
    bom: true,
    columns: true,
  });
  expect(row).toMatchObject({ 'asked (America/Chicago)': shown, 'answered (America/Chicago)': '' });
});
