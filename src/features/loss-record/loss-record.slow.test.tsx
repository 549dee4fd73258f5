// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { directoryJson } from '#content/directory/public-files.ts';
import { localeIn, messagesIn } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import { lossRecordIn } from '#content/i18n/tool-messages.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { choose as chooseFiles, press as pressButton, render, typeInto, unmount } from '../../lib/testing/page.ts';
import { until } from '../../lib/testing/wait-until.ts';

const messages = lossRecordIn.en;
const locale = localeIn('en');

const busy = [
  messages.list.looking,
  messages.insurer.looking,
  messages.kept.saving,
  'AddOptions',
  messages.taking.reading,
];
const isBusy = () =>
  [...document.querySelectorAll('p, [role="status"]')].some(({ textContent }) =>
    busy.some((text) => textContent?.startsWith(text)),
  );

/** Waits for pending storage work and lazily loaded modules. */
const settle = () =>
  until(async () => {
    for (let turn = 0; turn < 15; turn++) {
      await act(async () => void (await new Promise((resolve) => setImmediate(resolve))));
    }
    expect(isBusy()).toBe(false);
  });

/** Reopens the page: fresh modules, same storage. */
async function open() {
  vi.resetModules();
  await unmount();
  const { LossRecords } = await import('./LossRecords.tsx');
  await render(
    <LossRecords
      messages={messages}
      language={locale}
      places={{ claimClock: '/claim-clock', insurers: '/insurance-directory.json' }}
    />,
  );
  await settle();
}

async function storedRecords(): Promise<readonly LossRecord[]> {
  const { lossRecords } = await import('../../lib/storage/record-store.ts');
  return (await lossRecords.list()).flatMap((each) => ('record' in each ? [each.record] : []));
}

const page = () => document.body.textContent ?? '';
const section = (name: string) => document.querySelector(`[aria-labelledby="record-${name}"]`) ?? document.body;
const field = (name: string, within: ParentNode = document) =>
  within.querySelector(`[name="${name}"]`) as HTMLInputElement | HTMLSelectElement;

async function fill(name: string, value: string, within?: ParentNode) {
  // A new record renders after storage has answered.
  await until(() => expect(field(name, within)).not.toBeNull());
  await act(async () => typeInto(field(name, within), value));
  await settle();
}

async function press(label: string) {
  await pressButton(label);
  await settle();
}

/** Storage requests made once the page is rendered. */
const appears = (text: string) =>
  until(async () => {
    await settle();
    expect(page()).toContain(text);
  });

async function choose(files: readonly File[], within: Element, text: string, status: Element = within) {
  await chooseFiles([...within.querySelectorAll<HTMLInputElement>('input[type="file"]')].at(-1), files);
  await until(async () => {
    await act(async () => void (await new Promise((resolve) => setImmediate(resolve))));
    expect(status.textContent).toContain(text || '1 photo saved.');
  });
  await settle();
}

const photo = (name: string) => new File([`bytes of ${name}`], name, { type: 'image/jpeg' });

async function begin() {
  await open();
  await press(messages.list.begin);
}

