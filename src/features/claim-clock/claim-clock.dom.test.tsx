import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { languages, localeIn } from '#content/i18n/languages.ts';
import type { Trigger } from '#core/claim-clock/input.ts';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const words = languages.en.claim.clock;
const mounted: Root[] = [];

/** The page opened anew: its modules have no memory, the device has. */
async function open() {
  vi.resetModules();
  document.body.innerHTML = '<div></div>';
  const [{ ClaimClock }, { readClaim }, { loadCounting }] = await Promise.all([
    import('./ClaimClock.tsx'),
    import('./saved-claim.ts'),
    import('./load-deadlines.ts'),
  ]);
  await loadCounting();
  const root = createRoot(document.body.firstElementChild ?? document.body);
  mounted.push(root);
  await act(async () =>
    root.render(<ClaimClock lossRecord="/loss-record" words={words} names={[]} language={localeIn('en')} />),
  );
  const kept = async () => {
    // What is under way on the device ends in these turns.
    for (let turn = 0; turn < 3; turn++) await act(async () => void (await readClaim(null)));
    return (await readClaim(null)).kept;
  };
  await kept();
  return { kept };
}

const field = (name: Trigger) => document.querySelector(`input[name="${name}"]`) as HTMLInputElement;
const text = (selector: string) => (document.querySelector(selector)?.textContent ?? '').replaceAll('\u00a0', ' ');

async function fill(name: Trigger, day: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), day);
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const press = (label: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click());
const tick = (label: string) =>
  act(async () =>
    [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))?.click(),
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 12) });
  globalThis.indexedDB = new IDBFactory();
});
afterEach(async () => {
  for (const root of mounted.splice(0)) await act(async () => root.unmount());
  vi.useRealTimers();
});

describe('days in, dates out', () => {
  test('both readings stand there, with who must act, from which day, why, and how long it is', async () => {
    await open();
    await fill('notice', '2026-11-21');
    await press(words.form.submit);
    const row = text('li[data-standing]');
    for (const part of [
      'Ask if nothing has come by',
      'Monday, December 7, 2026',
      'By the latest reading: Tuesday, December 15, 2026',
      '15 days left',
      'The company must act',
      'Counted from November 21, 2026: the company got your claim in writing.',
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

  test('what the owner must do says the earlier day, and not to wait for the later one', async () => {
    await open();
    await fill('proofAsked', '2026-11-01');
    await press(words.form.submit);
    expect(text('li[data-standing]')).toMatch(/^Do it byThursday, December 31, 2026Some count until .* Do not wait/);
  });

  test.each([
    ['2026-09-02', 'past-both', 'Call the state’s Help Line: 800-252-3439'],
    ['2026-11-02', 'ask-now', 'Ask now'],
    ['2026-11-07', 'running', 'Today'],
  ])('a claim in writing on %s is %s today', async (notice, standing, said) => {
    await open();
    vi.setSystemTime(new Date(2026, 10, notice === '2026-11-07' ? 23 : 22, 12));
    await fill('notice', notice);
    await press(words.form.submit);
    expect(document.querySelector('li[data-standing]')?.getAttribute('data-standing')).toBe(standing);
    expect(text('li[data-standing]')).toContain(said);
  });

  test('what belongs to a dispute is folded away, with the word on lawyers', async () => {
    await open();
    await fill('decision', '2026-11-02');
    await press(words.form.submit);
    expect(text('section details')).toContain(words.result.disputesNote);
    expect(document.querySelectorAll('section details li')).toHaveLength(2);
  });

  test('whoever has only called gets two lines to send', async () => {
    await open();
    await fill('loss', '2026-10-30');
    await fill('notice', '2026-11-02');
    await tick(words.form.calledOnly);
    await press(words.form.submit);
    expect(text('blockquote')).toContain('at my home on October 30, 2026.');
    expect(text('li[data-standing]')).toContain(words.reasons['no-writing']);
  });
});

describe('what cannot be counted', () => {
  test.each<[string, Partial<Record<Trigger, string>>, string, Trigger]>([
    ['no day', {}, words.errors['no-day'], 'loss'],
    ['a day before the damage', { loss: '2026-11-02', notice: '2026-11-01' }, words.errors['before-loss'], 'notice'],
    ['another century', { loss: '0206-11-02' }, 'Enter a day from January 1, 2015 to December 31, 2040.', 'loss'],
  ])('%s is said in words, at its field', async (_, days, said, at) => {
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

describe('what was typed', () => {
  test('is there again after the page was left, and gone when it is cleared, and back when that is undone', async () => {
    const first = await open();
    await fill('notice', '2026-11-21');
    expect(await first.kept()).toMatchObject({ claim: { days: { notice: '2026-11-21' } } });
    const { kept } = await open();
    expect(field('notice').value).toBe('2026-11-21');
    await press(words.form.clear);
    expect([field('notice').value, await kept()]).toEqual(['', null]);
    await press(words.form.undo);
    expect(field('notice').value).toBe('2026-11-21');
    expect(await kept()).toMatchObject({ claim: { days: { notice: '2026-11-21' } } });
  });

  test('changed after the count, the dates say that they are old', async () => {
    await open();
    await fill('notice', '2026-11-21');
    await press(words.form.submit);
    expect(text('section')).not.toContain(words.result.changed);
    await fill('notice', '2026-11-22');
    expect(text('section')).toContain(words.result.changed);
  });

  test('on a device that holds something else in its place is left alone', async () => {
    const { kept } = await open();
    const { deviceStore } = await import('../../lib/storage/store.ts');
    const store = await deviceStore();
    for (const odd of [null, 7, 'x', { id: 1 }, { id: 'a', claim: { policy: 4 } }]) {
      await store.keep('claim-clock', odd);
      expect(await kept()).toBeNull();
    }
    await store.keep('claim-clock', { id: 'a', claim: { policy: 'twia', days: { loss: 3, notice: '2026-11-21' } } });
    expect(await kept()).toMatchObject({ edition: 0, claim: { policy: 'twia', days: { notice: '2026-11-21' } } });
  });
});

describe('the days of a loss record', () => {
  afterEach(() => {
    window.location.hash = '';
  });

  /** A record on the device with a day of its story and the day of a notice. */
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

  test('stand in the form, and what is typed stands in the record, not beside it', async () => {
    await recordOf('r1');
    const { kept } = await open();
    await vi.waitFor(async () => {
      await kept();
      expect([field('loss').value, field('notice').value]).toEqual(['2026-11-20', '2026-11-21']);
    });
    expect(text('a[href="/loss-record#record-r1"]')).toBe(words.form.backToRecord);
    await fill('papersIn', '2026-12-01');
    await vi.waitFor(async () => {
      expect((await recordClaim('r1'))?.days).toEqual({
        loss: '2026-11-20',
        notice: '2026-11-21',
        papersIn: '2026-12-01',
      });
    });
    expect(await kept()).toBeNull();
  });

  test('of a record that is gone are a claim of its own', async () => {
    window.location.hash = '#record-gone';
    const { kept } = await open();
    await fill('notice', '2026-11-21');
    await vi.waitFor(async () => expect(await kept()).toMatchObject({ claim: { days: { notice: '2026-11-21' } } }));
    expect(document.querySelector('a[href^="/loss-record#record-"]')).toBeNull();
  });
});
