import { wordsOf } from '#content/i18n/sourced.ts';
import { t } from '#content/i18n/t.ts';
import type { Deadline } from '#core/claim-clock/deadlines.ts';
import { fieldsOf, type Row } from '#core/loss-record/shape.ts';
import { costOf, totalsOf } from '#core/loss-record/totals.ts';
import { cell, paragraph, runsOf, section, tableOf } from '../../../lib/pdf/block-builders.ts';
import type { PrintBlock } from '../../../lib/pdf/print-block.ts';
import { dayInWords, laterIn, leadOf, reasonsIn, startIn, today } from '../../claim-clock/date-text.ts';
import { promisesOf } from '../due-dates.ts';
import { choiceText, labelOf, nameOfRow } from '../field-labels.ts';
import { photoBlocks, type RecordReport } from './photo-blocks.ts';
import { cellOf, isDollars, type SheetCell, sheetOf, whenText } from './sheets.ts';

/** The record as PDF blocks, without letterhead; empty sections are left out. */
export function recordBlocks(report: RecordReport): readonly PrintBlock[] {
  const { record, messages, locale, made } = report;
  const { file, sections, out } = messages;
  const promises = promisesOf(record, today(), messages, locale)
    .toSorted((one, other) => one.day - other.day)
    .map(({ lead, written, title, text }) => paragraph(`${lead}: ${written}. ${title}. ${text}`));
  const parts = [
    ...(['story', 'policy'] as const).map((name) => section(name, sections[name].title, factTable(report, name))),
    section('rooms', sections.rooms.title, listBlocks(report, 'rooms')),
    section('photos', sections.photos.title, photoBlocks(report)),
    section('things', sections.things.title, belongingsBlocks(report)),
    section('costs', sections.costs.title, listBlocks(report, 'costs')),
    section('calls', sections.calls.title, listBlocks(report, 'calls')),
    section('promises', file.promises, promises),
    section('dates', file.dates, dateBlocks(report)),
    section('drying', sections.drying.title, listBlocks(report, 'drying')),
  ];
  return [
    { kind: 'heading', level: 1, runs: [{ text: [file.summary, record.title].filter(Boolean).join(': ') }] },
    paragraph(`${t(file.made, { moment: locale.moment(made) }, locale)} ${out.yours}`, 'quiet'),
    { kind: 'contents', title: file.contents },
    ...parts.flat(),
  ];
}

/** Belongings by room with subtotals and total. Photos are referred to by number. */
function belongingsBlocks(report: RecordReport): readonly PrintBlock[] {
  const { record, messages, locale } = report;
  if (record.things.length === 0) return [];
  const totals = totalsOf(record);
  const dollars = (cents: number) => locale.dollars(cents / 100, 2);
  const rooms = totals.byRoom.flatMap(({ room, cents }) => {
    const name = room ? nameOfRow(record, 'rooms', room, messages) : messages.entry.noRoom;
    const things = record.things.filter((thing) => thing.room === room);
    const sum = t(messages.entry.perRoom, { room: name, dollars: dollars(cents) }, locale);
    return section(`things-${room}`, name, [listOf(report, things), paragraph(sum, 'title')], 3);
  });
  const unknown = t(messages.entry.withoutFigure, { count: totals.withoutFigure }, locale);
  return [
    ...rooms,
    paragraph(`${messages.sums.things}: ${dollars(totals.things)}`, 'title'),
    ...(totals.withoutFigure > 0 ? [paragraph(unknown)] : []),
  ];
}

function listOf(report: RecordReport, things: readonly Row<'things'>[]): PrintBlock {
  return {
    kind: 'table',
    head: report.messages.file.fullThings.map((head) => runsOf(head, true)),
    groups: things.map((thing) => [cellsOf(report, thing).map((text) => cell(text))]),
  };
}

