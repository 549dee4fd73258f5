/** Keeps the ticks of each checklist on the device, counts what is missing, and clears or prints on request. */

/** Which boxes are ticked, as a string of 0 and 1 that goes with so many boxes; anything else is forgotten. */
function read(key: string, count: number): string {
  try {
    const kept = localStorage.getItem(key) ?? '';
    return kept.length === count ? kept : '';
  } catch {
    return '';
  }
}

function write(key: string, ticks: string) {
  try {
    if (ticks.includes('1')) localStorage.setItem(key, ticks);
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing still lets people tick.
  }
}

function keep(list: HTMLElement) {
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const key = `checklist:${list.dataset.checklist}`;
  const count = list.querySelector('[data-count]');
  const all = 'all' in list.dataset;

  const say = () => {
    const open = boxes.filter((box) => !box.checked).length;
    if (!count) return;
    if (all) {
      count.textContent = open
        ? `${open} of ${boxes.length} still missing: do not sleep there yet.`
        : `All ${boxes.length} hold today. Check again if anything changes.`;
    } else count.textContent = `${boxes.length - open} of ${boxes.length} done.`;
    count.textContent += ' Kept on this device only.';
  };
  const save = () => {
    write(key, boxes.map((box) => (box.checked ? '1' : '0')).join(''));
    say();
  };

  const kept = read(key, boxes.length);
  for (const [index, box] of boxes.entries()) box.checked = kept[index] === '1';
  say();
  list.addEventListener('change', save);
  list.querySelector('[data-clear]')?.addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    save();
  });
  list.querySelector('[data-print]')?.addEventListener('click', () => print());
  list.dataset.kept = '';
}

for (const list of document.querySelectorAll<HTMLElement>('[data-checklist]')) keep(list);
