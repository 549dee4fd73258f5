import type { DirectoryKind, DirectoryMark } from './record.ts';

/** Words for one entry of a kind, and for the filter that shows all of them. */
export const kindWords: Readonly<Record<DirectoryKind, { readonly one: string; readonly many: string }>> = {
  insurer: { one: 'Insurer', many: 'Insurers' },
  'state-department': { one: 'State department', many: 'State departments' },
  'residual-market': { one: 'Insurer of last resort', many: 'Insurers of last resort' },
  'flood-program': { one: 'Flood program', many: 'Flood program' },
};

/** What a mark says beside a number, and what it means. */
export const markWords: Readonly<Record<DirectoryMark, { readonly label: string; readonly means: string }>> = {
  'one-source': { label: 'one source', means: 'Only one list has this number, and it is a weak one.' },
  'old-source': { label: 'old source', means: 'The source is more than five years old.' },
  'other-number': {
    label: 'other number seen',
    means: 'Another source gives a different number. We kept the better source.',
  },
  'not-claims-line': {
    label: 'not a plain claims line',
    means: 'The number is real, but the claims desk may not answer.',
  },
};
