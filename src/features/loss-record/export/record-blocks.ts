import { t } from '#content/i18n/t.ts';
import type { PrintBlock } from '../../../lib/pdf/print-block.ts';
import { paragraph, titled } from '../../../lib/pdf/typed-blocks.ts';
import { today } from '../../claim-clock/today.ts';
import { promisesOf } from '../due-dates.ts';
import { belongingsBlocks } from './belongings-blocks.ts';
import { dateBlocks } from './date-blocks.ts';
import { listBlocks } from './list-blocks.ts';
import { type Papers, photoBlocks } from './photo-blocks.ts';
import { factTable } from './plain-blocks.ts';

/** The record as an adjuster reads it, without a letterhead; a part in which nothing is written is left out. */
export function recordBlocks(papers: Papers): readonly PrintBlock[] {
  const { record, words, locale, made } = papers;
  const { file, sections, out } = words;
  const promises = promisesOf(record, today(), words, locale)
    .toSorted((one, other) => one.day - other.day)
    .map(({ lead, written, title, text }) => paragraph(`${lead}: ${written}. ${title}. ${text}`));
  const parts = [
    ...(['story', 'policy'] as const).map((name) => titled(name, sections[name].title, factTable(papers, name))),
    titled('rooms', sections.rooms.title, listBlocks(papers, 'rooms')),
    titled('photos', sections.photos.title, photoBlocks(papers)),
    titled('things', sections.things.title, belongingsBlocks(papers)),
    titled('costs', sections.costs.title, listBlocks(papers, 'costs')),
    titled('calls', sections.calls.title, listBlocks(papers, 'calls')),
    titled('promises', file.promises, promises),
    titled('dates', file.dates, dateBlocks(papers)),
    titled('drying', sections.drying.title, listBlocks(papers, 'drying')),
  ];
  return [
    { kind: 'heading', level: 1, runs: [{ text: [file.summary, record.title].filter(Boolean).join(': ') }] },
    paragraph(`${t(file.made, { moment: locale.moment(made) }, locale)} ${out.yours}`, 'quiet'),
    { kind: 'contents', title: file.contents },
    ...parts.flat(),
  ];
}
