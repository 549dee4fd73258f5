import { createElement } from 'react';
import type { LossRecordWords } from '#content/words/claim-words.ts';
import { defineIsland } from '../island/define-island.ts';
import { wordsFrom } from '../record/list/load-words.ts';
import { LossRecords, type LossRecordsProps } from './LossRecords.tsx';

/** What the page writes down for the tool: `allWords` is the address of the words that come when a record is opened. */
export type LossRecordData = Omit<LossRecordsProps, 'loadWords'> & { readonly allWords: string };

defineIsland<LossRecordData>('loss-record', async ({ allWords, ...data }) =>
  createElement(LossRecords, { ...data, loadWords: wordsFrom<LossRecordWords>(allWords) }),
);
