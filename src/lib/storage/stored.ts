/** A loss record or a drying job as the device keeps it. */
export interface StoredRecord {
  readonly id: string;
  /** A `LossRecord` or `JobRecord` as some edition of the page wrote it: whoever takes it out reads it as an unknown copy. */
  readonly record: unknown;
  /** When it was changed last, epoch milliseconds. */
  readonly at: number;
  /** When it came to this device, epoch milliseconds; absent in records of editions that did not note it. */
  readonly began?: number | undefined;
  /** When a copy was saved last, epoch milliseconds; 0 for never. */
  readonly copied: number;
  /** When it was deleted, epoch milliseconds; 0 for not. Until its page is left, a deletion can be taken back. */
  readonly deleted: number;
}

/** A piece of a file that is too large to stand in memory, counted from 0. */
export interface StoredPiece extends StoredFile {
  readonly piece: number;
}

/** The bytes of a photo or paper. Safari loses Blobs: it gets plain bytes. */
export interface StoredFile {
  readonly record: string;
  readonly photo: string;
  readonly bytes: ArrayBuffer;
}
