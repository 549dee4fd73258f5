/** Keeps the ticks of each checklist on the device, counts what is missing, and clears or prints on request. */

import { lazyStore, mayHaveStoredData } from '../../lib/storage/lazy-store.ts';
import { writeNote } from '../../lib/storage/sync-notes.ts';

/** Which boxes are ticked, as a string of 0 and 1 that goes with so many boxes; anything else is forgotten. */
async function read(name: string, count: number): Promise<string> {
  if (!(await mayHaveStoredData())) return '';
  const kept = await (await lazyStore()).read('ticks', name);
  return typeof kept === 'string' && kept.length === count ? kept : '';
}

async function write(name: string, ticks: string) {
  const isTicked = ticks.includes('1');
  writeNote('ticks', isTicked ? ticks : undefined, name);
  const store = await lazyStore();
  await (isTicked ? store.keep('ticks', ticks, name) : store.forget('ticks', name));
}

function filled(words: string, open: number, count: number): string {
  const values: Readonly<Record<string, number>> = { open, count, done: count - open };
  return words.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

async function keep(list: HTMLElement) {
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const name = String(list.dataset.checklist);
  const status = list.querySelector('[data-count]');
  const { missing = '', complete = missing, note = '' } = list.dataset;

  const t = () => {
    const open = boxes.filter((box) => !box.checked).length;
    if (status) status.textContent = `${filled(open ? missing : complete, open, boxes.length)} ${note}`;
  };
  const save = () => {
    void write(name, boxes.map((box) => (box.checked ? '1' : '0')).join(''));
    t();
  };

  const kept = await read(name, boxes.length);
  // Only from here on: what is saved before the ticks of the last visit are back would take their place.
  list.addEventListener('change', save);
  // A box ticked while the device was asked, or before this script came, stays ticked.
  const isNew = boxes.some((box, index) => box.checked && kept[index] !== '1');
  for (const [index, box] of boxes.entries()) box.checked ||= kept[index] === '1';
  if (isNew) save();
  else t();
  list.querySelector('[data-clear]')?.addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    save();
  });
  list.querySelector('[data-print]')?.addEventListener('click', () => print());
  list.dataset.kept = '';
}

for (const list of document.querySelectorAll<HTMLElement>('[data-checklist]')) void keep(list);
