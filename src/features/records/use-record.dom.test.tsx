// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { blankRecord, type Edit, type LossRecord } from '#core/loss-record/record.ts';
import { lossRecords } from '../../lib/storage/record-store.ts';
import { render } from '../../lib/testing/page.ts';
import { type OpenState, useRecord } from './use-record.ts';
import { type RecordsState, useRecords } from './use-records.ts';

let now: OpenState<LossRecord, Edit> | undefined;

function Page() {
  now = useRecord(lossRecords, 'a');
  return <p>{String(now.saving)}</p>;
}

const text = () => document.body.textContent;
const weather = (value: string): Edit => ({ kind: 'fill', section: 'story', field: 'weather', value });
const unfit: Edit = { kind: 'remove', table: 'things', id: 'none' };

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  await lossRecords.put(blankRecord('a', 'Hall'));
  await render(<Page />);
});

/** Makes changes in one tick, as fast typing does, and returns the page's status after each. */
async function saidAfter(...changes: readonly Edit[]): Promise<readonly (string | null)[]> {
  const texts: (string | null)[] = [];
  let under: readonly (Promise<boolean> | undefined)[] = [];
  act(() => {
    under = changes.map((change) => now?.edit(change));
  });
  for (const one of under) {
    await act(async () => void (await one));
    texts.push(text());
  }
  return texts;
}

test('is `saved` once every change is stored, and not before', async () => {
  expect(await saidAfter(weather('6'), weather('64'), weather('64.5'))).toEqual(['saving', 'saving', 'saved']);
});

test('shows the error when one of several changes is rejected', async () => {
  expect(await saidAfter(unfit, weather('Dry'))).toEqual(['saving', expect.not.stringMatching(/sav/)]);
  expect(await saidAfter(weather('Wet'))).toEqual(['saved']);
});

test('shows the error when a copy cannot be noted', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await act(async () => now?.copied());
  full.mockRestore();
  expect(text()).toBe('full');
});

test('a record that begins asks for persistent storage, before it has a photo', async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', Object.create(navigator, { storage: { value: { persist } } }));
  const beginning = { blank: blankRecord, sample: async (id: string) => blankRecord(id), from: () => null };
  let list: RecordsState<LossRecord> | undefined;
  function List() {
    list = useRecords(lossRecords, beginning);
    return null;
  }
  await render(<List />);
  expect(persist).not.toHaveBeenCalled();
  await act(async () => void (await list?.begin('Hall')));
  expect(persist).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
