import { factFaults, ruleFaults } from './claims.ts';
import { loneNumbers } from './numbers.ts';

/** Labels and data of a record, by key: their digits are no statement about water. */
const labels = new Set([
  'time',
  'timeline',
  'date',
  'readTime',
  'duration',
  'views',
  'size',
  'phone',
  'cost',
  'id',
  'key-unreadable',
]);

/**
 * What is wrong with the words of a record: a line `{ words, facts }` whose facts are unknown, unconfirmed or do not hold a
 * number of the words, an entry with a `rule` that is unknown or holds other numbers, and a number with neither.
 */
export function recordFaults(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') return labels.has(key) ? [] : bareFaults(value);
  if (typeof value !== 'object' || value === null) return [];
  if (isSourced(value)) return lineFaults(value);
  if (isRuled(value)) return Object.values(value).flatMap((inner) => ruledFaults(value.rule, inner));
  const own = Array.isArray(value) ? key : undefined;
  return Object.entries(value).flatMap(([name, inner]) => recordFaults(inner, own ?? name));
}

interface SourcedLine {
  readonly words: string;
  readonly facts?: readonly string[];
  readonly rule?: string;
}

function isSourced(value: object): value is SourcedLine {
  return 'words' in value && typeof value.words === 'string' && ('facts' in value || 'rule' in value);
}

function isRuled(value: object): value is { readonly rule: string } {
  return 'rule' in value && typeof value.rule === 'string';
}

function lineFaults({ words, facts, rule }: SourcedLine): readonly string[] {
  const faults = [...(facts ? factFaults(facts, words) : []), ...(rule ? ruleFaults(rule, words) : [])];
  return faults.map((fault) => `"${words}": ${fault}`);
}

function ruledFaults(rule: string, inner: unknown): readonly string[] {
  return typeof inner === 'string' ? ruleFaults(rule, inner).map((fault) => `"${inner}": ${fault}`) : [];
}

/** Only prose is looked at: a string without a space is an id or an address. */
function bareFaults(text: string): readonly string[] {
  if (!/\s/.test(text)) return [];
  return loneNumbers(text.replace(/\{\w+\}/g, ' ')).map(
    (number) => `"${text}": the number ${number} names no fact and no house rule`,
  );
}
