/** What the device keeps, by kind. A kind never changes its meaning: a new meaning is a new kind and a migration. */
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
  'airs',
  'reading-place',
  'language',
  'keeping',
  'waiting',
  'shared-photo',
] as const;
export type Kind = (typeof kinds)[number];

/** One thing kept. `key` tells things of a kind apart; a kind that is kept once has the key "". */
export interface Entry {
  readonly kind: Kind;
  readonly key: string;
  /** Anything that IndexedDB can clone. Whoever reads it checks it: an older page, or a hand, may have written it. */
  readonly value: unknown;
  /** When it was kept, epoch milliseconds. */
  readonly at: number;
}

/**
 * A place that keeps entries. Nothing here rejects for a browser that refuses: it then keeps them until the page closes. On a
 * device that is full, what writes rejects.
 */
export interface Store {
  /** False when the browser refuses storage: what is kept goes with the page. */
  readonly lasts: boolean;
  readonly read: (kind: Kind, key?: string) => Promise<unknown>;
  /** Keeps a value in place of an older one. Resolves when it is written. */
  readonly keep: (kind: Kind, value: unknown, key?: string) => Promise<void>;
  readonly forget: (kind: Kind, key?: string) => Promise<void>;
  /** Everything that is kept, newest first. */
  readonly entries: () => Promise<readonly Entry[]>;
  /** Puts entries back as they were: the undo of a deletion. */
  readonly restore: (entries: readonly Entry[]) => Promise<void>;
}
