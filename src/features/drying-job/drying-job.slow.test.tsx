// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { IDBFactory } from 'fake-indexeddb';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { localeIn } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import { dryingJobIn } from '#content/i18n/tool-messages.ts';
import { derive } from '#core/drying-job/derive.ts';
import { fromFile } from '#core/drying-job/record/job-file.ts';
import { jobOf } from '#core/drying-job/record/job-of.ts';
import { blankJobRow, type JobRecord } from '#core/drying-job/record/record.ts';
import { buttonOf, choose, press, render, typeInto, unmount } from '../../lib/testing/page.ts';
import { until } from '../../lib/testing/wait-until.ts';

const messages = {
  ...dryingJobIn.en,
  letterhead: '',
  insurersAt: '/insurance-directory.json',
  calculatorsAt: { 'air-movement': '/a', dehumidification: '/d', 'air-scrubber': '/s' },
};
const locale = localeIn('en');
const given = JSON.parse(readFileSync('core/drying-job/given.json', 'utf8')) as {
  readonly jobs: { job: unknown }[];
};
const jobs = given.jobs.map(({ job }) => {
  const read = fromFile(job);
  if (!read.ok) throw new Error(read.error);
  return read.record;
});

/** Everything intersects. */
class Near {
  readonly seen: (all: readonly { isIntersecting: boolean }[]) => void;
  constructor(seen: Near['seen']) {
    this.seen = seen;
  }
  observe() {
    queueMicrotask(() => void act(() => this.seen([{ isIntersecting: true }])));
  }
  disconnect() {}
}

const page = () => document.body.textContent ?? '';
const section = (name: string) => document.querySelector(`[aria-labelledby="job-${name}"]`) ?? document.body;

/** Waits for pending storage work and deferred rendering. */
const settle = (holds: () => void) =>
  until(async () => {
    for (let turn = 0; turn < 15; turn++) {
      await act(async () => void (await new Promise((resolve) => setImmediate(resolve))));
    }
    holds();
  });

/** Opens the page on a stored job, or on the list. */
async function open(record?: JobRecord) {
  vi.resetModules();
  const [{ DryingJobs }, { dryingJobs }] = await Promise.all([
    import('./DryingJobs.tsx'),
    import('../../lib/storage/job-store.ts'),
  ]);
  if (record) {
    await dryingJobs.put(record);
    window.location.hash = `#record-${record.id}`;
  }
  await render(<DryingJobs messages={messages} language={locale} />);
  await settle(() => expect(page()).toContain(record ? messages.send.erase : messages.list.begin));
  return async (id: string): Promise<JobRecord> => {
    const found = await dryingJobs.find(id);
    if (!found || !('record' in found)) throw new Error('no such job');
    return found.record;
  };
}

const type = (input: HTMLInputElement | null | undefined, text: string) => act(async () => typeInto(input, text));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('IntersectionObserver', Near);
  window.location.hash = '';
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

describe.each(jobs)('$title', (record) => {
  test('shows its rooms, equipment, points, visits and verdicts', async () => {
    await open(record);
    const derived = derive(jobOf(record));
    for (const { name } of record.rooms) expect(section('rooms').textContent).toContain(name);
    for (const { serial } of record.machines) expect(section('machines').textContent).toContain(serial);
    expect(section('visits').querySelectorAll('ol button')).toHaveLength(record.visits.length + 1);
    expect(section('charts').querySelectorAll('svg').length).toBeGreaterThan(0);
    const table = section('charts').querySelector('details');
    await act(async () => {
      table?.setAttribute('open', '');
      table?.dispatchEvent(new Event('toggle'));
    });
    await settle(() => expect(table?.querySelectorAll('tbody tr').length).toBe(derived.visits.length));
    const last = derived.visits.at(-1);
    expect(section('state').textContent).toContain(last && messages.state[last.jobVerdict]);
  });
});

