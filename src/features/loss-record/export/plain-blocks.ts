import { fieldsOf } from '#core/loss-record/shape.ts';
import type { PrintBlock } from '../../../lib/pdf/print-block.ts';
import { cell } from '../../../lib/pdf/typed-blocks.ts';
import { labelOf } from '../field-labels.ts';
import type { Papers } from './photo-blocks.ts';
import { cellOf, type SheetCell } from './sheets.ts';

/** What a section says, a line for each field in which something stands. */
export function factTable({ record, words, locale }: Papers, name: 'story' | 'policy'): readonly PrintBlock[] {
  const values: Readonly<Record<string, string | number | boolean | null>> = record[name];
  const rows = Object.entries(fieldsOf(name)).flatMap(([field, kind]) => {
    const said = shown(cellOf(record, name, field, kind, values[field] ?? null, words), locale);
    return said ? [[cell(labelOf(name, field, words), true), cell(said)]] : [];
  });
  return rows.length > 0 ? [{ kind: 'table', head: [], groups: rows.map((row) => [row]) }] : [];
}

/** A cell of a list in words. */
export function shown(value: SheetCell, locale: Papers['locale']): string {
  if (typeof value === 'number') return locale.upTo(value);
  return typeof value === 'string' ? value : locale.dollars(value.cents / 100, 2);
}
