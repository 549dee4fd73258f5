import type { LossRecordWords } from '#content/en/claim/loss-record.ts';
import type { Locale } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { fieldsOf, type SectionName, sectionNames } from '#core/loss-record/shape.ts';
import { totalsOf } from '#core/loss-record/totals.ts';
import { labelOf, nameOfRow } from '../fields/field-words.ts';
import { cellOf, type SheetCell, sheetOf } from './sheets.ts';
import look from './summary.css?raw';

/**
 * The record as one page to read and print, without a letterhead: what happened, the people, the lists, and the photos by
 * number, each with its room, its time and its hash. It names the photos' files beside it and asks for nothing else.
 */
export function summaryOf(
  record: LossRecord,
  paths: ReadonlyMap<string, string>,
  words: LossRecordWords,
  locale: Locale,
  made: Date,
): string {
  const { file, sections } = words;
  const title = [file.summary, record.title].filter(Boolean).join(': ');
  const lists = (['rooms', 'things', 'costs', 'calls', 'drying'] as const).filter((table) => record[table].length > 0);
  const body = [
    `<h1>${escaped(title)}</h1>`,
    `<p>${escaped(say(file.made, { moment: locale.moment(made) }, locale))} ${escaped(words.out.yours)}</p>`,
    ...sectionNames.map((name) => sectionIn(name, record, words, locale)),
    ...lists.map((table) => {
      const { heads, rows } = sheetOf(table, record, paths, words);
      return `<h2>${escaped(sections[table].title)}</h2>${tableIn(heads, rows, locale)}${sumIn(table, record, words, locale)}`;
    }),
    `<h2>${escaped(file.noPhotos)}</h2>`,
    ...record.photos.map((photo, at) => photoIn(record, photo, at + 1, paths, words, locale)),
    `<p>${escaped(file.hashNote)}</p>`,
  ];
  return `<!doctype html><html lang="${locale.tag}"><meta charset="utf-8"><title>${escaped(title)}</title><style>${look}</style>${body.join('\n')}</html>`;
}

function sectionIn(name: SectionName, record: LossRecord, words: LossRecordWords, locale: Locale): string {
  const values: Readonly<Record<string, string | number | boolean | null>> = record[name];
  const lines = Object.entries(fieldsOf(name)).flatMap(([field, kind]) => {
    const said = shown(cellOf(record, name, field, kind, values[field] ?? null, words), locale);
    return said ? [`<dt>${escaped(labelOf(name, field, words))}</dt><dd>${escaped(said)}</dd>`] : [];
  });
  return lines.length > 0 ? `<h2>${escaped(words.sections[name].title)}</h2><dl>${lines.join('')}</dl>` : '';
}

/** Columns in which nothing is said are left out: paper is narrow. */
function tableIn(heads: readonly string[], rows: readonly (readonly SheetCell[])[], locale: Locale): string {
  const used = heads.map((_, at) => rows.some((row) => row[at] !== ''));
  const line = (cells: readonly string[], tag: string) =>
    `<tr>${cells
      .filter((_, at) => used[at])
      .map((cell) => `<${tag}>${escaped(cell)}</${tag}>`)
      .join('')}</tr>`;
  const body = rows.map((row) =>
    line(
      row.map((cell) => shown(cell, locale)),
      'td',
    ),
  );
  return `<table><thead>${line(heads, 'th')}</thead><tbody>${body.join('')}</tbody></table>`;
}

function sumIn(table: string, record: LossRecord, { sums }: LossRecordWords, locale: Locale): string {
  if (table !== 'things' && table !== 'costs') return '';
  return `<p><b>${escaped(sums[table])}: ${locale.dollars(totalsOf(record)[table] / 100, 2)}</b></p>`;
}

function photoIn(
  record: LossRecord,
  photo: LossRecord['photos'][number],
  number: number,
  paths: ReadonlyMap<string, string>,
  words: LossRecordWords,
  locale: Locale,
): string {
  const path = paths.get(photo.id) ?? '';
  const about = [
    photo.caption,
    photo.shows && words.choices['photos.shows'][photo.shows],
    photo.room && nameOfRow(record, 'rooms', photo.room, words),
    photo.thing && nameOfRow(record, 'things', photo.thing, words),
    photo.taken && `${words.fields.photos.taken}: ${photo.taken.replace('T', ' ')}`,
    photo.takenFrom && words.choices['photos.takenFrom'][photo.takenFrom],
    path,
    `SHA-256 ${photo.sha256}`,
  ];
  const caption = `<figcaption><b>${escaped(say(words.file.figure, { count: number }, locale))}</b> ${escaped(about.filter(Boolean).join('. '))}</figcaption>`;
  const picture = photo.type.startsWith('image/') ? `<img src="${escaped(path)}" alt="" loading="lazy">` : '';
  return `<figure>${picture}${caption}</figure>`;
}

function shown(cell: SheetCell, locale: Locale): string {
  if (typeof cell === 'number') return locale.upTo(cell);
  return typeof cell === 'string' ? cell : locale.dollars(cell.cents / 100, 2);
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
