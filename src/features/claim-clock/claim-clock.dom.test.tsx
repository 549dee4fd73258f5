import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { languages, localeIn } from '#content/i18n/languages.ts';
import type { Trigger } from '#core/claim-clock/input.ts';
import { press, render, typeInto, unmount } from '../../lib/testing/page.ts';
import { until } from '../../lib/testing/wait-until.ts';

const words = languages.en.claim.clock;

/** Opens the page with fresh modules; the storage stays. */
async function open() {
  vi.resetModules();
  const [{ ClaimClock }, { readClaim }, { loadDeadlines }] = await Promise.all([
    import('./ClaimClock.tsx'),
    import('./saved-claim.ts'),
    import('./use-claim.ts'),
  ]);
  await loadDeadlines();
  await render(<ClaimClock lossRecord="/loss-record" words={words} names={[]} language={localeIn('en')} />);
  const stored = async () => {
    // Lets pending storage operations finish.
    for (let turn = 0; turn < 3; turn++) await act(async () => void (await readClaim(null)));
    return (await readClaim(null)).saved;
  };
  await stored();
  return { stored };
}

const field = (name: Trigger) => document.querySelector(`input[name="${name}"]`) as HTMLInputElement;
const text = (selector: string) => (document.querySelector(selector)?.textContent ?? '').replaceAll('\u00a0', ' ');

const fill = (name: Trigger, day: string) => act(async () => typeInto(field(name), day));
const tick = (label: string) =>
  act(async () =>
    [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))?.click(),
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 12) });
  globalThis.indexedDB = new IDBFactory();
});
afterEach(async () => {
  await unmount();
  vi.useRealTimers();
});

describe('deadlines', () => {
  test('show both readings, who must act, the start day, the reasons and the days left', async () => {
    await open();
    await fill('notice', '2026-11-21');
    await press(words.form.submit);
    const row = text('li[data-standing]');
    for (const part of [
      'Ask if you haven’t heard by',
      'Monday, December 7, 2026',
      'Latest date, by another way of counting: Tuesday, December 15, 2026',
      '15 days left',
      'The company must act',
      'Counted from November 21, 2026: date the company got your claim in writing.',
      words.reasons['tdi-wording'],
      words.reasons.roll,
      'Insurance Code 542.055',
    ]) {
      expect(row).toContain(part);
    }
    expect(document.activeElement?.textContent).toBe(words.result.title);
    const [title] = document.querySelectorAll('#claim-dates + p');
    expect(title?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      `${words.form.policies.admitted.label} · ${words.days.notice.label}: November 21, 2026`,
    );
  });

  test('deadlines of a dispute are collapsed, with the note on lawyers', async () => {
    await open();
    await fill('decision', '2026-11-02');
    await press(words.form.submit);
    expect(text('section details')).toContain(words.result.disputesNote);
    expect(document.querySelectorAll('section details li')).toHaveLength(2);
  });

  test('a claim made only by phone gets a written notice to send', async () => {
    await open();
    await fill('loss', '2026-10-30');
    await fill('notice', '2026-11-02');
    await tick(words.form.calledOnly);
    await press(words.form.submit);
    expect(text('blockquote')).toContain('at my home on October 30, 2026.');
    expect(text('li[data-standing]')).toContain(words.reasons['no-writing']);
  });
});

describe('what to do today', () => {
  const today = () => text(`section[aria-label="${words.result.now.title}"]`);

  test('is what is due, in the words of its status', async () => {
    await open();
    await fill('notice', '2026-11-02');
    await press(words.form.submit);
    expect(today()).toContain(`${words.rules.acknowledge.title}. Ask today whether it’s done`);
  });

  test('is nothing while every deadline is ahead, and the next one is named', async () => {
    await open();
    await fill('notice', '2026-11-21');
    await press(words.form.submit);
    expect(today()).toContain('Nothing is due today. Your next date is ');
    expect(today()).toContain('Monday, December 7, 2026.');
  });
});

describe('the sample', () => {
  test('is marked, changes no date of the visitor, and goes in one press', async () => {
    const { stored } = await open();
    await fill('notice', '2026-11-21');
    const before = await stored();
    await press(words.start.sample);
    await until(() => expect(text('section')).toContain(words.sample.note));
    expect(document.querySelectorAll('li[data-standing]').length).toBeGreaterThan(2);
    // The company has received everything, so the sample owes it no proof of loss.
    expect(document.body.textContent).not.toContain(words.rules['proof-policy'].title);
    expect([field('notice').value, await stored()]).toEqual(['2026-11-21', before]);
    await press(words.sample.remove);
    expect(document.querySelector('li[data-standing]')).toBeNull();
  });
});

