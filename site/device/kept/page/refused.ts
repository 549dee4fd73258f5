/** Whoever takes the manual away does not get it back unasked. The page of what this device keeps lists the choice, and takes it back. */
const item = 'keeping';

/** Whether keeping was refused on this device. */
export function isRefused(): boolean {
  try {
    return localStorage.getItem(item) !== null;
  } catch {
    return false;
  }
}

/** Refuses, or takes the refusal back. */
export function refuse(isOff: boolean): void {
  try {
    if (isOff) localStorage.setItem(item, `off ${Date.now()}`);
    else localStorage.removeItem(item);
  } catch {
    // A browser that keeps nothing at all keeps no manual either.
  }
}
