import { answerWith } from '../../../frame/thread/thread.ts';
import { keepPhoto } from '../photos/taking/keep-photo.ts';
import type { Task } from './messages.ts';

/** The thread beside the page: photos are examined and files are made here, so that the page never waits. */
const answer = answerWith(async (asked: Task, progress) => {
  if (asked.task === 'keep') return keepPhoto(asked.given);
  const { makeFile } = await import('../copy/make-file.ts');
  return makeFile(asked.given, progress, new AbortController().signal);
});

addEventListener('message', answer);
