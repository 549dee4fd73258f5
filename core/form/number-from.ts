import { parseDecimal } from './decimal.ts';

/** Reads the text of one form field; null means that the text is no good. */
export type Reader<Value> = (text: string) => Value | null;

/** A plain decimal number within both limits. */
export function numberFrom(lowest: number, highest: number): Reader<number> {
  return (text) => {
    const value = parseDecimal(text);
    return value === null || value < lowest || value > highest ? null : value;
  };
}
