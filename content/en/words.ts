import type { Wording } from '../locale/words.ts';
import { frame } from './frame.ts';
import { heads } from './heads.ts';
import { thisDevice } from './pages/this-device.ts';
import { parts } from './parts.ts';
import { screens } from './screens.ts';

/** English: everything that people read and no page holds. */
export const words = { frame, heads, parts, screens, thisDevice };

/** What every language says. */
export type Words = Wording<typeof words>;
