import { t } from '#content/i18n/t.ts';
import { totalsOf } from '#core/loss-record/totals.ts';
import type { PrintBlock } from '../../../lib/pdf/print-block.ts';
import { paragraph, tableOf } from '../../../lib/pdf/typed-blocks.ts';
import type { Papers } from './photo-blocks.ts';
import { shown } from './plain-blocks.ts';
import { sheetOf } from './sheets.ts';

/** A list of the record as a table. Columns in which nothing is said are left out: paper is narrow. */
export function listBlocks(
  { record, words, locale }: Papers,
  table: 'rooms' | 'costs' | 'calls' | 'drying',
): readonly PrintBlock[] {
  // On paper a photo is named by its number.
  const numbers = new Map(record.photos.map(({ id }, at) => [id, locale.number(at + 1)]));
  const { heads, rows } = sheetOf(table, record, numbers, words);
  if (rows.length === 0) return [];
  const used = heads.flatMap((_, at) => (rows.some((row) => row[at] !== '') ? [at] : []));
  const list = tableOf(
    used.map((at) => heads[at] ?? ''),
    rows.map((row) => used.map((at) => shown(row[at] ?? '', locale))),
  );
  return table === 'costs' ? [list, ...costSums({ record, words, locale })] : [list];
}

function costSums({ record, words, locale }: Pick<Papers, 'record' | 'words' | 'locale'>): readonly PrintBlock[] {
  const { entry } = words;
  const { costs, hours, miles } = totalsOf(record);
  const dollars = (cents: number) => locale.dollars(cents / 100, 2);
  const efforts = (
    [
      [hours, entry.hours],
      [miles, entry.miles],
    ] as const
  ).flatMap(([{ sum, cents }, template]) => {
    if (sum === 0) return [];
    const atRate = cents === null ? '' : `, ${t(entry.atRate, { dollars: dollars(cents) }, locale)}`;
    return [paragraph(`${t(template, { count: locale.upTo(sum) }, locale)}${atRate}`)];
  });
  return [paragraph(`${entry.spent}: ${dollars(costs)}`, 'title'), ...efforts];
}
