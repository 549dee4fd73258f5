import { numberFrom, type Reader } from './number-from.ts';

export type Readers<Fields> = { readonly [Name in keyof Fields]: Reader<Fields[Name]> };

export type Read<Fields> =
  | { readonly ok: true; readonly value: Fields }
  | { readonly ok: false; readonly fields: readonly string[] };

/** Reads every field of a form and names all that are no good, in the order of the readers. */
export function readFields<Fields extends object>(
  raw: Readonly<Record<string, string>>,
  readers: Readers<Fields>,
): Read<Fields> {
  const value: Partial<Fields> = {};
  const fields: string[] = [];
  for (const name of Object.keys(readers) as (keyof Fields & string)[]) {
    const read = readers[name](Object.hasOwn(raw, name) ? (raw[name] ?? '') : '');
    if (read === null) fields.push(name);
    else value[name] = read;
  }
  return fields.length === 0 ? { ok: true, value: value as Fields } : { ok: false, fields };
}

/** A whole number within both limits. */
export function wholeNumberFrom(lowest: number, highest: number): Reader<number> {
  const read = numberFrom(lowest, highest);
  return (text) => {
    const value = read(text);
    return value !== null && Number.isInteger(value) ? value : null;
  };
}

/** One of the keys of a table of choices. */
export function keyOf<Key extends string>(choices: Readonly<Record<Key, unknown>>): Reader<Key> {
  return (text) => (Object.hasOwn(choices, text) ? (text as Key) : null);
}

/** One of a list of numbers. */
export function oneOf<Value extends number>(choices: readonly Value[]): Reader<Value> {
  return (text) => choices.find((choice) => String(choice) === text.trim()) ?? null;
}
