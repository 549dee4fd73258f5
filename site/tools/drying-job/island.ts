import { createElement } from 'react';
import type { DryingJobWords } from '#content/words/claim-words.ts';
import { defineIsland } from '../island/define-island.ts';
import { wordsFrom } from '../record/list/load-words.ts';
import { DryingJobs, type DryingJobsProps } from './DryingJobs.tsx';

/** What the page writes down for the tool: `allWords` is the address of the words that come when a job is opened. */
export type DryingJobData = Omit<DryingJobsProps, 'loadWords'> & { readonly allWords: string };

defineIsland<DryingJobData>('drying-job', async ({ allWords, ...data }) =>
  createElement(DryingJobs, { ...data, loadWords: wordsFrom<DryingJobWords>(allWords) }),
);
