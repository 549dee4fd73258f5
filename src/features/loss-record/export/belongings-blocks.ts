import { t } from '#content/i18n/t.ts';
import type { Row } from '#core/loss-record/shape.ts';
import { costOf, totalsOf } from '#core/loss-record/totals.ts';
import type { PrintBlock } from '../../../lib/pdf/print-block.ts';
import { cell, paragraph, runsOf, titled } from '../../../lib/pdf/typed-blocks.ts';
import { choiceWords, nameOfRow } from '../field-labels.ts';
import type { Papers } from './photo-blocks.ts';

/** Damaged things room by room, each with what it comes to, and the sum of all. Photos are named by their numbers. */
export function belongingsBlocks(papers: Papers): readonly PrintBlock[] {
  const { record, words, locale } = papers;
  if (record.things.length === 0) return [];
  const totals = totalsOf(record);
  const dollars = (cents: number) => locale.dollars(cents / 100, 2);
  const rooms = totals.byRoom.flatMap(({ room, cents }) => {
    const name = room ? nameOfRow(record, 'rooms', room, words) : words.entry.noRoom;
    const things = record.things.filter((thing) => thing.room === room);
    const sum = t(words.entry.perRoom, { room: name, dollars: dollars(cents) }, locale);
    return titled(`things-${room}`, name, [listOf(papers, things), paragraph(sum, 'title')], 3);
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
