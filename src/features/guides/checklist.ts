/** Stores the ticks of each checklist on the device, counts what is missing, clears and prints it. */

import { lazyStore, mayHaveStoredData } from '../../lib/storage/lazy-store.ts';
import { writeNote } from '../../lib/storage/sync-notes.ts';

/** The stored ticks as a string of 0 and 1, one per box. Anything else is ignored: the list may have changed. */
async function read(name: string, count: number): Promise<string> {
  if (!(await mayHaveStoredData())) return '';
  const stored = await (await lazyStore()).read('ticks', name);
  return typeof stored === 'string' && stored.length === count ? stored : '';
}

async function write(name: string, ticks: string) {
  const isTicked = ticks.includes('1');
  writeNote('ticks', isTicked ? ticks : undefined, name);
  const store = await lazyStore();
  await (isTicked ? store.keep('ticks', ticks, name) : store.forget('ticks', name));
}

function format(message: string, open: number, count: number): string {
  const values: Readonly<Record<string, number>> = { open, count, done: count - open };
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

async function enhance(list: HTMLElement) {
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const name = String(list.dataset.checklist);
  const status = list.querySelector('[data-count]');
  const { missing = '', complete = missing, note = '' } = list.dataset;

  const showCount = () => {
    const open = boxes.filter((box) => !box.checked).length;
    if (status) status.textContent = `${format(open ? missing : complete, open, boxes.length)} ${note}`;
  };
  const save = () => {
    void write(name, boxes.map((box) => (box.checked ? '1' : '0')).join(''));
    showCount();
  };

  const stored = await read(name, boxes.length);
  // Not earlier: saving before the stored ticks are read would overwrite them.
  list.addEventListener('change', save);
  // A box ticked before the stored ticks were read stays ticked.
  const isNew = boxes.some((box, index) => box.checked && stored[index] !== '1');
  for (const [index, box] of boxes.entries()) box.checked ||= stored[index] === '1';
  if (isNew) save();
  else showCount();
  list.querySelector('[data-clear]')?.addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    save();
  });
  list.querySelector('[data-print]')?.addEventListener('click', () => print());
  list.dataset.saved = '';
}

for (const list of document.querySelectorAll<HTMLElement>('[data-checklist]')) void enhance(list);
