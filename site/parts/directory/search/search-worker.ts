import { answerWith } from '../../../frame/thread/thread.ts';
import { type Find, prepare } from './directory-search.ts';
import type { SearchTask } from './find-beside.ts';

/** The thread beside the page of a long list: it holds what the search needs, and no key waits while that is made. */
let find: Find = () => [];
addEventListener(
  'message',
  answerWith(async (task: SearchTask) => {
    if ('query' in task) return find(task.query);
    find = prepare(task.list);
    return [];
  }),
);
