import type { MessageShape } from '../i18n/message-shape.ts';
import { parts } from './labels/components.ts';
import { directory } from './labels/directory.ts';
import { document } from './labels/document.ts';
import { downloads } from './labels/downloads.ts';
import { drawings } from './labels/drawings.ts';
import { forms } from './labels/forms.ts';
import { heads } from './labels/heads.ts';
import { frame } from './labels/layout.ts';
import { keep } from './labels/offline.ts';
import { waiting } from './labels/outbox.ts';
import { screens } from './labels/pages.ts';
import { reading } from './labels/reading.ts';
import { search } from './labels/search.ts';
import { found } from './labels/seo.ts';
import { sharedPhotos } from './labels/shared-photos.ts';
import { bench } from './labels/tool-list.ts';
import { factorNames, workbooks } from './labels/workbooks.ts';
import { thisDevice } from './pages/this-device.ts';

const everyWord = {
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

/** What every language says. */
export type Words = MessageShape<typeof everyWord>;

/** English: everything that people read and no page holds. */
export const words: Words = everyWord;
