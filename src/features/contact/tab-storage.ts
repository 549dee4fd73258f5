import type { Kind } from '../../lib/storage/entry.ts';

/** Beside the draft of the device, which is that of the tab that was typed in last: what stands in a tab is there after a reload. */

/** What this tab has of a kind; undefined where it has nothing, or the browser refuses. */
export function inTab(kind: Kind): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(kind) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it for this tab, or forgets it. */
export function noteInTab(kind: Kind, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(kind);
    else sessionStorage.setItem(kind, JSON.stringify(value));
  } catch {
    // The device's draft is tried anyway.
  }
}