describe('a visit', () => {
  const [kitchen] = jobs as [JobRecord];
  const readings = () => [...section('visits').querySelectorAll<HTMLInputElement>('[data-reading]')];
  const isOutside = ({ place }: JobRecord['airs'][number]) => place === 'outside';

  test('is added, read and stored, with air figures at once', async () => {
    const stored = await open(kitchen);
    await press(`+ ${messages.tables.visits.add}`);
    await settle(() => expect(readings()[0]?.value).toBe(''));
    await type(readings()[0], '80');
    await settle(() => expect(readings()[0]?.value).toBe('80'));
    await type(readings()[1], '60');
    await settle(() => expect(section('visits').textContent).toMatch(/\d gr\/lb, dew point \d/));
    const { visits, airs } = await stored(kitchen.id);
    expect(visits).toHaveLength(kitchen.visits.length + 1);
    expect(airs.at(-1)).toMatchObject({ temperatureF: 80, humidityPercent: 60 });
  });

  test('the first step starts at the last reading, the next one moves it by one', async () => {
    const stored = await open(kitchen);
    await press(`+ ${messages.tables.visits.add}`);
    await settle(() => expect(readings()[0]?.value).toBe(''));
    const label = readings()[0]?.getAttribute('aria-label') ?? '';
    const more = t(messages.visit.more, { name: label }, locale);
    await press(more);
    await settle(() => expect(readings()[0]?.value).not.toBe(''));
    const first = Number(readings()[0]?.value);
    await press(more);
    await settle(() => expect(Number(readings()[0]?.value)).toBe(first + 1));
    expect((await stored(kitchen.id)).airs.at(-1)?.temperatureF).toBe(first + 1);
  });

  test('an invalid reading stays in the field with the reason and is not stored', async () => {
    const stored = await open(kitchen);
    const before = await stored(kitchen.id);
    await type(readings()[0], 'warm');
    expect([readings()[0]?.value, readings()[0]?.getAttribute('aria-invalid')]).toEqual(['warm', 'true']);
    const still = t(
      messages.entry.notTaken.before,
      { value: before.airs.findLast(isOutside)?.temperatureF ?? '' },
      locale,
    );
    expect(section('visits').querySelector('[role="alert"]')?.textContent).toContain(still);
    expect(page()).toContain(messages.kept.notTaken);
    expect(page()).not.toContain(messages.kept.saved);
    expect(await stored(kitchen.id)).toEqual(before);
  });

  test('a number that ends beyond the limits stores none of its first digits', async () => {
    const stored = await open(kitchen);
    await press(`+ ${messages.tables.visits.add}`);
    await settle(() => expect(readings()[1]?.value).toBe(''));
    for (const text of ['1', '12', '120']) await type(readings()[1], text);
    await settle(() => expect(readings()[1]?.getAttribute('aria-invalid')).toBe('true'));
    expect(readings()[1]?.value).toBe('120');
    expect((await stored(kitchen.id)).airs.at(-1)?.humidityPercent).toBe(null);
  });
});

describe('an empty visit', () => {
  const { gaps } = messages;
  const dateOf = () => section('visits').querySelector<HTMLInputElement>('input[name="at"]');
  const nothing = () => expect(section('visits').textContent).not.toContain(messages.visit.noGaps);

  test('lacks its date once it is blank, and stays in place', async () => {
    await open(jobs[0]);
    const count = section('visits').querySelectorAll('ol button').length;
    await type(dateOf(), '');
    await settle(() => expect(section('visits').textContent).toContain(gaps['no-date']));
    nothing();
    const current = section('visits').querySelector('ol [aria-current]');
    expect(current?.textContent).toBe(t(messages.visit.name, { count: count - 1 }, locale));
  });

  test('lacks its air, though another visit of the same minute has it', async () => {
    const [kitchen] = jobs as [JobRecord];
    const last = kitchen.visits.at(-1) as JobRecord['visits'][number];
    const twin = { ...blankJobRow('visits', 'twin'), at: last.at };
    await open({ ...kitchen, visits: [...kitchen.visits, twin] });
    await settle(() => expect(section('visits').textContent).toContain(gaps['no-outside']));
    nothing();
  });

  test('is deleted, and the focus stays in its section', async () => {
    await open(jobs[0]);
    buttonOf(messages.visit.remove, section('visits'))?.focus();
    await press(messages.visit.remove, section('visits'));
    await settle(() => expect(page()).toContain(messages.entry.undo));
    expect(document.activeElement?.id).toBe('job-visits');
  });
});

