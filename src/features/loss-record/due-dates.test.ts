import { expect, test } from 'vitest';
import { localeIn } from '#content/i18n/languages.ts';
import { lossRecordIn } from '#content/i18n/tool-messages.ts';
import { deadlinesOf } from '#core/claim-clock/deadlines.ts';
import { triggers } from '#core/claim-clock/input.ts';
import { type CivilDay, dayOf } from '#core/lib/civil-day.ts';
import { dueOf } from './due-dates.ts';

const day = dayOf('2026-10-05') as CivilDay;

test('a record shows the deadlines of its claim, without those of a dispute', () => {
  const days = Object.fromEntries(triggers.map((trigger) => [trigger, day]));
  const claim = { policy: 'admitted', days, catastrophe: false, arson: false, calledOnly: false, guesses: [] } as const;
  const named = dueOf(deadlinesOf(claim), day, lossRecordIn.en, localeIn('en')).map(({ id }) => id);
  expect(named).toContain('proof-policy');
  expect(named.filter((id) => ['suit-policy', 'presuit-by', 'suit-first-day'].includes(id))).toEqual([]);
});
