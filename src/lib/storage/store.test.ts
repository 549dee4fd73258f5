import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Store } from './entry.ts';
import { memoryStore } from './store.ts';
import { refusingDatabases, refusingForAMoment } from './test-failing-database.ts';

/** Stubs the storage of a browser. */
function device(items: Readonly<Record<string, string>> = {}, database: IDBFactory | undefined = new IDBFactory()) {
  const local: Record<string, string> = { ...items };
  Object.defineProperties(local, {
    getItem: { value: (name: string) => local[name] ?? null },
    setItem: { value: (name: string, text: string) => Reflect.set(local, name, text) },
    removeItem: { value: (name: string) => Reflect.deleteProperty(local, name) },
  });
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('indexedDB', database);
  return { local, database };
}

/** Reloads the page: module state is lost. */
async function page() {
  vi.resetModules();
  return import('./store.ts');
}

async function openPage(): Promise<Store> {
  return (await page()).deviceStore();
}

beforeEach(() => {
  device();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each([
  ['the database', openPage, true],
  ['memory', async () => memoryStore(), false],
])('%s', (_name, open, lasts) => {
  test('writes, replaces and deletes by kind and key', async () => {
    const store = await open();
    expect(store.lasts).toBe(lasts);
    expect(await store.read('ticks', 'emergency-steps')).toBeUndefined();
    await store.keep('ticks', '010', 'emergency-steps');
    await store.keep('ticks', '111', 'safe-to-stay');
    await store.keep('ticks', '011', 'emergency-steps');
    await store.keep('ask-draft', { name: 'Ada' });
    expect(await store.read('ticks', 'emergency-steps')).toBe('011');
    expect(await store.read('ticks', 'safe-to-stay')).toBe('111');
    await store.forget('ticks', 'safe-to-stay');
    expect(await store.read('ticks', 'safe-to-stay')).toBeUndefined();
    expect((await store.entries()).map(({ kind }) => kind).sort()).toEqual(['ask-draft', 'ticks']);
  });

  test('restores deleted entries unchanged', async () => {
    const store = await open();
    await store.keep('ask-draft', { name: 'Ada' });
    await store.keep('ticks', '1', 'emergency-steps');
    const before = await store.entries();
    for (const { kind, key } of before) await store.forget(kind, key);
    expect(await store.entries()).toEqual([]);
    await store.restore(before);
    expect(await store.entries()).toEqual(before);
  });
});

test('entries persist after a reload', async () => {
  await (await openPage()).keep('assessment-draft', 'water everywhere');
  expect(await (await openPage()).read('assessment-draft')).toBe('water everywhere');
});

test('migrates local storage once, and leaves foreign items', async () => {
  const { local } = device({
    'ask-draft': '{"name":"Ada"}',
    'ask-attempt': 'damaged {',
    'assessment-draft': '12 inches of water',
    'assessment-history': '[{"at":1,"text":"wet floor","category":1,"severity":"moderate"}]',
    'checklist:emergency-steps': '0101',
    somebody: 'else',
  });
  const store = await openPage();
  expect(await store.read('ask-draft')).toEqual({ name: 'Ada' });
  expect(await store.read('ask-attempt')).toBeNull();
  expect(await store.read('assessment-draft')).toBe('12 inches of water');
  expect(await store.read('assessment-history')).toEqual([
    { at: 1, text: 'wet floor', category: 1, severity: 'moderate' },
  ]);
  expect(await store.read('ticks', 'emergency-steps')).toBe('0101');
  expect(Object.keys(local)).toEqual(['somebody']);
  await store.forget('ask-draft');
  expect(await (await openPage()).read('ask-draft')).toBeUndefined();
});

describe('leaving a page before a change is in the database', () => {
  test.each([
    ['a draft', { name: 'Ada' }],
    ['a text', 'water everywhere'],
  ])('keeps %s for the next page', async (_what, value) => {
    const { local } = device();
    const { writeNote } = await import('./sync-notes.ts');
    writeNote('ask-draft', value);
    expect(await (await openPage()).read('ask-draft')).toEqual(value);
    expect(Object.keys(local)).toEqual([]);
  });

  test('applies a deletion', async () => {
    const { local } = device();
    await (await openPage()).keep('ticks', '01', 'safe to stay');
    const { writeNote } = await import('./sync-notes.ts');
    writeNote('ticks', undefined, 'safe to stay');
    expect(await (await openPage()).read('ticks', 'safe to stay')).toBeUndefined();
    expect(Object.keys(local)).toEqual([]);
  });

  test('a later change replaces the note', async () => {
    const { local } = device();
    const store = await openPage();
    const { writeNote } = await import('./sync-notes.ts');
    writeNote('room', { length: '1' });
    await store.keep('room', { length: '2' });
    expect(await (await openPage()).read('room')).toEqual({ length: '2' });
    expect(Object.keys(local)).toEqual([]);
  });

  test('a note newer than the written value stays', async () => {
    const { local } = device();
    const store = await openPage();
    const { writeNote } = await import('./sync-notes.ts');
    const written = store.keep('assessment-draft', 'water');
    writeNote('assessment-draft', 'water everywhere');
    await written;
    expect(Object.values(local)).toEqual(['"water everywhere"']);
  });

  test('photos are not noted', async () => {
    const { local } = device();
    const { writeNote } = await import('./sync-notes.ts');
    writeNote('ask-photos', [new Blob(['x'])]);
    expect(Object.keys(local)).toEqual([]);
  });
});

test('when IndexedDB is blocked, notes are deleted', async () => {
  const { local } = device({ 'soon:ask-draft ': '{"name":"Ada"}', somebody: 'else' });
  vi.stubGlobal('indexedDB', refusingDatabases);
  const { deviceStore } = await page();
  await deviceStore();
  expect(Object.keys(local)).toEqual(['somebody']);
  const { writeNote } = await import('./sync-notes.ts');
  writeNote('ask-draft', { name: 'Ada L.' });
  await (await deviceStore()).keep('ask-draft', { name: 'Ada L.' });
  expect(Object.keys(local)).toEqual(['somebody']);
});

test('without IndexedDB, notes are deleted', async () => {
  const { local } = device({ 'soon:ask-draft ': '{"name":"Ada"}' });
  vi.stubGlobal('indexedDB', undefined);
  const store = await openPage();
  await store.keep('ask-draft', { name: 'Grace' });
  expect([store.lasts, Object.keys(local)]).toEqual([false, []]);
});

describe('a temporary IndexedDB failure', () => {
  /** Reloads the page during the failure, with the notes of the last page. */
  async function refusing(items: Readonly<Record<string, string>> = {}) {
    const { local, database } = device(items);
    let isOver = false;
    vi.stubGlobal(
      'indexedDB',
      refusingForAMoment(database ?? indexedDB, () => isOver),
    );
    const { deviceStore } = await page();
    const again = () => {
      isOver = true;
      return deviceStore();
    };
    return { local, deviceStore, again };
  }
  const noted = { 'soon:ask-draft ': '{"name":"Ada"}' };

  test('reads the notes of the last page, and writes them afterwards', async () => {
    const { local, deviceStore, again } = await refusing(noted);
    const meanwhile = await deviceStore();
    expect([meanwhile.lasts, await meanwhile.read('ask-draft')]).toEqual([false, { name: 'Ada' }]);
    expect(await (await again()).read('ask-draft')).toEqual({ name: 'Ada' });
    expect(local).toEqual({});
  });

  test('writes later what was stored meanwhile, including photos', async () => {
    const { local, deviceStore, again } = await refusing(noted);
    await (await deviceStore()).keep('ask-draft', { name: 'Grace' });
    await (await deviceStore()).keep('ask-photos', [{ name: 'hall.jpg' }]);
    const store = await again();
    expect(store.lasts).toBe(true);
    expect([await store.read('ask-draft'), await store.read('ask-photos')]).toEqual([
      { name: 'Grace' },
      [{ name: 'hall.jpg' }],
    ]);
    await store.keep('ask-draft', { name: 'Grace H.' });
    expect(await (await again()).read('ask-draft')).toEqual({ name: 'Grace H.' });
    expect(local).toEqual({});
  });

  test('writes on the next page what was stored before leaving', async () => {
    const { deviceStore } = await refusing();
    await (await deviceStore()).keep('ask-draft', { name: 'Grace' });
    vi.stubGlobal('indexedDB', new IDBFactory());
    expect(await (await openPage()).read('ask-draft')).toEqual({ name: 'Grace' });
  });

  test('deletes later what was deleted meanwhile', async () => {
    const { local, deviceStore, again } = await refusing(noted);
    await (await deviceStore()).forget('ask-draft');
    expect(await (await deviceStore()).entries()).toEqual([]);
    expect(await (await again()).read('ask-draft')).toBeUndefined();
    expect(local).toEqual({});
  });
});

test('on a full device the store opens and the note stays', async () => {
  const { local } = device();
  await (await openPage()).keep('ticks', '01', 'safe-to-stay');
  local['soon:ask-draft '] = '{"name":"Ada"}';
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await (await openPage()).read('ticks', 'safe-to-stay')).toBe('01');
  expect(Object.keys(local)).toEqual(['soon:ask-draft ']);
});

test('without IndexedDB entries last until the page closes', async () => {
  vi.stubGlobal('indexedDB', refusingDatabases);
  const store = await openPage();
  expect(store.lasts).toBe(false);
  await store.keep('ask-draft', { name: 'Ada' });
  expect(await store.read('ask-draft')).toEqual({ name: 'Ada' });
});

test('a newer version in another tab can upgrade, and this tab continues', async () => {
  const { database } = device();
  const { deviceStore } = await page();
  await (await deviceStore()).keep('ticks', '1', 'emergency-steps');
  const newer = await openDB('field-manual', 9);
  expect(newer.version).toBe(9);
  const again = await deviceStore();
  expect(again.lasts).toBe(true);
  expect(await again.read('ticks', 'emergency-steps')).toBe('1');
  expect(await database?.databases()).toEqual([{ name: 'field-manual', version: 9 }]);
  newer.close();
});
