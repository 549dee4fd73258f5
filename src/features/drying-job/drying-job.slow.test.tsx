// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { IDBFactory } from 'fake-indexeddb';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { localeIn } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import { dryingJobIn } from '#content/i18n/tool-messages.ts';
import { derive } from '#core/drying-job/derive.ts';
import { fromFile } from '#core/drying-job/record/job-file.ts';
import { jobOf } from '#core/drying-job/record/job-of.ts';
import { blankJobRow, type JobRecord } from '#core/drying-job/record/record.ts';
import { until } from '../../lib/testing/wait-until.ts';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const words = {
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
const mounted: Root[] = [];

/** Every place is near this screen. */
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

/** What is under way on the device ends in these turns, and what the page draws later is drawn. */
const settle = (holds: () => void) =>
  until(async () => {
    for (let turn = 0; turn < 15; turn++) {
      await act(async () => void (await new Promise((resolve) => setImmediate(resolve))));
    }
    holds();
  });

/** The page opened anew on a job of this device, or on their list. */
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
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild ?? document.body);
  mounted.push(root);
  await act(async () => root.render(<DryingJobs words={words} language={locale} />));
  await settle(() => expect(page()).toContain(record ? words.send.erase : words.list.begin));
  return async (id: string): Promise<JobRecord> => {
    const found = await dryingJobs.find(id);
    if (!found || !('record' in found)) throw new Error('no such job');
    return found.record;
  };
}

function named(label: string, within: ParentNode = document): HTMLElement {
  const button = [...within.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim() === label,
  );
  if (!button) throw new Error(`no button ${label} in: ${page()}`);
  return button;
}

const press = (label: string, within?: ParentNode) => act(async () => named(label, within).click());

