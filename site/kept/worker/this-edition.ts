import type { Edition } from '../edition.ts';

/** Written into the worker when it is built. */
declare const KEPT_EDITION: Edition;

/** The edition that this worker keeps and answers from. */
export const thisEdition: Edition = KEPT_EDITION;
