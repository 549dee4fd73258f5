/** Kinds of stored entries. A kind never changes its meaning: a new meaning is a new kind and a migration. */
export const kinds = [
  'ask-draft',
  'ask-photos',
  'ask-attempt',
  'ask-handover',
  'estimate-draft',
  'estimate-photos',
  'estimate-attempt',
  'estimate-handover',
  'assessment-draft',
  'assessment-history',
  'ticks',
  'claim-clock',
  'loss-record',
  'drying-job',
  'equipment-check',
  'room',
  'place',
  'airs',
  'reading-place',
  'language',
  'keeping',
  'waiting',
  'shared-photo',
] as const;
export type Kind = (typeof kinds)[number];

/** A stored entry. `key` distinguishes entries of a kind; a kind with a single entry has the key "". */
export interface Entry {
  readonly kind: Kind;
  readonly key: string;
  /** Anything that IndexedDB can clone. Untrusted: an older version, or the user, may have written it. */
  readonly value: unknown;
  /** When it was stored, epoch milliseconds. */
  readonly at: number;
}

/**
 * Stores entries. Without persistent storage they last until the page closes, and nothing rejects. On a
 * full device writes reject.
 */
export interface Store {
  /** False when the browser refuses storage: entries last until the page closes. */
  readonly lasts: boolean;
  readonly read: (kind: Kind, key?: string) => Promise<unknown>;
  /** Replaces a value. Resolves when it is written. */
  readonly keep: (kind: Kind, value: unknown, key?: string) => Promise<void>;
  readonly forget: (kind: Kind, key?: string) => Promise<void>;
  /** All entries, newest first. */
  readonly entries: () => Promise<readonly Entry[]>;
  /** Writes deleted entries back unchanged. */
  readonly restore: (entries: readonly Entry[]) => Promise<void>;
}
