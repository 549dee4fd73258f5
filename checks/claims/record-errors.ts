import type { FactsOfLines } from '#content/i18n/sourced.ts';
import { factErrors, ruleErrors } from './claims.ts';
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
 * number of the words, an entry with a `rule` that is unknown or holds other numbers, and a number with neither. An entry
 * that says `how` in such a line has the facts of it for its title and its law, too.
 */
export function recordErrors(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') return labels.has(key) ? [] : bareErrors(value);
  if (typeof value !== 'object' || value === null) return [];
  if (isSourced(value)) return lineErrors(value);
  if (isRuled(value)) return Object.values(value).flatMap((inner) => ruledErrors(value.rule, inner));
  if (hasHow(value)) return howErrors(value);
  const own = Array.isArray(value) ? key : undefined;
  return Object.entries(value).flatMap(([name, inner]) => recordErrors(inner, own ?? name));
}

/** What is wrong with the words of a record, some lines of which have their facts beside them and not within. */
export function errorsBeside(words: unknown, factsOfLines: FactsOfLines): readonly string[] {
  const beside = factsOfLines.flatMap(([place, behind]) => {
    const texts = stringsIn(place.reduce(childOf, words));
    return texts.length === 0
      ? [`there are no words at ${place.join(' > ')}`]
      : texts.flatMap((words) =>
          lineErrors({ words, ...(typeof behind === 'string' ? { rule: behind } : { facts: behind }) }),
        );
  });
  const places = new Set(factsOfLines.map(([place]) => place.join(' > ')));
  return [...beside, ...recordErrors(without(words, places))];
}

function childOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function without(value: unknown, places: ReadonlySet<string>, at: readonly string[] = []): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const remaining = Object.entries(value).filter(([name]) => !places.has([...at, name].join(' > ')));
  return Object.fromEntries(remaining.map(([name, inner]) => [name, without(inner, places, [...at, name])]));
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

function hasHow(value: object): value is { readonly how: SourcedLine } {
  return 'how' in value && typeof value.how === 'object' && value.how !== null && isSourced(value.how);
}

function howErrors({ how, ...others }: { readonly how: SourcedLine }): readonly string[] {
  const texts = Object.values(others).filter((text) => typeof text === 'string');
  return [how, ...texts.map((words) => ({ ...how, words }))].flatMap(lineErrors);
}

function lineErrors({ words, facts, rule }: SourcedLine): readonly string[] {
  const errors = [...(facts ? factErrors(facts, words) : []), ...(rule ? ruleErrors(rule, words) : [])];
  return errors.map((error) => `"${words}": ${error}`);
}

function ruledErrors(rule: string, inner: unknown): readonly string[] {
  return typeof inner === 'string' ? ruleErrors(rule, inner).map((error) => `"${inner}": ${error}`) : [];
}

/** Only prose is looked at: a string without a space is an id or an address. */
function bareErrors(text: string): readonly string[] {
  if (!/\s/.test(text)) return [];
  return loneNumbers(text.replace(/\{\w+\}/g, ' ')).map(
    (number) => `"${text}": the number ${number} names no fact and no house rule`,
  );
}