describe('validation', () => {
  test.each<[string, Partial<Record<Trigger, string>>, string, Trigger]>([
    ['no day', {}, words.errors['no-day'], 'loss'],
    ['a day before the damage', { loss: '2026-11-02', notice: '2026-11-01' }, words.errors['before-loss'], 'notice'],
    ['another century', { loss: '0206-11-02' }, 'Enter a date from January 1, 2015 to December 31, 2040.', 'loss'],
  ])('%s shows an error at its field', async (_, days, said, at) => {
    await open();
    for (const [name, day] of Object.entries(days)) await fill(name as Trigger, day);
    await press(words.form.submit);
    expect(text('[role="alert"]')).toBe(said);
    expect(document.querySelector('li[data-standing]')).toBeNull();
    expect([field(at).getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field(at)]);
    expect(field(at).getAttribute('aria-describedby')?.split(' ')).toContain(
      document.querySelector('[role="alert"]')?.id,
    );
  });
});

describe('saved claim', () => {
  test('is restored after a reload, deleted by clear, and restored by undo', async () => {
    const first = await open();
    await fill('notice', '2026-11-21');
    expect(await first.stored()).toMatchObject({ claim: { days: { notice: '2026-11-21' } } });
    const { stored } = await open();
    expect(field('notice').value).toBe('2026-11-21');
    await press(words.form.clear);
    expect([field('notice').value, await stored()]).toEqual(['', null]);
    await press(words.form.undo);
    expect(field('notice').value).toBe('2026-11-21');
    expect(await stored()).toMatchObject({ claim: { days: { notice: '2026-11-21' } } });
  });

  test('marks the deadlines as outdated after a change', async () => {
    await open();
    await fill('notice', '2026-11-21');
    await press(words.form.submit);
    expect(text('section')).not.toContain(words.result.changed);
    await fill('notice', '2026-11-22');
    expect(text('section')).toContain(words.result.changed);
  });

  test('ignores invalid stored values', async () => {
    const { stored } = await open();
    const { deviceStore } = await import('../../lib/storage/store.ts');
    const store = await deviceStore();
    for (const odd of [null, 7, 'x', { id: 1 }, { id: 'a', claim: { policy: 4 } }]) {
      await store.keep('claim-clock', odd);
      expect(await stored()).toBeNull();
    }
    await store.keep('claim-clock', { id: 'a', claim: { policy: 'twia', days: { loss: 3, notice: '2026-11-21' } } });
    expect(await stored()).toMatchObject({ edition: 0, claim: { policy: 'twia', days: { notice: '2026-11-21' } } });
  });
});

describe('claim of a loss record', () => {
  afterEach(() => {
    window.location.hash = '';
  });

  /** Stores a record with the day of discovery and the day of the notice. */
  async function recordOf(id: string) {
    vi.resetModules();
    const { lossRecords } = await import('../../lib/storage/record-store.ts');
    const { blankRecord } = await import('#core/loss-record/record.ts');
    const blank = blankRecord(id);
    const story = { ...blank.story, discovered: '2026-11-20T08:00' };
    await lossRecords.put({ ...blank, story, claim: { ...blank.claim, notice: '2026-11-21' } });
    window.location.hash = `#record-${id}`;
  }
  const recordClaim = async (id: string) => {
    const { readRecordClaim } = await import('./record-claim.ts');
    return (await readRecordClaim(id))?.claim;
  };

  test('fills the form, and input is stored in the record only', async () => {
    await recordOf('r1');
    const { stored } = await open();
    await until(async () => {
      await stored();
      expect([field('loss').value, field('notice').value]).toEqual(['2026-11-20', '2026-11-21']);
    });
    expect(text('a[href="/loss-record#record-r1"]')).toBe(words.form.backToRecord);
    await fill('papersIn', '2026-12-01');
    await until(async () => {
      expect((await recordClaim('r1'))?.days).toEqual({
        loss: '2026-11-20',
        notice: '2026-11-21',
        papersIn: '2026-12-01',
      });
    });
    expect(await stored()).toBeNull();
  });
});
