import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { languages, localeIn } from '#content/i18n/languages.ts';
import type { Trigger } from '#core/claim-clock/input.ts';
import { blankRecord, type Edit, type LossRecord } from '#core/loss-record/record.ts';
import { until } from '../../lib/testing/wait-until.ts';

// Merging the stored claim with input and with changes of other windows, in any order.

const words = languages.en.claim.clock;
const mounted: Root[] = [];

/** Opens the page with fresh modules, before storage has been read. */
async function open() {
  vi.resetModules();
  document.body.innerHTML = '<div></div>';
  const { ClaimClock } = await import('./ClaimClock.tsx');
  const root = createRoot(document.body.firstElementChild ?? document.body);
  mounted.push(root);
  flushSync(() =>
    root.render(<ClaimClock lossRecord="/loss-record" words={words} names={[]} language={localeIn('en')} />),
  );
}

/** Another window of this site: its own modules, the same storage. */
async function otherWindow() {
  vi.resetModules();
  const [{ deviceStore }, { lossRecords }] = await Promise.all([
    import('../../lib/storage/store.ts'),
    import('../../lib/storage/record-store.ts'),
  ]);
  return { store: await deviceStore(), lossRecords };
}

const field = (name: Trigger) => document.querySelector(`input[name="${name}"]`) as HTMLInputElement;
const policy = () => document.querySelector<HTMLInputElement>('input[name="policy"]:checked')?.value;
function fill(name: Trigger, day: string) {
  flushSync(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), day);
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const turns = async () => {
  for (let turn = 0; turn < 40; turn++) await new Promise((resolve) => setImmediate(resolve));
};
const press = (label: string) =>
  flushSync(() => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click());

beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  for (const root of mounted.splice(0)) root.unmount();
  window.location.hash = '';
});

describe('in a loss record', () => {
  const days = { loss: '2026-11-20', notice: '2026-11-21', papersIn: '2026-11-30', decision: '2026-12-10' };
  const given = { ...blankRecord('r1').claim, ...days, policy: 'twia', noticeGuess: true, edition: 1_770_000_000 };
  let other: Awaited<ReturnType<typeof otherWindow>>;
  const storedClaim = async () => {
    const found = await other.lossRecords.find('r1');
    return found && 'record' in found ? found.record.claim : null;
  };
  const edit = (name: string, value: string) =>
    other.lossRecords.edit('r1', { kind: 'fill', section: 'claim', field: name, value } satisfies Edit);

  beforeEach(async () => {
    window.location.hash = '#record-r1';
    other = await otherWindow();
    await other.lossRecords.put({ ...blankRecord('r1'), claim: given } as LossRecord);
  });

  test('input before the stored claim is loaded is merged into it', async () => {
    await open();
    fill('moldStop', '2026-12-20');
    await until(() => expect([policy(), field('notice').value]).toEqual(['twia', days.notice]));
    expect(field('moldStop').value).toBe('2026-12-20');
    await until(async () => expect(await storedClaim()).toEqual({ ...given, moldStop: '2026-12-20' }));
  });

  test('a change of another window is shown and survives other input', async () => {
    await open();
    await until(() => expect(field('notice').value).toBe(days.notice));
    await edit('notice', '2026-11-25');
    await until(() => expect(field('notice').value).toBe('2026-11-25'));
    fill('decision', '2026-12-12');
    await edit('moldStop', '2026-12-20');
    await until(async () =>
      expect(await storedClaim()).toEqual({
        ...given,
        notice: '2026-11-25',
        decision: '2026-12-12',
        moldStop: '2026-12-20',
      }),
    );
  });

  test('input while the record is deleted is stored once it is restored', async () => {
    await open();
    await until(() => expect(field('notice').value).toBe(days.notice));
    await other.lossRecords.remove('r1');
    fill('decision', '2026-12-12');
    await turns();
    await other.lossRecords.restoreDeleted('r1');
    await until(async () => expect(await storedClaim()).toEqual({ ...given, decision: '2026-12-12' }));
    expect(field('decision').value).toBe('2026-12-12');
  });

  test('undo restores a cleared claim, except changes of another window', async () => {
    await open();
    await until(() => expect(field('notice').value).toBe(days.notice));
    press(words.form.clear);
    await until(async () =>
      expect(await storedClaim()).toMatchObject({ policy: 'admitted', notice: '', noticeGuess: false }),
    );
    await edit('moldStop', '2026-12-20');
    press(words.form.undo);
    await until(async () => expect(await storedClaim()).toEqual({ ...given, moldStop: '2026-12-20' }));
  });

  test('deadlines become outdated by a changed day, not by other changes of the record', async () => {
    await open();
    await until(() => expect(field('notice').value).toBe(days.notice));
    press(words.form.submit);
    await until(() => expect(document.querySelector('li[data-standing]')).not.toBeNull());
    await other.lossRecords.edit('r1', { kind: 'fill', section: 'story', field: 'weather', value: 'Rain' });
    await turns();
    expect(document.body.textContent).not.toContain(words.result.changed);
    await edit('moldStop', '2026-12-20');
    await until(() => expect(document.body.textContent).toContain(words.result.changed));
  });

  test('exporting a calendar file increases the edition and changes nothing else', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => {} }));
    await open();
    await until(() => expect(field('notice').value).toBe(days.notice));
    press(words.form.submit);
    await until(() => expect(document.querySelector('li[data-standing]')).not.toBeNull());
    press(words.calendar.all);
    await until(async () => expect((await storedClaim())?.edition).toBeGreaterThan(given.edition));
    expect(await storedClaim()).toEqual({ ...given, edition: expect.any(Number) });
  });
});

describe('without a record', () => {
  const given = {
    id: 'c1',
    edition: 3,
    claim: {
      policy: 'twia',
      days: { notice: '2026-11-21' },
      catastrophe: false,
      arson: false,
      calledOnly: true,
      guesses: [],
    },
  };
  let other: Awaited<ReturnType<typeof otherWindow>>;
  const stored = () => other.store.read('claim-clock');
  const withDay = (day: object) => ({ ...given, claim: { ...given.claim, days: { ...given.claim.days, ...day } } });

  beforeEach(async () => {
    other = await otherWindow();
    await other.store.keep('claim-clock', given);
  });

  test('input before the stored claim is loaded is merged into it', async () => {
    await open();
    fill('decision', '2026-12-12');
    await until(async () => expect(await stored()).toEqual(withDay({ decision: '2026-12-12' })));
    expect([policy(), field('notice').value]).toEqual(['twia', '2026-11-21']);
  });

  test('clearing before the stored claim is loaded does not delete it', async () => {
    await open();
    fill('decision', '2026-12-12');
    press(words.form.clear);
    await until(() => expect([field('notice').value, field('decision').value]).toEqual(['2026-11-21', '']));
    expect(await stored()).toEqual(given);
  });

  test('a change of another window survives other input and is shown on focus', async () => {
    await open();
    await until(() => expect(field('notice').value).toBe('2026-11-21'));
    await other.store.keep('claim-clock', withDay({ moldStop: '2026-12-20' }));
    fill('decision', '2026-12-12');
    const both = withDay({ decision: '2026-12-12', moldStop: '2026-12-20' });
    await until(async () => expect(await stored()).toEqual(both));
    window.dispatchEvent(new Event('focus'));
    await until(() => expect(field('moldStop').value).toBe('2026-12-20'));
  });

  test('is also shown at the URL of a deleted record', async () => {
    window.location.hash = '#record-gone';
    await open();
    await until(() => expect(field('notice').value).toBe('2026-11-21'));
  });
});
