import { vi } from 'vitest';

/** `vi.waitFor` with a timeout for lazy scripts under load. */
export function until<Held>(holds: () => Held | Promise<Held>): Promise<Held> {
  return vi.waitFor(holds, { timeout: 20_000 });
}
