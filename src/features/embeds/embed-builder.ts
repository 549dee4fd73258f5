/** Script of the embeds page: updates the code, copies it, and shows a preview. */

import { embedCode } from './embed-code.ts';

function required<Part extends Element>(selector: string): Part {
  const part = document.querySelector<Part>(selector);
  if (!part) throw new Error(`The embeds page has no ${selector}`);
  return part;
}

const builder = required<HTMLElement>('[data-shows-embeds]');
const tool = required<HTMLSelectElement>('#tool');
const own = required<HTMLInputElement>('[name=own]');
const colors = required<HTMLFieldSetElement>('fieldset');
const code = required<HTMLTextAreaElement>('#code');
const status = required<HTMLElement>('[data-shows-embeds] [role=status]');
const place = required<HTMLElement>('[data-shown]');
const words: { readonly copied: string; readonly byHand: string } = JSON.parse(builder.dataset.words ?? '{}');

const titleOf = () => tool.options[tool.selectedIndex]?.text ?? '';

function pathOf(): string {
  if (!own.checked) return tool.value;
  const params = [...colors.querySelectorAll('input')].map(({ name, value }) => `${name}=${value.slice(1)}`);
  return `${tool.value}?${params.join('&')}`;
}

function write(): void {
  colors.disabled = !own.checked;
  code.value = embedCode(pathOf(), titleOf(), location.origin);
  status.textContent = '';
  const frame = place.querySelector('iframe');
  if (frame && frame.getAttribute('src') !== pathOf()) show();
}

async function copy(): Promise<void> {
  try {
    await navigator.clipboard.writeText(code.value);
    status.textContent = words.copied;
  } catch {
    code.select();
    status.textContent = words.byHand;
  }
}

function show(): void {
  const frame = document.createElement('iframe');
  frame.src = pathOf();
  frame.title = titleOf();
  frame.allow = 'clipboard-write';
  place.replaceChildren(frame);
}

builder.addEventListener('input', write);
builder.addEventListener('click', ({ target }) => {
  const wanted = target instanceof Element && target.closest<HTMLElement>('[data-do]')?.dataset.do;
  if (wanted === 'copy') void copy();
  if (wanted === 'show') show();
});
write();
