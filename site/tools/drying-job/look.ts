import { addStyle } from '../island/late-style.ts';
import look from './drying-job.module.css?inline';

/** The look of an open job, and of a plan that came with a link: the page that lists jobs does not carry it. */
addStyle(look);
