/** A page that was read. `read` is the day on which it said what the facts repeat. */
export interface Source {
  /** Who publishes it; says so when the page passes on another body's words. */
  readonly organisation: string;
  readonly title: string;
  readonly url: string;
  /** ISO date. */
  readonly read: string;
}
