import type { Locale, Plural } from './locale.ts';

/** Words with `{name}` where a value goes. A counted sentence gives its forms, chosen by the value named `count`. */
export type Template = string | Plural;

/** What a template is filled with. Numbers are written with up to two decimals in the way of the language. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * A sentence of a language's folder with its values in place: `say({ one: '{count} unit', other: '{count} units' },
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

/** The names of the places of a template: what two languages must share. */
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
