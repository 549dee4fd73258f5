import { t } from '#content/i18n/t.ts';
import type { Row } from '#core/loss-record/shape.ts';
import { fieldsOf } from '#core/loss-record/shape.ts';
import { costOf, totalsOf } from '#core/loss-record/totals.ts';
import { cell, paragraph, runsOf, section, tableOf } from '../../../lib/pdf/block-builders.ts';
import type { PrintBlock } from '../../../lib/pdf/print-block.ts';
import { today } from '../../claim-clock/today.ts';
import { promisesOf } from '../due-dates.ts';
import { choiceWords, labelOf, nameOfRow } from '../field-labels.ts';
import { dateBlocks } from './date-blocks.ts';
import { type Papers, photoBlocks } from './photo-blocks.ts';
import type { SheetCell } from './sheets.ts';
import { cellOf, sheetOf } from './sheets.ts';

/** The record as an adjuster reads it, without a letterhead; a part in which nothing is written is left out. */
export function recordBlocks(papers: Papers): readonly PrintBlock[] {
  const { record, words, locale, made } = papers;
  const { file, sections, out } = words;
  const promises = promisesOf(record, today(), words, locale)
    .toSorted((one, other) => one.day - other.day)
    .map(({ lead, written, title, text }) => paragraph(`${lead}: ${written}. ${title}. ${text}`));
  const parts = [
    ...(['story', 'policy'] as const).map((name) => section(name, sections[name].title, factTable(papers, name))),
    section('rooms', sections.rooms.title, listBlocks(papers, 'rooms')),
    section('photos', sections.photos.title, photoBlocks(papers)),
    section('things', sections.things.title, belongingsBlocks(papers)),
    section('costs', sections.costs.title, listBlocks(papers, 'costs')),
    section('calls', sections.calls.title, listBlocks(papers, 'calls')),
    section('promises', file.promises, promises),
    section('dates', file.dates, dateBlocks(papers)),
    section('drying', sections.drying.title, listBlocks(papers, 'drying')),
  ];
  return [
    { kind: 'heading', level: 1, runs: [{ text: [file.summary, record.title].filter(Boolean).join(': ') }] },
    paragraph(`${t(file.made, { moment: locale.moment(made) }, locale)} ${out.yours}`, 'quiet'),
    { kind: 'contents', title: file.contents },
    ...parts.flat(),
  ];
}

/** Damaged things room by room, each with what it comes to, and the sum of all. Photos are named by their numbers. */
function belongingsBlocks(papers: Papers): readonly PrintBlock[] {
  const { record, words, locale } = papers;
  if (record.things.length === 0) return [];
  const totals = totalsOf(record);
  const dollars = (cents: number) => locale.dollars(cents / 100, 2);
  const rooms = totals.byRoom.flatMap(({ room, cents }) => {
    const name = room ? nameOfRow(record, 'rooms', room, words) : words.entry.noRoom;
    const things = record.things.filter((thing) => thing.room === room);
    const sum = t(words.entry.perRoom, { room: name, dollars: dollars(cents) }, locale);
    return section(`things-${room}`, name, [listOf(papers, things), paragraph(sum, 'title')], 3);
  });
  const unknown = t(words.entry.withoutFigure, { count: totals.withoutFigure }, locale);
  return [
    ...rooms,
    paragraph(`${words.sums.things}: ${dollars(totals.things)}`, 'title'),
    ...(totals.withoutFigure > 0 ? [paragraph(unknown)] : []),
  ];
}

function listOf(papers: Papers, things: readonly Row<'things'>[]): PrintBlock {
  return {
    kind: 'table',
    head: papers.words.file.fullThings.map((head) => runsOf(head, true)),
    groups: things.map((thing) => [cellsOf(papers, thing).map((text) => cell(text))]),
  };
}

function cellsOf({ record, words, locale }: Papers, thing: Row<'things'>): readonly string[] {
  const dollars = (cents: number) => locale.dollars(cents / 100, 2);
  const numbers = record.photos.flatMap((photo, at) => (photo.thing === thing.id ? [locale.number(at + 1)] : []));
  const state = [
    choiceWords('things', 'condition', thing.condition, words),
    thing.damage,
    choiceWords('things', 'fate', thing.fate, words),
    thing.thrownOn && locale.date(thing.thrownOn),
    thing.notes,
  ];
  return [
    nameOfRow(record, 'things', thing.id, words),
    [thing.brand, thing.model, thing.serial].filter(Boolean).join(', '),
    locale.number(thing.quantity ?? 1),
    thing.ageYears === null ? '' : locale.upTo(thing.ageYears),
    thing.costEach === null ? '' : dollars(thing.costEach),
    thing.costEach === null ? '' : dollars(costOf(thing)),
    state.filter(Boolean).join('. '),
    numbers.join(', '),
  ];
}

/** A list of the record as a table. Columns in which nothing is said are left out: paper is narrow. */
function listBlocks(
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

/** What a section says, a line for each field in which something stands. */
function factTable({ record, words, locale }: Papers, name: 'story' | 'policy'): readonly PrintBlock[] {
  const values: Readonly<Record<string, string | number | boolean | null>> = record[name];
  const rows = Object.entries(fieldsOf(name)).flatMap(([field, kind]) => {
    const said = shown(cellOf(record, name, field, kind, values[field] ?? null, words), locale);
    return said ? [[cell(labelOf(name, field, words), true), cell(said)]] : [];
  });
  return rows.length > 0 ? [{ kind: 'table', head: [], groups: rows.map((row) => [row]) }] : [];
}

/** A cell of a list in words. */
function shown(value: SheetCell, locale: Papers['locale']): string {
  if (typeof value === 'number') return locale.upTo(value);
  return typeof value === 'string' ? value : locale.dollars(value.cents / 100, 2);
}
