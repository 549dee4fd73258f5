import type { LedTo } from '../edition.ts';

/** Written into the worker when it is built. */
declare const LED_TO: LedTo;

/** The pages that this worker leads to. */
export const ledTo: LedTo = LED_TO;