async function addThing(item: string, dollars: string) {
  await press(messages.sections.things.add);
  await fill('item', item);
  await fill('costEach', dollars);
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  window.location.hash = '';
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

test('belongings are entered one after the other, add up, and are stored when the page is reopened', async () => {
  await begin();
  await fill('title', 'Hall');
  await press(messages.sections.rooms.add);
  await fill('name', 'Kitchen');
  await addThing('Range', '540');
  const [room] = (await storedRecords())[0]?.rooms ?? [];
  await fill('room', room?.id ?? '', section('things'));
  expect(section('things').querySelector('datalist')?.textContent).toBe('');
  expect([...section('things').querySelectorAll('option')].map(({ value }) => value)).toContain('Refrigerator');
  await press(messages.entry.another);
  await fill('item', 'Chairs');
  await fill('quantity', '4');
  await fill('costEach', '19.99');
  await press(messages.entry.duplicate);
  expect(
    (await storedRecords())[0]?.things.map(({ item, quantity, costEach, room: at }) => [item, quantity, costEach, at]),
  ).toEqual([
    ['Range', 1, 54_000, room?.id],
    ['Chairs', 4, 1999, room?.id],
    ['Chairs', 4, 1999, room?.id],
  ]);
  await open();
  expect(field('title').value).toBe('Hall');
  expect(section('things').textContent).toContain('$699.92');
  expect(section('things').textContent).toContain('Kitchen: $699.92');
});

test('invalid input stays in its field with the reason, and what was stored stays stored', async () => {
  await begin();
  await addThing('Sofa', '5');
  const before = await storedRecords();
  for (const [name, typed, text] of [
    ['costEach', '1000001', 'Enter 1,000,000 dollars or less.'],
    ['quantity', '0', 'Enter a number from 1 to 999.'],
    ['item', 'x'.repeat(201), 'Keep it to 200 characters or fewer.'],
  ] as const) {
    await fill(name, typed);
    expect([field(name).value, field(name).getAttribute('aria-invalid')]).toEqual([typed, 'true']);
    expect(page()).toContain(text);
  }
  expect(await storedRecords()).toEqual(before);
});

test('a promise with a date, a story and a checkbox are stored in their places', async () => {
  await begin();
  await fill('source', 'sewer');
  await fill('discovered', '2026-11-21T02:10');
  await press(messages.sections.calls.add);
  await fill('company', 'Example Mutual');
  await fill('promised', 'An adjuster calls');
  await fill('promisedBy', '2026-11-24');
  expect(section('claim').textContent).toContain('Promised: An adjuster calls');
  expect(section('claim').textContent).toContain('Tuesday, November 24, 2026. Example Mutual.');
  expect(section('claim').textContent).toContain('Counted from the date in “What happened”: November 21, 2026.');
  await addThing('Desk', '9');
  await act(async () => section('things').querySelector<HTMLElement>('input[type="checkbox"]')?.click());
  await settle();
  const [record] = await storedRecords();
  expect([record?.story.source, record?.story.discovered, record?.things[0]?.business]).toEqual([
    'sewer',
    '2026-11-21T02:10',
    true,
  ]);
});

test('undo restores a deleted row at its position', async () => {
  await begin();
  await addThing('Sofa', '5');
  await press(t(messages.entry.deleteNamed, { name: 'Sofa' }, locale));
  expect(section('things').textContent).toContain(messages.sections.things.none);
  await press(messages.entry.undo);
  expect(section('things').textContent).toContain('Sofa');
  expect(page()).toContain(messages.entry.undone);
  expect(document.activeElement?.textContent).toBe(messages.entry.undone);
});

test('invalid text blocks leaving for the list', async () => {
  await begin();
  await addThing('Sofa', 'dear');
  await press(messages.list.all);
  expect([document.activeElement, field('costEach').value]).toEqual([field('costEach'), 'dear']);
});

/** Deletes the first row, whose form is open, as another window would. Returns its id. */
async function deleteElsewhere(table: 'things' | 'photos' = 'things'): Promise<string> {
  const [record] = await storedRecords();
  const { lossRecords } = await import('../../lib/storage/record-store.ts');
  const id = record?.[table][0]?.id ?? '';
  field(table === 'things' ? 'item' : 'caption').focus();
  await act(async () => void (await lossRecords.edit(record?.id ?? '', { kind: 'remove', table, id })));
  // As a page restored from the back/forward cache.
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await settle();
  return id;
}

test('a row that another window deletes while it is open keeps its name and closes without a change', async () => {
  await begin();
  await addThing('Sofa', '5');
  await deleteElsewhere();
  expect(document.querySelector('[aria-expanded="true"]')?.textContent).toContain('Sofa');
  await press(messages.entry.close);
  expect(page()).not.toContain(messages.entry.lost);
  expect(section('things').textContent).toContain(messages.sections.things.none);
  expect(document.activeElement?.textContent).toBe(messages.sections.things.add);
});

test('editing a row that another window deleted restores it', async () => {
  await begin();
  await addThing('Sofa', '5');
  const id = await deleteElsewhere();
  expect((await storedRecords())[0]?.things).toEqual([]);
  expect([field('item').value, document.activeElement]).toEqual(['Sofa', field('item')]);
  expect(page()).toContain(messages.entry.lost);
  await fill('item', 'Sofa, grey');
  expect((await storedRecords())[0]?.things).toMatchObject([{ id, item: 'Sofa, grey', costEach: 500 }]);
  expect(page()).not.toContain(messages.entry.lost);
  await press(messages.entry.close);
  expect(document.activeElement?.textContent).toContain('Sofa, grey');
});

test('a double click creates one record and one row', async () => {
  await open();
  const buttonOf = (label: string) =>
    [...document.querySelectorAll('button')].find((each) => each.textContent === label);
  const start = buttonOf(messages.list.begin);
  await act(async () => {
    start?.click();
    start?.click();
  });
  await settle();
  await act(async () => {
    for (const detail of [1, 2]) {
      const second = new MouseEvent('click', { bubbles: true, detail });
      buttonOf(messages.sections.things.add)?.dispatchEvent(second);
    }
  });
  await settle();
  expect((await storedRecords()).map(({ things }) => things.length)).toEqual([1]);
});

test('the focus follows what is entered and never returns to the top of the page', async () => {
  await begin();
  await press(messages.sections.rooms.add);
  await fill('name', 'Kitchen');
  await press(messages.sections.things.add);
  await press('Refrigerator');
  expect(document.activeElement).toBe(field('costEach'));
  await fill('costEach', 'dear');
  await press(messages.entry.close);
  expect([document.activeElement, field('costEach').value]).toEqual([field('costEach'), 'dear']);
  await fill('costEach', '5');
  await press(messages.entry.close);
  expect(document.activeElement?.textContent).toBe('Refrigerator Kitchen$5.00');
  await press('Refrigerator Kitchen$5.00');
  await press(t(messages.entry.deleteNamed, { name: 'Refrigerator' }, locale));
  expect(document.activeElement?.textContent).toBe(messages.sections.things.add);
});

test('a record without photos asks for a copy too, unless it is empty', async () => {
  // A wait for something on the page moves the stopped clock on: each day is an hour longer than what was waited.
  const later = (days: number) => vi.setSystemTime(Date.UTC(2026, 10, 21 + days, days));
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    later(0);
    await begin();
    later(2);
    await open();
    expect(page()).not.toContain(messages.kept.overdue.other.split('{count}')[1]);
    await addThing('Sofa', '5');
    later(3);
    await open();
    expect(page()).toContain(t(messages.kept.overdue, { count: 3 }, locale));
  } finally {
    vi.useRealTimers();
  }
});

