import type { Locale } from '#content/i18n/locale.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import type { RecordWays } from './use-record.ts';

/** What each part of a record's page is given. */
export interface PartProps {
  readonly record: LossRecord;
  readonly state: RecordWays;
  readonly words: LossRecordMessages;
  readonly locale: Locale;
  /** The open row of the whole page, and the way to open another. */
  readonly open: string | null;
  readonly setOpen: (id: string | null) => void;
  readonly places: Places;
}

/** Addresses that a record leads to, in the page's language. */
export interface Places {
  readonly claimClock: string;
  /** The list of insurers' numbers, as JSON. */
  readonly insurers: string;
}
