let isOff = false;

/** Whether the owner has switched keeping off, as far as this worker has heard: a page that asks at the same time gets nothing. */
export const isSwitchedOff = (): boolean => isOff;

/** What the server said of it last. */
export function hearSwitch(off: boolean): void {
  isOff = off;
}