test('undo is not offered after the back/forward cache, since other windows may have collected garbage', async () => {
  await begin();
  await addThing('Sofa', '5');
  await press(t(messages.entry.deleteNamed, { name: 'Sofa' }, locale));
  expect(page()).toContain(messages.entry.undo);
  const back = Object.assign(new Event('pageshow'), { persisted: true });
  await act(async () => void window.dispatchEvent(back));
  await settle();
  expect(page()).not.toContain(messages.entry.undo);
  expect((await storedRecords())[0]?.things).toEqual([]);
});

test('claim dates give deadlines, and contradictory dates show an error', async () => {
  await begin();
  await fill('notice', '2026-11-22');
  expect(section('claim').textContent).toContain(messages.clock.rules.acknowledge.title);
  expect(section('claim').textContent).toContain('Monday, December 7, 2026');
  await fill('loss', '2026-11-23');
  expect(section('claim').textContent).toContain(messages.clock.errors['before-loss']);
  await fill('policy', 'nfip', section('claim'));
  expect(section('claim').querySelector('[name="notice"]')).toBeNull();
  expect(section('claim').textContent).toContain(messages.clock.rules['nfip-proof'].title);
});

describe('existing data is reused:', () => {
  const past = {
    at: Date.UTC(2026, 10, 21, 8),
    text: 'The toilet backed up into the hall.',
    category: 3,
    severity: 'emergency',
    hazards: ['sewage'],
    answers: [],
  };
  const assess = async () => {
    vi.resetModules();
    const { deviceStore } = await import('../../lib/storage/store.ts');
    await (await deviceStore()).keep('assessment-history', [past]);
  };
  const story = { account: past.text, category: '3', source: 'sewer', discovered: '' };

  test('one click takes over an assessment', async () => {
    await assess();
    await begin();
    await appears(messages.story.past);
    await press(t(messages.story.use, { moment: locale.moment(past.at) }, locale));
    expect((await storedRecords())[0]?.story).toMatchObject(story);
    expect(section('story').textContent).toContain(messages.story.used);
  });

  test('a record starts from the last assessment, once', async () => {
    await assess();
    window.location.hash = '#from-assessment';
    await open();
    await appears(past.text);
    const [record, ...others] = await storedRecords();
    expect([record?.story, others]).toMatchObject([story, []]);
    expect(window.location.hash).toBe(`#record-${record?.id}`);
    expect(section('story').textContent).toContain(past.text);
  });

  test('a record starts from the claim clock, or takes its dates over', async () => {
    const claim = { policy: 'surplus', days: { notice: '2026-11-22' }, guesses: ['notice'] };
    vi.resetModules();
    const { deviceStore } = await import('../../lib/storage/store.ts');
    await (await deviceStore()).keep('claim-clock', { id: 'c', edition: 1, claim });
    const taken = { policy: 'surplus', notice: '2026-11-22', noticeGuess: true };
    await begin();
    await appears(messages.due.fromClock);
    await press(messages.due.takeClock);
    expect((await storedRecords())[0]?.claim).toMatchObject(taken);
    expect(page()).not.toContain(messages.due.fromClock);
    window.location.hash = '#from-claim';
    await open();
    await appears(messages.entry.title);
    expect((await storedRecords()).map((record) => record.claim)).toMatchObject([taken, taken]);
  });

  test('an insurer from the directory fills name and number', async () => {
    vi.stubGlobal('fetch', async () => new Response(directoryJson('/', messagesIn('en').directory)));
    await begin();
    await press(messages.insurer.find);
    await fill('find', 'zzzz');
    expect(section('policy').textContent).toContain(messages.insurer.none);
    await fill('find', 'allstate');
    await press('Choose Allstate, 800-255-7828');
    expect((await storedRecords())[0]?.policy).toMatchObject({ insurer: 'Allstate', insurerPhone: '800-255-7828' });
    expect(section('policy').querySelector('a[href="tel:+18002557828"]')).not.toBeNull();
  });

  test('a failed directory request shows what to do', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    await begin();
    await press(messages.insurer.find);
    expect(section('policy').textContent).toContain(messages.insurer.failed);
  });
});