test('air above the boiling point has no figures and says why', async () => {
  await open(jobs[0]);
  const readings = [...section('visits').querySelectorAll<HTMLInputElement>('[data-reading]')];
  await type(readings[0], '250');
  await type(readings[1], '100');
  await settle(() => expect(section('visits').textContent).toContain(messages.visit.noAir));
  expect(page()).not.toMatch(/-[\d,.]+ gr\/lb/);
  expect(section('visits').textContent).toContain(messages.gaps['no-outside']);
});

test('Enter and a swipe left go to the next reading, the opposite goes back', async () => {
  await open(jobs[0]);
  const readings = [...section('visits').querySelectorAll<HTMLInputElement>('[data-reading]')];
  const at = () => readings.indexOf(document.activeElement as HTMLInputElement);
  const enter = (shiftKey = false) => new KeyboardEvent('keydown', { key: 'Enter', shiftKey, bubbles: true });
  const touch = async (name: string, clientX: number, clientY = 0) => {
    const item = () => ({ clientX, clientY });
    const event = Object.assign(new Event(name, { bubbles: true }), { touches: { item }, changedTouches: { item } });
    await act(async () => void readings[at()]?.dispatchEvent(event));
  };
  const swipe = async (right: number, down = 0) => {
    await touch('touchstart', 200);
    await touch('touchend', 200 + right, down);
  };
  readings[0]?.focus();
  await act(async () => void readings[0]?.dispatchEvent(enter()));
  expect(at()).toBe(1);
  await swipe(-80);
  expect(at()).toBe(2);
  await swipe(-40);
  await swipe(-80, 70);
  expect(at()).toBe(2);
  await swipe(80);
  expect(at()).toBe(1);
  await act(async () => void readings[1]?.dispatchEvent(enter(true)));
  expect(at()).toBe(0);
});

describe('a job file', () => {
  const take = (text: string, file = new File([text], 'job.json')) =>
    choose(document.querySelector<HTMLInputElement>('input[type="file"]'), [file]);

  test('is imported and opened', async () => {
    await open();
    await take(JSON.stringify(given.jobs[0]?.job));
    await settle(() => expect(section('rooms').textContent).toContain(jobs[0]?.rooms[0]?.name));
  });

  test('that is invalid shows an error', async () => {
    await open();
    await take('{}');
    await settle(() =>
      expect(document.querySelector('[role="alert"]')?.textContent).toBe(messages.taking.errors['not-a-record']),
    );
  });

  test('that becomes unreadable shows an error', async () => {
    await open();
    const gone = new File(['{}'], 'job.json');
    gone.slice = () => {
      throw new DOMException('gone', 'NotReadableError');
    };
    await take('', gone);
    await settle(() => expect(document.querySelector('[role="alert"]')?.textContent).toBe(messages.list.notLoaded));
  });
});