async function type(input: HTMLInputElement | null | undefined, text: string) {
  if (!input) throw new Error('no such field');
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('IntersectionObserver', Near);
  window.location.hash = '';
});
afterEach(async () => {
  for (const root of mounted.splice(0)) await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

describe.each(jobs)('$title', (record) => {
  test('shows its rooms, machines, points and visits, and what the readings say', async () => {
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
    expect(section('state').textContent).toContain(last && words.state[last.jobVerdict]);
  });
});

describe('a visit', () => {
  const [kitchen] = jobs as [JobRecord];
  const readings = () => [...section('visits').querySelectorAll<HTMLInputElement>('[data-reading]')];
  const isOutside = ({ place }: JobRecord['airs'][number]) => place === 'outside';

  test('is begun, read and kept, with what the air says at once', async () => {
    const kept = await open(kitchen);
    await press(`+ ${words.tables.visits.add}`);
    await settle(() => expect(readings()[0]?.value).toBe(''));
    await type(readings()[0], '80');
    await settle(() => expect(readings()[0]?.value).toBe('80'));
    await type(readings()[1], '60');
    await settle(() => expect(section('visits').textContent).toMatch(/\d gr\/lb, dew point \d/));
    const { visits, airs } = await kept(kitchen.id);
    expect(visits).toHaveLength(kitchen.visits.length + 1);
    expect(airs.at(-1)).toMatchObject({ temperatureF: 80, humidityPercent: 60 });
  });

  test('a press begins at what was read last time, and the next one moves it by one', async () => {
    const kept = await open(kitchen);
    await press(`+ ${words.tables.visits.add}`);
    await settle(() => expect(readings()[0]?.value).toBe(''));
    const label = readings()[0]?.getAttribute('aria-label') ?? '';
    const more = t(words.visit.more, { name: label }, locale);
    await press(more);
    await settle(() => expect(readings()[0]?.value).not.toBe(''));
    const first = Number(readings()[0]?.value);
    await press(more);
    await settle(() => expect(Number(readings()[0]?.value)).toBe(first + 1));
    expect((await kept(kitchen.id)).airs.at(-1)?.temperatureF).toBe(first + 1);
  });

  test('what cannot be a reading stays there with the reason, and nothing is kept', async () => {
    const kept = await open(kitchen);
    const before = await kept(kitchen.id);
    await type(readings()[0], 'warm');
    expect([readings()[0]?.value, readings()[0]?.getAttribute('aria-invalid')]).toEqual(['warm', 'true']);
    const still = t(
      words.entry.notTaken.before,
      { value: before.airs.findLast(isOutside)?.temperatureF ?? '' },
      locale,
    );
    expect(section('visits').querySelector('[role="alert"]')?.textContent).toContain(still);
    expect(page()).toContain(words.kept.notTaken);
    expect(page()).not.toContain(words.kept.saved);
    expect(await kept(kitchen.id)).toEqual(before);
  });

  test('a number that ends beyond the limits keeps none of its first digits', async () => {
    const kept = await open(kitchen);
    await press(`+ ${words.tables.visits.add}`);
    await settle(() => expect(readings()[1]?.value).toBe(''));
    for (const text of ['1', '12', '120']) await type(readings()[1], text);
    await settle(() => expect(readings()[1]?.getAttribute('aria-invalid')).toBe('true'));
    expect(readings()[1]?.value).toBe('120');
    expect((await kept(kitchen.id)).airs.at(-1)?.humidityPercent).toBe(null);
  });
});

describe('a visit that says nothing yet', () => {
  const { gaps } = words;
  const dateOf = () => section('visits').querySelector<HTMLInputElement>('input[name="at"]');
  const nothing = () => expect(section('visits').textContent).not.toContain(words.visit.noGaps);

  test('lacks its date once that is blank, and stays where it is', async () => {
    await open(jobs[0]);
    const count = section('visits').querySelectorAll('ol button').length;
    await type(dateOf(), '');
    await settle(() => expect(section('visits').textContent).toContain(gaps['no-date']));
    nothing();
    const current = section('visits').querySelector('ol [aria-current]');
    expect(current?.textContent).toBe(t(words.visit.name, { count: count - 1 }, locale));
  });

  test('lacks its air, though another visit of the same minute has it', async () => {
    const [kitchen] = jobs as [JobRecord];
    const last = kitchen.visits.at(-1) as JobRecord['visits'][number];
    const twin = { ...blankJobRow('visits', 'twin'), at: last.at };
    await open({ ...kitchen, visits: [...kitchen.visits, twin] });
    await settle(() => expect(section('visits').textContent).toContain(gaps['no-outside']));
    nothing();
  });

  test('is deleted, and the focus stays in its part', async () => {
    await open(jobs[0]);
    const button = named(words.visit.remove, section('visits'));
    button.focus();
    await act(async () => button.click());
    await settle(() => expect(page()).toContain(words.entry.undo));
    expect(document.activeElement?.id).toBe('job-visits');
  });
});

test('air whose water would boil has no figures, and says why', async () => {
  await open(jobs[0]);
  const readings = [...section('visits').querySelectorAll<HTMLInputElement>('[data-reading]')];
  await type(readings[0], '250');
  await type(readings[1], '100');
  await settle(() => expect(section('visits').textContent).toContain(words.visit.noAir));
  expect(page()).not.toMatch(/-[\d,.]+ gr\/lb/);
  expect(section('visits').textContent).toContain(words.gaps['no-outside']);
});

test('Enter and a swipe to the left go to the next reading, back goes the other way', async () => {
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
  async function take(text: string, file = new File([text], 'job.json')) {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no place for a file');
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true });
    await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  }

  test('comes in and is opened', async () => {
    await open();
    await take(JSON.stringify(given.jobs[0]?.job));
    await settle(() => expect(section('rooms').textContent).toContain(jobs[0]?.rooms[0]?.name));
  });

  test('that is none says so', async () => {
    await open();
    await take('{}');
    await settle(() =>
      expect(document.querySelector('[role="alert"]')?.textContent).toBe(words.taking.errors['not-a-record']),
    );
  });

  test('that the device takes back while it is read says so', async () => {
    await open();
    const gone = new File(['{}'], 'job.json');
    gone.slice = () => {
      throw new DOMException('gone', 'NotReadableError');
    };
    await take('', gone);
    await settle(() => expect(document.querySelector('[role="alert"]')?.textContent).toBe(words.list.notLoaded));
  });
});

