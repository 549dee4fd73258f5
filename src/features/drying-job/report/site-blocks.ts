import { cell, paragraph } from '../../../lib/pdf/block-builders.ts';
import type { PrintBlock } from '../../../lib/pdf/print-block.ts';
import { fieldsAt } from '../../records/form/form.ts';
import { findingsOf, statusOf } from '../findings.ts';
import { momentText } from '../form.ts';
import type { Report } from './report.ts';

/** What the head of a paper names: every entry of the job's details but those left out, and the first and last visit. */
export function siteBlocks(report: Report, without: readonly string[] = []): readonly PrintBlock[] {
  const rows = factsOf(report, without).map(([label, said]) => [cell(label, true), cell(said)]);
  return rows.length > 0 ? [{ kind: 'table', head: [], groups: rows.map((row) => [row]) }] : [];
}

/** What the job's details say, a line for each in which something stands. */
export function factsOf(
  { record, form, locale, derived, words }: Report,
  without: readonly string[] = [],
): readonly (readonly [string, string])[] {
  const { site } = record;
  const written = fieldsAt(form.shape, 'site').flatMap(([name, field]): (readonly [string, string])[] => {
    const value = site[name as keyof typeof site];
    if (value === '' || value === null || without.includes(name)) return [];
    const said =
      field.kind === 'choice'
        ? form.choiceOf('site', name, String(value))
        : field.kind === 'moment'
          ? momentText(String(value), locale)
          : typeof value === 'number'
            ? locale.upTo(value)
            : String(value);
    return [[form.labelOf('site', name), said]];
  });
  const visits = derived.visits.map(({ at }) => momentText(at, locale));
  const [first, last] = [visits.at(0), visits.at(-1)];
  const span = first === last ? first : `${first} – ${last}`;
  return [...written, ...(span ? [[words.sections.visits.title, span] as const] : [])];
}

/** The verdict in one sentence, and what asks for a look. */
export function stateBlocks(report: Report): readonly PrintBlock[] {
  const { derived, words } = report;
  const last = derived.visits.at(-1);
  if (!last) return [];
  const findings = findingsOf(report).map((text) => ({ blocks: [paragraph(text)] }));
  return [
    paragraph(words.state[last.jobVerdict], 'title'),
    ...statusOf(report).map((text) => paragraph(text)),
    ...(findings.length > 0 ? [{ kind: 'list', mark: 'bullet', items: findings } as const] : []),
    paragraph(words.report.notCertificate, 'quiet'),
  ];
}
