import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const form = `<main><input id="name"><input id="agreed" type="checkbox"><input id="photo" type="file">
  <select id="how"><option>call</option><option>mail</option></select><textarea id="question"></textarea></main>`;
const whole = `${form}<nav></nav>`;

/** A load of the page: its markup, then the script. */
async function load(markup: string) {
  document.body.innerHTML = markup;
  vi.resetModules();
  await import('./typed.ts');
}

const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const leave = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  window.history.replaceState(null, '', '/ask');
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

function typeIn() {
  field('name').value = 'Ada';
  field('agreed').checked = true;
  field('how').value = 'mail';
  field('question').value = 'Is the pad wet?';
}

test('what was typed into a page that was cut is there after a reload, once', async () => {
  await load(form);
  typeIn();
  leave();
  await load(form);
  expect(['name', 'how', 'question'].map((id) => field(id).value)).toEqual(['Ada', 'mail', 'Is the pad wet?']);
  expect(field('agreed').checked).toBe(true);
  expect(sessionStorage.typed).toBeUndefined();
});

test('it stays on its page', async () => {
  await load(form);
  typeIn();
  leave();
  window.history.replaceState(null, '', '/about');
  await load(form);
  expect(field('name').value).toBe('');
  expect(field('agreed').checked).toBe(false);
});

test.each(['{', 'null', '["/ask"]', '7'])('of %s in its place nothing is brought back', async (kept) => {
  sessionStorage.typed = kept;
  await load(form);
  expect(field('name').value).toBe('');
});

test('a field hears of what is brought back, as of a letter typed', async () => {
  sessionStorage.typed = JSON.stringify(['/ask', { name: 'Ada', how: 'mail' }]);
  const heard: string[] = [];
  document.addEventListener('input', ({ target }) => heard.push((target as HTMLElement).id), { once: true });
  document.addEventListener('change', ({ target }) => heard.push((target as HTMLElement).id), { once: true });
  await load(whole);
  expect(heard).toEqual(['name', 'how']);
});

test('a tool gets it once it has woken', async () => {
  vi.useFakeTimers();
  sessionStorage.typed = JSON.stringify(['/ask', { name: 'Ada' }]);
  await load(`<i data-sleeps></i>${whole}`);
  vi.advanceTimersByTime(2_000);
  expect(field('name').value).toBe('');
  document.querySelector('[data-sleeps]')?.remove();
  vi.advanceTimersByTime(2_000);
  expect(field('name').value).toBe('Ada');
});

test('a whole page keeps nothing, until a part of it is lost', async () => {
  const listened = vi.spyOn(window, 'addEventListener');
  await load(whole);
  expect(listened.mock.calls.map(([name]) => name)).toEqual(['lost']);
  window.dispatchEvent(new Event('lost'));
  expect(listened.mock.calls.map(([name]) => name)).toContain('pagehide');
  listened.mockRestore();
});
