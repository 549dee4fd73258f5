import { addStyle } from '../../island/late-style.ts';
import look from './print.css?inline';

/** The look of a record on paper. It comes with the record: the page that lists records does not carry it. */
addStyle(look);
