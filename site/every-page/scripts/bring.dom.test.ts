import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bring, wakeTool } from './bring.ts';

/** A script that comes only while there is a line. Each try has an address of its own, as on the server. */
const script = (what: string) =>
  `data:text/javascript,if(!globalThis.hasLine)throw%200;${what}//%20/_astro/script-${Math.random()}.js`;
const line = globalThis as { hasLine?: boolean; woken?: number };

beforeEach(() => {
  line.hasLine = true;
  line.woken = 0;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});
afterEach(() => vi.useRealTimers());

test('a script comes', async () => {
  expect(await bring(script('export%20const%20found=1;'))).toMatchObject({ found: 1 });
});

test('a script that was lost comes when there is a line again', async () => {
  line.hasLine = false;
  const listened = vi.spyOn(window, 'addEventListener');
  const coming = bring(script('export%20const%20found=1;'));
  await vi.waitFor(() => expect(listened).toHaveBeenCalledWith('online', expect.anything(), expect.anything()));
  line.hasLine = true;
  window.dispatchEvent(new Event('online'));
  expect(await coming).toMatchObject({ found: 1 });
  listened.mockRestore();
});

/** A page whose tool sleeps, with the script that wakes it: only another address of it does. */
function asleep(address: string, islands = '') {
  document.head.innerHTML = `<script type="module" src="${address}"></script>`;
  document.body.innerHTML = `<i data-sleeps></i>${islands}`;
}

test('a tool whose script was lost is brought once more', async () => {
  vi.useFakeTimers();
  const wakes = 'globalThis.woken++;document.querySelector("[data-sleeps]").remove();';
  asleep(script(wakes).replaceAll('"', '%22'), '<lost-tool data-island></lost-tool>');
  wakeTool();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await vi.waitFor(() => expect(line.woken).toBe(1));
});

test('a tool that is awake is left alone', async () => {
  vi.useFakeTimers();
  asleep(script('globalThis.woken++;'));
  document.querySelector('[data-sleeps]')?.remove();
  wakeTool();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(line.woken).toBe(0);
});
