import type { Wording } from '../locale/words.ts';
import { directory } from './directory.ts';
import { document } from './document.ts';
import { downloads } from './downloads.ts';
import { drawings } from './drawings.ts';
import { forms } from './forms.ts';
import { frame } from './frame.ts';
import { heads } from './heads.ts';
import { thisDevice } from './pages/this-device.ts';
import { parts } from './parts.ts';
import { screens } from './screens.ts';

const everyWord = {
  directory,
  document,
  downloads,
  drawings,
  forms,
  frame,
  heads,
  parts,
  screens,
  thisDevice,
};

/** What every language says. */
export type Words = Wording<typeof everyWord>;

/** English: everything that people read and no page holds. */
export const words: Words = everyWord;