test('hours, miles and receipts are totaled apart, in dollars only at a given rate', async () => {
  await begin();
  for (const [sort, name, value] of [
    ['hours', 'hours', '2.5'],
    ['miles', 'miles', '30'],
    ['lodging', 'amount', '148'],
  ] as const) {
    await press(messages.sections.costs.add);
    await fill('sort', sort);
    await fill(name, value);
  }
  expect(section('costs').textContent).toContain('Your miles: 30');
  await fill('hour', '20');
  expect(section('costs').textContent).toContain(
    `Your hours: 2.5, ${t(messages.entry.atRate, { dollars: '$50.00' }, locale)}`,
  );
  expect(section('costs').textContent).toContain('Spent so far $148.00');
});

describe('photos', () => {
  test('of a view are ticked in their room, which counts the missing ones', async () => {
    await begin();
    await press(messages.sections.rooms.add);
    expect(section('rooms').textContent).toContain('0 of 6 taken');
    const ruler = section('rooms').querySelector('[aria-label="Take a photo: Close-up with a ruler"]');
    await choose([photo('ruler.jpg')], ruler?.parentElement ?? document.body, '', section('rooms'));
    expect(section('rooms').textContent).toContain('1 of 6 taken');
    expect(section('rooms').textContent).toContain('5 photos are missing.');
    const [record] = await storedRecords();
    expect(record?.photos).toMatchObject([{ room: record?.rooms[0]?.id, shows: 'ruler' }]);
  });

  test('are asked for before a thing is thrown away', async () => {
    await begin();
    await addThing('Carpet pad', '5');
    await fill('fate', 'thrown-away');
    expect(section('things').textContent).toContain(messages.photos.first);
    await choose([photo('pad.jpg')], section('things'), '1 photo saved.');
    const [record] = await storedRecords();
    expect([record?.photos[0]?.thing, record?.photos[0]?.shows]).toEqual([record?.things[0]?.id, 'receipt']);
    expect(section('things').textContent).toContain(messages.photos.first);
    await choose(
      [photo('pad-2.jpg')],
      section('things').querySelector('label.btn') ?? document.body,
      '',
      section('things'),
    );
    expect(section('things').textContent).not.toContain(messages.photos.first);
  });

  test('of a thing that another window deletes are restored with it', async () => {
    await begin();
    await addThing('Sofa', '5');
    await choose([photo('one.jpg')], section('things'), '1 photo saved.');
    const id = await deleteElsewhere();
    expect((await storedRecords())[0]?.photos).toMatchObject([{ thing: '' }]);
    expect(section('things').querySelector('input[type="file"]')).toBeNull();
    await fill('item', 'Sofa, grey');
    expect((await storedRecords())[0]?.photos).toMatchObject([{ thing: id }]);
    expect(section('things').querySelector('input[type="file"]')).not.toBeNull();
  });

  test('that another window deletes while open show a notice with the focus', async () => {
    await begin();
    await choose([photo('one.jpg')], section('photos'), '1 photo saved.');
    await act(async () => section('photos').querySelector<HTMLElement>('ul button')?.click());
    await settle();
    await deleteElsewhere('photos');
    expect(document.activeElement?.textContent).toBe(messages.entry.gone);
  });

  test('are stored once each with their hash, in the room or row where they were added', async () => {
    await begin();
    await addThing('Sofa', '5');
    await choose([photo('one.jpg'), photo('two.jpg')], section('things'), '2 photos saved.');
    await choose([photo('one.jpg'), photo('three.jpg')], section('photos'), '1 photo saved. 1 was here already.');
    const [record] = await storedRecords();
    expect(record?.photos.map(({ file, thing }) => [file, thing === record.things[0]?.id])).toEqual([
      ['one.jpg', true],
      ['two.jpg', true],
      ['three.jpg', false],
    ]);
    expect(record?.photos.every(({ sha256 }) => /^[0-9a-f]{64}$/.test(sha256))).toBe(true);
    await act(async () => section('photos').querySelector<HTMLElement>('ul button')?.click());
    await settle();
    expect(section('photos').textContent).toContain('three.jpg, 1 kB. SHA-256');
    expect(section('photos').textContent).toContain(messages.photos.noPreview);
  });

  test('that are too large are named and not stored', async () => {
    await begin();
    const film = photo('film.mov');
    Object.defineProperty(film, 'size', { value: 4_000_000_001 });
    await choose([film], section('photos'), '1 wasn’t saved: film.mov');
    expect(page()).toContain('Larger than 4,000 MB. Leave it in your phone’s photo album.');
  });

  test('that are empty, as from a cloud, are named and not counted', async () => {
    await begin();
    await choose([new File([], 'cloud.jpg', { type: 'image/jpeg' })], section('photos'), '1 wasn’t saved: cloud.jpg');
    expect((await storedRecords())[0]?.photos).toEqual([]);
  });
});