describe('exports', () => {
  const [kitchen] = jobs as [JobRecord];

  test('have the name of the job', async () => {
    await open(kitchen);
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { file, air, moisture, equipment } = messages.send;
    const ends = { [file]: '.json', [air]: '-air.csv', [moisture]: '-moisture.csv', [equipment]: '-equipment.csv' };
    for (const [label, end] of Object.entries(ends)) {
      await press(label, section('send'));
      await settle(() => expect(saved.at(-1)).toMatch(new RegExp(`^.*Kitchen.*${end}$`)));
    }
    vi.restoreAllMocks();
  });

  const photo = { ...blankJobRow('photos', 'photo'), machine: kitchen.machines[0]?.id ?? '', file: 'plate.jpg' };
  const copiedAt = async () => {
    const { dryingJobs } = await import('../../lib/storage/job-store.ts');
    const found = await dryingJobs.find(kitchen.id);
    return found && 'record' in found ? found.copied : null;
  };

  test.each([
    ['the job file of a job without photos', { ...kitchen, photos: [] }, messages.send.file, true],
    ['the job file of a job with a photo', { ...kitchen, photos: [photo] }, messages.send.file, false],
    ['all of it, where a photo has no bytes', { ...kitchen, photos: [photo] }, messages.send.withPhotos, false],
  ])('counts as a copy only if no photo is missing: %s', async (_what, record, label, isCopy) => {
    await open(record);
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await press(label, section('send'));
    await settle(() => expect(click).toHaveBeenCalledOnce());
    await until(async () => expect((await copiedAt()) !== 0).toBe(isCopy));
    const missing = label === messages.send.withPhotos ? t(messages.send.packed, { count: 1 }, locale) : '';
    await settle(() => expect(section('send').textContent).toContain(missing));
    vi.restoreAllMocks();
  });

  test('unreadable photos show that no file was created', async () => {
    await open({ ...kitchen, photos: [photo] });
    const { get } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
      if (this.name === 'files') throw new DOMException('broken', 'UnknownError');
      return get.call(this, key);
    });
    await press(messages.send.withPhotos, section('send'));
    await settle(() => expect(section('send').textContent).toContain(messages.handing.failed));
    vi.restoreAllMocks();
  });

  test('a deleted job leaves the list and can be restored', async () => {
    await open(kitchen);
    await press(messages.send.erase);
    await settle(() => expect(page()).toContain(t(messages.list.deleted, { count: 1 }, locale)));
    await press(messages.list.undo);
    await settle(() => expect(page()).toContain(kitchen.title));
  });
});

describe('an open visit that disappears', () => {
  const [kitchen] = jobs as [JobRecord];
  const last = kitchen.visits.toSorted((one, other) => (one.at < other.at ? -1 : 1)).at(-1)?.id ?? '';
  const count = () => Number(section('visits').querySelector('ol')?.children.length) - 1;

  test('because another window deleted it shows a notice with the focus, until another visit is chosen', async () => {
    await open(kitchen);
    section('visits').querySelector('input')?.focus();
    const { dryingJobs } = await import('../../lib/storage/job-store.ts');
    await act(async () => void (await dryingJobs.edit(kitchen.id, { kind: 'remove', table: 'visits', id: last })));
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await settle(() => expect(document.activeElement?.textContent).toBe(messages.entry.gone));
    await act(async () => section('visits').querySelector<HTMLElement>('ol button')?.click());
    await settle(() => expect(page()).not.toContain(messages.entry.gone));
  });

  test('by its own button shows none', async () => {
    await open(kitchen);
    await press(messages.visit.remove);
    await settle(() => expect(count()).toBe(kitchen.visits.length - 1));
    expect(page()).not.toContain(messages.entry.gone);
    await press(messages.entry.undo);
    await settle(() => expect(count()).toBe(kitchen.visits.length));
  });
});

test('deleted equipment is restored with its photos, moves and stops', async () => {
  const [, laundry] = jobs as [JobRecord, JobRecord];
  const [stop] = laundry.stops as [JobRecord['stops'][number]];
  const machine = laundry.machines.find(({ id }) => id === stop.machine);
  const photo = { ...blankJobRow('photos', 'photo'), machine: stop.machine, file: 'plate.jpg' };
  const stored = await open({ ...laundry, photos: [photo] });
  const line = [...section('machines').querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes(machine?.serial ?? '?'),
  );
  await act(async () => line?.click());
  await press(t(messages.entry.deleteNamed, { name: line?.querySelector('span')?.textContent ?? '' }, locale));
  const left = async () => {
    const { photos, stops, machines } = await stored(laundry.id);
    return [photos.length, stops.filter((each) => each.machine === '').length, machines.length];
  };
  await settle(() => expect(page()).toContain(messages.entry.undo));
  expect(await left()).toEqual([0, 0, laundry.machines.length - 1]);
  await press(messages.entry.undo);
  await settle(() => expect(section('machines').textContent).toContain(machine?.serial));
  expect(await stored(laundry.id)).toEqual({ ...laundry, photos: [photo] });
});
