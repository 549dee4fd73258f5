import { answerWith } from '../../../frame/scripts/thread.ts';
import { type Find, prepare } from './directory-search.ts';
import type { Asked } from './find-beside.ts';

/** The thread beside the page of a long list: it holds what the search needs, and no key waits while that is made. */
let find: Find = () => [];
addEventListener(
  'message',
  answerWith(async (asked: Asked) => {
    if (typeof asked === 'string') return find(asked);
    find = prepare(asked);
    return [];
  }),
);
