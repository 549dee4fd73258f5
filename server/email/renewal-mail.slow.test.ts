import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { owner } from '#content/owner.ts';
import { renewals } from '#content/renewals.ts';
import type { Store } from '../db/open-store.ts';
import { clockToleranceMs } from '../db/retention.ts';
import { dayMs } from '../db/tables/daily-limits.ts';
import { writeState } from '../db/tables/server-state.ts';
import { emptyStore, engines, testStores } from '../db/test-stores.ts';
import { composeMail, type MailRow } from './compose.ts';
import { subjectsOf } from './mail-subject.ts';
import { addRenewalMail } from './morning-mail.ts';

const stores = testStores();
const on = '2027-09-01';
/** Seven in the morning in Texas, in summer, so many days before. */
const daysBefore = (days: number) => Date.parse(on) - days * dayMs + 12 * 60 * 60 * 1000;
const config = { siteUrl: 'https://example.com', mail: { from: 'help@manual.example' } };

describe.each(engines)('%s', (engine) => {
  let store: Store;
  beforeAll(async () => {
    store = await stores.open(await stores.place(engine));
  });
  beforeEach(() => emptyStore(store));

  const look = (now: number, days: readonly string[] = [on]) =>
    addRenewalMail(
      store,
      'owner@example.com',
      now,
      days.map((day) => ({ on: day })),
    );
  const rows = () => store.db.selectFrom('outbox').selectAll().execute();

  test.each([
    ['61 days ahead', daysBefore(61), 0],
    ['60 days ahead', daysBefore(60), 1],
    ['60 days ahead, an hour before seven', daysBefore(60) - 3_600_000, 0],
    ['first seen 3 days ahead', daysBefore(3), 1],
    ['a month late', daysBefore(-31), 1],
    ['later than that', daysBefore(-32), 0],
  ])('%s', async (_case, now, added) => {
    expect(await look(now)).toBe(added);
  });

  test('each day is announced once and reminded of once, whatever the number of processes, restarts and looks', async () => {
    const days = Array.from({ length: 70 }, (_, at) => 62 - at);
    for (const day of days) {
      const now = daysBefore(day);
      await writeState(store.db, 'clock', now);
      await Promise.all([look(now), look(now), look(now + 600_000)]);
    }
    expect((await rows()).map(({ created_at }) => Math.round((daysBefore(0) - created_at) / dayMs)).sort()).toEqual([
      14, 60,
    ]);
  });

  test('a clock that is set back a day sends nothing again', async () => {
    await look(daysBefore(14));
    expect(await look(daysBefore(15))).toBe(0);
    expect(await look(daysBefore(14))).toBe(0);
  });

  test('the days of one morning are announced in a mail each', async () => {
    expect(await look(daysBefore(60), [on, on, '2027-08-31', '2028-01-01'])).toBe(2);
    expect((await rows()).map(({ reference }) => reference).sort()).toEqual(['2027-08-31', on]);
  });

  test.each([
    ['a week away', clockToleranceMs, 1],
    ['more than a week away', clockToleranceMs + 1, 0],
  ])('a clock that is %s from the last time that was believed', async (_case, ahead, added) => {
    await writeState(store.db, 'clock', daysBefore(60) - ahead);
    expect(await look(daysBefore(60))).toBe(added);
    await writeState(store.db, 'clock', daysBefore(60));
    expect(await look(daysBefore(60))).toBe(1 - added);
  });

  test('says what ends, when, and which file and command to use; a reminder says so', async () => {
    const message = async (now: number) => {
      const mail = (await rows()) as MailRow[];
      const [row] = mail;
      const [subject = {}] = await subjectsOf(store, mail, now);
      return row && composeMail(config, row, subject);
    };
    await look(daysBefore(60));
    const { subject, text = '' } = (await message(daysBefore(60))) ?? {};
    expect(subject).toBe('Look at your website by September 1, 2027');
    expect(text).toContain('from September 1, 2027 on you can’t publish a change');
    expect(text).toContain(`contactCheckedUntil: '${owner.security.contactCheckedUntil}'`);
    expect(text).toMatch(/^acknowledge-statute-text, acknowledge-15-days: .*Insurance Code 542\.055$/m);
    expect(text).not.toContain('nfip-limits');
    expect(text).toContain('npm run publish');
    expect((await message(daysBefore(14)))?.subject).toBe('Reminder: look at your website by September 1, 2027');
  });

  test('one about a day that the owner moved on meanwhile is not sent', async () => {
    await look(daysBefore(60), ['2027-08-30']);
    const [subject = {}] = await subjectsOf(store, await rows(), daysBefore(60));
    expect(composeMail(config, ((await rows()) as MailRow[])[0] as MailRow, subject)).toBeUndefined();
  });
});

test('lists the contact 60 days early, facts checked at one place as one, and days of the owner', () => {
  const check = 'the page of FEMA';
  const dated = {
    limit: { status: 'A', expires: { on: '2027-12-31', check } },
    address: { status: 'A', expires: { on: '2027-12-31', check } },
    undated: { status: 'A' },
  } as const;
  const own = { security: { contactCheckedUntil: '2027-10-31' }, renewals: [{ on: '2027-05-01', what: 'License' }] };
  expect(renewals(own, dated)).toEqual([
    { kind: 'owner', on: '2027-05-01', what: 'License', facts: [] },
    { kind: 'security', on: '2027-09-01', what: 'owner.security.contactCheckedUntil', facts: [] },
    { kind: 'fact', on: '2027-12-31', what: check, facts: ['limit', 'address'] },
  ]);
});