function cellsOf({ record, messages, locale }: RecordReport, thing: Row<'things'>): readonly string[] {
  const dollars = (cents: number) => locale.dollars(cents / 100, 2);
  const numbers = record.photos.flatMap((photo, at) => (photo.thing === thing.id ? [locale.number(at + 1)] : []));
  const state = [
    choiceText('things', 'condition', thing.condition, messages),
    thing.damage,
    choiceText('things', 'fate', thing.fate, messages),
    thing.thrownOn && locale.date(thing.thrownOn),
    thing.notes,
  ];
  return [
    nameOfRow(record, 'things', thing.id, messages),
    [thing.brand, thing.model, thing.serial].filter(Boolean).join(', '),
    locale.number(thing.quantity ?? 1),
    thing.ageYears === null ? '' : locale.upTo(thing.ageYears),
    thing.costEach === null ? '' : dollars(thing.costEach),
    thing.costEach === null ? '' : dollars(costOf(thing)),
    state.filter(Boolean).join('. '),
    numbers.join(', '),
  ];
}

/** A table without its empty columns, to fit the page width. */
function listBlocks(
  { record, messages, locale }: RecordReport,
  table: 'rooms' | 'costs' | 'calls' | 'drying',
): readonly PrintBlock[] {
  // The PDF refers to photos by number.
  const numbers = new Map(record.photos.map(({ id }, at) => [id, locale.number(at + 1)]));
  const { heads, rows } = sheetOf(table, record, numbers, messages);
  if (rows.length === 0) return [];
  const used = heads.flatMap((_, at) => (rows.some((row) => row[at] !== '') ? [at] : []));
  const list = tableOf(
    used.map((at) => heads[at] ?? ''),
    rows.map((row) => used.map((at) => shown(row[at] ?? '', locale))),
  );
  return table === 'costs' ? [list, ...costSums({ record, messages, locale })] : [list];
}

function costSums({
  record,
  messages,
  locale,
}: Pick<RecordReport, 'record' | 'messages' | 'locale'>): readonly PrintBlock[] {
  const { entry } = messages;
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

function factTable({ record, messages, locale }: RecordReport, name: 'story' | 'policy'): readonly PrintBlock[] {
  const values: Readonly<Record<string, string | number | boolean | null>> = record[name];
  const rows = Object.entries(fieldsOf(name)).flatMap(([field, kind]) => {
    const text = shown(cellOf(record, name, field, kind, values[field] ?? null, messages), locale);
    return text ? [[cell(labelOf(name, field, messages), true), cell(text)]] : [];
  });
  return rows.length > 0 ? [{ kind: 'table', head: [], groups: rows.map((row) => [row]) }] : [];
}

function shown(value: SheetCell, locale: RecordReport['locale']): string {
  if (typeof value === 'number') return locale.upTo(value);
  if (typeof value === 'string') return value;
  return isDollars(value) ? locale.dollars(value.cents / 100, 2) : whenText(value);
}

/** The claim's deadlines with who must act, how they are counted and the law. */
export function dateBlocks(report: RecordReport): readonly PrintBlock[] {
  const { messages, locale, dates } = report;
  const { file, clock } = messages;
  if (!dates) return [paragraph(file.noDates)];
  const policies: Readonly<Record<string, { readonly label: string }>> = clock.form.policies;
  const policy = policies[dates.claim.policy]?.label ?? '';
  return [
    paragraph(clock.result.notAdvice),
    paragraph(t(file.counted, { policy }, locale), 'quiet'),
    ...(dates.dates.length === 0 ? [paragraph(clock.result.none)] : [dateTable(report, dates.dates)]),
  ];
}

function dateTable({ messages, locale }: RecordReport, dates: readonly Deadline[]): PrintBlock {
  const { clock } = messages;
  const rowOf = (date: Deadline) => {
    const { title, how, law } = clock.rules[date.rule];
    const when = [`${leadOf(date, clock)}: ${dayInWords(date.ask, locale)}.`, laterIn(date, clock, locale)];
    const counted = [startIn(date, clock, locale), wordsOf(how), ...reasonsIn(date, clock, locale), law];
    return [
      cell(when.filter(Boolean).join(' ')),
      cell(`${clock.result.act[date.who]}. ${title}.`),
      cell(counted.join(' ')),
    ];
  };
  return {
    kind: 'table',
    head: messages.file.dateHeads.map((head) => runsOf(head, true)),
    groups: dates.map((date) => [rowOf(date)]),
  };
}
