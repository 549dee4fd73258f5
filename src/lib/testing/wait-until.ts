import { vi } from 'vitest';

/** Waits until something holds, as long as the script of a page may take to come where many tests run at once. */
export function until<Held>(holds: () => Held | Promise<Held>): Promise<Held> {
  return vi.waitFor(holds, { timeout: 20_000 });
}
