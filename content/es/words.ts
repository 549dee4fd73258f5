import type { Words } from '../en/words.ts';
import { bench } from './labels/bench.ts';
import { directory } from './labels/directory.ts';
import { document } from './labels/document.ts';
import { downloads } from './labels/downloads.ts';
import { drawings } from './labels/drawings.ts';
import { forms } from './labels/forms.ts';
import { found } from './labels/found.ts';
import { frame } from './labels/frame.ts';
import { heads } from './labels/heads.ts';
import { keep } from './labels/keep.ts';
import { parts } from './labels/parts.ts';
import { reading } from './labels/reading.ts';
import { screens } from './labels/screens.ts';
import { search } from './labels/search.ts';
import { sharedPhotos } from './labels/shared-photos.ts';
import { waiting } from './labels/waiting.ts';
import { factorNames, workbooks } from './labels/workbooks.ts';
import { thisDevice } from './pages/this-device.ts';

/** Spanish: everything that people read and no page holds. */
export const words: Words = {
  bench,
  directory,
  document,
  downloads,
  drawings,
  factorNames,
  forms,
  found,
  frame,
  heads,
  keep,
  parts,
  reading,
  screens,
  search,
  sharedPhotos,
  thisDevice,
  waiting,
  workbooks,
};
