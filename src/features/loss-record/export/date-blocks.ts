import { wordsOf } from '#content/i18n/sourced.ts';
import { t } from '#content/i18n/t.ts';
import type { Deadline } from '#core/claim-clock/deadlines.ts';
import { cell, paragraph, runsOf } from '../../../lib/pdf/block-builders.ts';
import type { PrintBlock } from '../../../lib/pdf/print-block.ts';
import { dayInWords, laterIn, leadOf, reasonsIn, startIn } from '../../claim-clock/date-text.ts';
import type { Papers } from './photo-blocks.ts';

/** The dates that follow from the record's own, each with who must act, how it is counted and where that is written. */
export function dateBlocks(papers: Papers): readonly PrintBlock[] {
  const { words, locale, dates } = papers;
  const { file, clock } = words;
  if (!dates) return [paragraph(file.noDates)];
  const policies: Readonly<Record<string, { readonly label: string }>> = clock.form.policies;
  const policy = policies[dates.claim.policy]?.label ?? '';
  return [
    paragraph(clock.result.notAdvice),
    paragraph(t(file.counted, { policy }, locale), 'quiet'),
    ...(dates.dates.length === 0 ? [paragraph(clock.result.none)] : [listOf(papers, dates.dates)]),
  ];
}

function listOf({ words, locale }: Papers, dates: readonly Deadline[]): PrintBlock {
  const { clock } = words;
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
    head: words.file.dateHeads.map((head) => runsOf(head, true)),
    groups: dates.map((date) => [rowOf(date)]),
  };
}