describe('what leaves the device', () => {
  const [kitchen] = jobs as [JobRecord];

  test.each([
    [words.send.file, '.json'],
    [words.send.air, '-air.csv'],
    [words.send.moisture, '-moisture.csv'],
    [words.send.equipment, '-equipment.csv'],
  ])('%s', async (label, end) => {
    await open(kitchen);
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await press(label, section('send'));
    await settle(() => expect(saved).toEqual([expect.stringMatching(new RegExp(`^.*Kitchen.*${end}$`))]));
    vi.restoreAllMocks();
  });

  const photo = { ...blankJobRow('photos', 'photo'), machine: kitchen.machines[0]?.id ?? '', file: 'plate.jpg' };
  const copiedAt = async () => {
    const { dryingJobs } = await import('../../lib/storage/job-store.ts');
    const found = await dryingJobs.find(kitchen.id);
    return found && 'record' in found ? found.copied : null;
  };

  test.each([
    ['the job file of a job without photos', { ...kitchen, photos: [] }, words.send.file, true],
    ['the job file of a job with a photo', { ...kitchen, photos: [photo] }, words.send.file, false],
    ['all of it, where a photo has no bytes', { ...kitchen, photos: [photo] }, words.send.withPhotos, false],
  ])('is a copy only where no photo is missing: %s', async (_what, record, label, isCopy) => {
    await open(record);
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await press(label, section('send'));
    await settle(() => expect(click).toHaveBeenCalledOnce());
    await until(async () => expect((await copiedAt()) !== 0).toBe(isCopy));
    const missing = label === words.send.withPhotos ? t(words.send.packed, { count: 1 }, locale) : '';
    await settle(() => expect(section('send').textContent).toContain(missing));
    vi.restoreAllMocks();
  });

  test('a device that does not give the photos says that no file was made', async () => {
    await open({ ...kitchen, photos: [photo] });
    const { get } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
      if (this.name === 'files') throw new DOMException('broken', 'UnknownError');
      return get.call(this, key);
    });
    await press(words.send.withPhotos, section('send'));
    await settle(() => expect(section('send').textContent).toContain(words.handing.failed));
    vi.restoreAllMocks();
  });

  test('a link to the plan holds no name and shows the machines', async () => {
    await open(kitchen);
    await press(words.planLink.make, section('send'));
    await settle(() => expect(section('send').querySelector('svg, textarea, input, a')).not.toBeNull());
  });

  test('an erased job leaves the list, and comes back', async () => {
    await open(kitchen);
    await press(words.send.erase);
    await settle(() => expect(page()).toContain(t(words.list.deleted, { count: 1 }, locale)));
    await press(words.list.undo);
    await settle(() => expect(page()).toContain(kitchen.title));
  });
});

describe('an open visit that goes', () => {
  const [kitchen] = jobs as [JobRecord];
  const last = kitchen.visits.toSorted((one, other) => (one.at < other.at ? -1 : 1)).at(-1)?.id ?? '';
  const count = () => Number(section('visits').querySelector('ol')?.children.length) - 1;

  test('by another window is told, where the keys are, until another visit is chosen', async () => {
    await open(kitchen);
    section('visits').querySelector('input')?.focus();
    const { dryingJobs } = await import('../../lib/storage/job-store.ts');
    await act(async () => void (await dryingJobs.edit(kitchen.id, { kind: 'remove', table: 'visits', id: last })));
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await settle(() => expect(document.activeElement?.textContent).toBe(words.entry.gone));
    await act(async () => section('visits').querySelector<HTMLElement>('ol button')?.click());
    await settle(() => expect(page()).not.toContain(words.entry.gone));
  });

  test('by its own button is not', async () => {
    await open(kitchen);
    await press(words.visit.remove);
    await settle(() => expect(count()).toBe(kitchen.visits.length - 1));
    expect(page()).not.toContain(words.entry.gone);
    await press(words.entry.undo);
    await settle(() => expect(count()).toBe(kitchen.visits.length));
  });
});

test('a job is begun from the list with a room, a point and a machine', async () => {
  await open();
  await press(words.list.begin);
  await settle(() => expect(page()).toContain(words.send.erase));
  await press(words.tables.rooms.add);
  await press(words.tables.machines.add);
  await settle(() => expect(section('rooms').querySelectorAll('input').length).toBeGreaterThan(2));
});

test('a deleted machine takes its photos, moves and stops along, and brings them back', async () => {
  const [, laundry] = jobs as [JobRecord, JobRecord];
  const [stop] = laundry.stops as [JobRecord['stops'][number]];
  const machine = laundry.machines.find(({ id }) => id === stop.machine);
  const photo = { ...blankJobRow('photos', 'photo'), machine: stop.machine, file: 'plate.jpg' };
  const kept = await open({ ...laundry, photos: [photo] });
  const line = [...section('machines').querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes(machine?.serial ?? '?'),
  );
  await act(async () => line?.click());
  await press(t(words.entry.deleteNamed, { name: line?.querySelector('span')?.textContent ?? '' }, locale));
  const left = async () => {
    const { photos, stops, machines } = await kept(laundry.id);
    return [photos.length, stops.filter((each) => each.machine === '').length, machines.length];
  };
  await settle(() => expect(page()).toContain(words.entry.undo));
  expect(await left()).toEqual([0, 0, laundry.machines.length - 1]);
  await press(words.entry.undo);
  await settle(() => expect(section('machines').textContent).toContain(machine?.serial));
  expect(await kept(laundry.id)).toEqual({ ...laundry, photos: [photo] });
});