describe('several records', () => {
  test('are listed, opened, deleted one by one or all at once, and restored', async () => {
    await begin();
    await fill('title', 'One');
    await press(messages.list.all);
    await press(messages.list.beginAnother);
    await fill('title', 'Two');
    await press(messages.list.all);
    await press('Delete this record: One');
    expect((await storedRecords()).map(({ title }) => title)).toEqual(['Two']);
    expect(document.activeElement?.textContent).toMatch(/^1 record deleted\./);
    await press(messages.list.undo);
    expect(document.activeElement?.textContent).toMatch(/^One /);
    await press(messages.list.deleteAll);
    expect([await storedRecords(), page().includes('2 records deleted.')]).toEqual([[], true]);
    expect(document.activeElement?.textContent).toMatch(/^2 records deleted\./);
    await press(messages.list.undo);
    expect(document.activeElement?.localName).toBe('b');
    await press('Delete this record: One');
    await press('Delete this record: Two');
    expect(document.activeElement?.textContent).toMatch(/^2 records deleted\./);
    await press(messages.list.undo);
    expect((await storedRecords()).map(({ title }) => title).sort()).toEqual(['One', 'Two']);
  });

  test('are not deleted when storage is full, with an error', async () => {
    onTestFinished(() => void vi.restoreAllMocks());
    await begin();
    await press(messages.list.all);
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await press(t(messages.list.deleteNamed, { name: messages.list.untitled }, locale));
    expect([(await storedRecords()).length, page().includes(messages.errors.full)]).toEqual([1, true]);
    full.mockRestore();
    await press(t(messages.list.deleteNamed, { name: messages.list.untitled }, locale));
    expect([(await storedRecords()).length, page().includes(messages.errors.full)]).toEqual([0, false]);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await press(messages.list.undo);
    expect([(await storedRecords()).length, page().includes(messages.errors.full)]).toEqual([0, true]);
    expect(page()).toContain(messages.list.undo);
  });

  test('have titles that are never cut within a character', async () => {
    await open();
    const name = document.querySelector('input[type="text"]') as HTMLInputElement;
    expect(name.maxLength).toBe(80);
    const long = `${'a'.repeat(79)}🌊`;
    await act(async () => typeInto(name, long));
    await act(async () => name.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    await settle();
    expect((await storedRecords()).map(({ title }) => title)).toEqual(['a'.repeat(79)]);
  });

  test('that another window deletes is reported as deleted', async () => {
    await begin();
    const [record] = await storedRecords();
    const { lossRecords } = await import('../../lib/storage/record-store.ts');
    await lossRecords.remove(record?.id ?? '');
    await press(messages.sections.things.add);
    expect(page()).toContain(messages.list.gone);
  });
});

test('a browser without storage shows an error', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await open();
  expect(page()).toContain(messages.list.refused);
});
