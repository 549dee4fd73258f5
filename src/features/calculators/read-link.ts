import type { Values } from './link.ts';

export interface ReadLink<Field extends string> {
  /** The defaults with the link's values over them. */
  readonly values: Values<Field>;
  /** Fields that the link named. */
  readonly named: readonly Field[];
  /** Keys that no field of this tool answers to. */
  readonly unknown: readonly string[];
}

/** Campaign and click markers that mail programs and search engines add. They are nobody's mistake. */
const marker = /^(utm_\w+|fbclid|gclid|msclkid|mc_\w+)$/;

/** Reads a tool's fields from an address's query. The last of repeated keys wins. */
export function readLink<Field extends string>(query: string, defaults: Values<Field>): ReadLink<Field> {
  const fields = Object.keys(defaults) as Field[];
  const given = new URLSearchParams(query);
  const named = fields.filter((field) => given.has(field));
  const unknown = [...new Set(given.keys())].filter(
    (key) => !fields.some((field) => field === key) && !marker.test(key),
  );
  const values: Record<Field, string> = { ...defaults };
  for (const field of named) values[field] = given.getAll(field).at(-1) ?? '';
  return { values, named, unknown };
}
