import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

// The time zone of a process is set when it starts.
const script = `
  import { languages, localeIn } from '#content/i18n/languages.ts';
  import { deadlinesOf } from '#core/claim-clock/deadlines.ts';
  import { dayOf } from '#core/lib/civil-day.ts';
  import { calendarOf } from './src/features/claim-clock/calendar.ts';
  const claim = { policy: 'admitted', catastrophe: false, arson: false, calledOnly: false, guesses: [] };
  const dates = deadlinesOf({ ...claim, days: { notice: dayOf('2026-11-02') } });
  const promise = { id: 'promise', day: dayOf('2027-03-28'), summary: 'Promise', description: '' };
  const made = new Date('2026-11-22T12:00:00Z');
  console.log(new Date(2026, 10, 17).toISOString().slice(11, 16));
  console.log(calendarOf(dates, { id: 'a1b2', edition: 1 }, languages.en.claim.clock, localeIn('en'), made, [promise]));
`;

test.each([
  ['America/Chicago', '06:00'],
  ['Pacific/Honolulu', '10:00'],
  ['Europe/Berlin', '23:00'],
  ['Pacific/Kiritimati', '10:00'],
])('a calendar file has the same whole days on a device in %s', (zone, midnight) => {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
  expect(output.slice(0, 5)).toBe(midnight);
  const days = [...output.matchAll(/DTSTART;VALUE=DATE:(\d{8})\r\nDTEND;VALUE=DATE:(\d{8})/g)];
  expect(days.map(([, from, to]) => `${from}-${to}`)).toEqual([
    '20261117-20261118',
    '20261124-20261125',
    '20270328-20270329',
  ]);
  expect(output).not.toMatch(/DTSTART(?!;VALUE=DATE:)/);
});
