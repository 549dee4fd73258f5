import { answerWith } from '../../../frame/thread/thread.ts';
import { makeReport } from './make-report.ts';

/** The thread beside the page: reports are made here, so that the page never waits. */
addEventListener('message', answerWith(makeReport));
