import type { Order } from '../copy/make-file.ts';
import type { Incoming } from '../photos/taking/keep-photo.ts';

/** What a page asks of the thread beside it. */
export type Task =
  | { readonly task: 'keep'; readonly given: Incoming }
  | { readonly task: 'make'; readonly given: Order };
