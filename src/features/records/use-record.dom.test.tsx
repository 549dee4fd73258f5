// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { blankRecord, type Edit, type LossRecord } from '#core/loss-record/record.ts';
import { lossRecords } from '../../lib/storage/record-store.ts';
import { type OpenState, useRecord } from './use-record.ts';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

let now: OpenState<LossRecord, Edit> | undefined;

function Page() {
  now = useRecord(lossRecords, 'a');
  return <p>{String(now.saving)}</p>;
}

const said = () => document.body.textContent;
const weather = (value: string): Edit => ({ kind: 'fill', section: 'story', field: 'weather', value });
const unfit: Edit = { kind: 'remove', table: 'things', id: 'none' };

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  await lossRecords.put(blankRecord('a', 'Hall'));
  document.body.innerHTML = '<div></div>';
  await act(async () => createRoot(document.body.firstElementChild ?? document.body).render(<Page />));
});

/** Makes changes at once, as fast keys do, and gives what the page said after each. */
async function saidAfter(...changes: readonly Edit[]): Promise<readonly (string | null)[]> {
  const heard: (string | null)[] = [];
  let under: readonly (Promise<boolean> | undefined)[] = [];
  act(() => {
    under = changes.map((change) => now?.edit(change));
  });
  for (const one of under) {
    await act(async () => void (await one));
    heard.push(said());
  }
  return heard;
}

test('is saved once every change is on the device, and not before', async () => {
  expect(await saidAfter(weather('6'), weather('64'), weather('64.5'))).toEqual(['saving', 'saving', 'saved']);
});

test('says that one of several changes was refused', async () => {
  expect(await saidAfter(unfit, weather('Dry'))).toEqual(['saving', expect.not.stringMatching(/sav/)]);
  expect(await saidAfter(weather('Wet'))).toEqual(['saved']);
});

test('says that a copy could not be noted, instead of failing unheard', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await act(async () => now?.copied());
  full.mockRestore();
  expect(said()).toBe('full');
});
