import { sync } from 'node-ical';
import { describe, expect, test } from 'vitest';
import { languages, localeIn } from '#content/i18n/languages.ts';
import { deadlinesOf } from '#core/claim-clock/deadlines.ts';
import { policies, triggers } from '#core/claim-clock/input.ts';
import { type CivilDay, dayOf } from '#core/lib/civil-day.ts';
import { calendarOf } from './calendar.ts';

const on = (text: string) => dayOf(text) as CivilDay;
const made = new Date('2026-11-22T12:00:00Z');
const claim = { policy: 'admitted', catastrophe: false, arson: false, calledOnly: false, guesses: [] } as const;
const dates = deadlinesOf({ ...claim, days: { notice: on('2026-11-21'), decision: on('2026-12-01') } });
const written = (edition = 3, some = dates) =>
  calendarOf(some, { id: 'a1b2', edition }, languages.en.claim.clock, localeIn('en'), made);

function eventsIn(text: string) {
  return Object.values(sync.parseICS(text)).flatMap((part) => (part?.type === 'VEVENT' ? [part] : []));
}

describe('a calendar file', () => {
  test('has an all-day event for each reading', () => {
    const days = eventsIn(written()).map((event) => [
      event.uid,
      event.datetype,
      event.start.toDateString(),
      event.end?.toDateString(),
    ]);
    expect(days.slice(0, 2)).toEqual([
      ['a1b2-acknowledge-ask@water-damage-field-manual', 'date', 'Mon Dec 07 2026', 'Tue Dec 08 2026'],
      ['a1b2-acknowledge-latest@water-damage-field-manual', 'date', 'Tue Dec 15 2026', 'Wed Dec 16 2026'],
    ]);
    expect(written()).toContain('DTSTART;VALUE=DATE:20261207');
    expect(written()).toContain('TRANSP:TRANSPARENT');
  });

  test('ends every line with CRLF, including the last', () => {
    expect(written().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(written()).toMatch(/END:VCALENDAR\r\n$/);
  });

  test('updates events of an earlier file: same UIDs, higher SEQUENCE', () => {
    const [first, second] = [eventsIn(written(3)), eventsIn(written(4))];
    expect(second.map(({ uid }) => uid)).toEqual(first.map(({ uid }) => uid));
    expect([first[0]?.sequence, second[0]?.sequence].map(Number)).toEqual([3, 4]);
    const moved = deadlinesOf({ ...claim, days: { notice: on('2026-11-25') } });
    expect(eventsIn(written(5, moved))[0]?.uid).toBe(first[0]?.uid);
  });

  test('has a reminder two days ahead, and two weeks ahead for what takes longer', () => {
    const alarms = eventsIn(written()).map(({ uid, alarms }) => [uid.split('@')[0], alarms?.length]);
    expect(Object.fromEntries(alarms)).toMatchObject({ 'a1b2-acknowledge-ask': 1, 'a1b2-suit-policy-ask': 2 });
    expect(written()).toContain('TRIGGER:-P1DT15H');
  });

  test.each(policies)('reminds two weeks ahead of all duties of the owner: %s', (policy) => {
    const days = Object.fromEntries(triggers.map((trigger) => [trigger, on('2026-11-21')]));
    const all = deadlinesOf({ ...claim, policy, days });
    const early = eventsIn(written(3, all)).filter(({ alarms }) => alarms?.length === 2);
    const mine = all.filter(({ who, rule }) => who === 'you' && rule !== 'suit-first-day').map(({ rule }) => rule);
    expect(new Set(early.map(({ uid }) => uid.replace(/^a1b2-|-(ask|latest)@.*$/g, '')))).toEqual(new Set(mine));
  });

  test('has the disclaimer, and nothing of the claim but its dates', () => {
    const [first] = eventsIn(written());
    expect(first?.summary).toBe('Ask: has the company acknowledged the claim?');
    expect(first?.description).toMatch(/isn’t legal advice.*800-252-3439/);
    expect(written()).not.toMatch(/METHOD|ATTENDEE|ORGANIZER|LOCATION/);
  });

  test('has lines of at most 75 bytes', () => {
    for (const line of written().split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(written()).not.toMatch(/[^\r]\n/);
  });
});
