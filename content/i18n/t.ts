import type { Locale, Plural } from './locale.ts';

/** A message with `{name}` placeholders, or its plural forms, chosen by the value named `count`. */
export type Template = string | Plural;

/** Values of the placeholders. Numbers are formatted by the locale, with up to two decimals. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * Fills a message: `t({ one: '{count} unit', other: '{count} units' },
 * { count: 3 }, locale)` is "3 units". A plural without a number named `count`, and a place without a value, are slips of
 * the programmer and throw.
 */
export function t(template: Template, values: Values, locale: Locale): string {
  const text = typeof template === 'string' ? template : locale.plural(countOf(values), template);
  return text.replace(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${text}" has no value for {${name}}`);
    const said = typeof value === 'number' ? locale.upTo(value) : value;
    // A sentence that ends with "10:31 a.m." has no second full stop.
    return said.endsWith('.') ? said : said + stop;
  });
}

/** The names of the placeholders of a message, which translations must share. */
export function placesOf(template: Template): readonly string[] {
  const texts = typeof template === 'string' ? [template] : Object.values(template);
  return [
    ...new Set(texts.flatMap((text) => Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => String(name)))),
  ].sort();
}

function countOf({ count }: Values): number {
  if (typeof count !== 'number') throw new Error('A plural is chosen by a number named count');
  return count;
}
