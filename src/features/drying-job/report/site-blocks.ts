import { t } from '#content/i18n/t.ts';
import type { Gap } from '#core/drying-job/visits.ts';
import { cell, paragraph, tableOf } from '../../../lib/pdf/block-builders.ts';
import type { Drawing, PrintBlock } from '../../../lib/pdf/print-block.ts';
import { ink } from '../../../lib/pdf/theme.ts';
import { fieldsAt } from '../../records/form/form.ts';
import { findingsOf, rulesOf, statusOf } from '../findings.ts';
import { momentText } from '../form.ts';
import { headerLabel, missingInHeader } from '../missing.ts';
import type { Report } from './report.ts';

/** Details of the job, except the given fields, and the first and last visit. */
export function siteBlocks(report: Report, without: readonly string[] = []): readonly PrintBlock[] {
  const rows = factsOf(report, without).map(([label, text]) => [cell(label, true), cell(text)]);
  return rows.length > 0 ? [{ kind: 'table', head: [], groups: rows.map((row) => [row]) }] : [];
}

/** Filled details of the job as label and text. */
export function factsOf(
  { record, form, locale, derived, messages }: Report,
  without: readonly string[] = [],
): readonly (readonly [string, string])[] {
  const { site } = record;
  const written = fieldsAt(form.shape, 'site').flatMap(([name, field]): (readonly [string, string])[] => {
    const value = site[name as keyof typeof site];
    if (value === '' || value === null || without.includes(name)) return [];
    const text =
      field.kind === 'choice'
        ? form.choiceOf('site', name, String(value))
        : field.kind === 'moment'
          ? momentText(String(value), locale)
          : typeof value === 'number'
            ? locale.upTo(value)
            : String(value);
    return [[form.labelOf('site', name), text]];
  });
  const visits = derived.visits.map(({ at }) => momentText(at, locale));
  const [first, last] = [visits.at(0), visits.at(-1)];
  const span = first === last ? first : `${first} – ${last}`;
  return [...written, ...(span ? [[messages.sections.visits.title, span] as const] : [])];
}

/** The details of the job with every header field; those that are missing are marked and counted. */
export function headerBlocks(report: Report): readonly PrintBlock[] {
  const { record, form, messages, locale } = report;
  const missing = missingInHeader(record).map((name) => headerLabel(name, form.labelOf));
  const blanks = missing.map((label) => [cell(label, true), { ...cell(messages.report.missing, true) }]);
  const meters = record.meters.map(({ name, setting }) => [name, setting].filter(Boolean).join(', ')).filter(Boolean);
  const facts = [
    ...factsOf(report),
    ...(meters.length > 0 ? [[messages.heads.meters, meters.join('; ')] as const] : []),
  ];
  const rows = [...blanks, ...facts.map(([label, text]) => [cell(label, true), cell(text)])];
  const note: PrintBlock = {
    kind: 'note',
    tone: 'alarm',
    name: messages.report.missing,
    isFilled: true,
    blocks: [paragraph(t(messages.report.missingNote, { names: locale.list(missing) }, locale))],
  };
  return [
    ...(missing.length > 0 ? [note] : []),
    ...(rows.length > 0 ? [{ kind: 'table', head: [], groups: rows.map((row) => [row]) } as const] : []),
  ];
}

/** The verdict with status and findings. */
export function stateBlocks(report: Report): readonly PrintBlock[] {
  const { derived, messages } = report;
  const last = derived.visits.at(-1);
  if (!last) return [];
  const findings = findingsOf(report).map((text) => ({ blocks: [paragraph(text)] }));
  return [
    paragraph(messages.state[last.jobVerdict], 'title'),
    ...statusOf(report).map((text) => paragraph(text)),
    ...(findings.length > 0 ? [{ kind: 'list', mark: 'bullet', items: findings } as const] : []),
    paragraph(messages.report.notCertificate, 'quiet'),
  ];
}

/** Changes and notes of each visit with its technician. */
export function logBlocks({ record, messages, locale }: Report): readonly PrintBlock[] {
  const rows = record.visits
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .flatMap(({ id, at, by, notes }) => {
      const changes = record.changes.filter(({ visit }) => visit === id).map(({ what }) => what);
      const text = [...changes, notes].filter(Boolean);
      return text.length > 0 ? [[at && momentText(at, locale), by, text.join('\n')]] : [];
    });
  if (rows.length === 0) return [paragraph(messages.report.noLog)];
  const { at, by } = messages.fields.visits;
  return [tableOf([at, by, messages.heads.changes], rows, true)];
}

/** What each visit did not read. */
export function gapBlocks(report: Report): readonly PrintBlock[] {
  const { derived, messages, locale } = report;
  const rows = derived.visits.flatMap(({ at, gaps }) =>
    gaps.length > 0 ? [[momentText(at, locale), gaps.map((gap) => gapIn(gap, report)).join(', ')]] : [],
  );
  if (rows.length === 0) return [paragraph(messages.report.noGaps)];
  return [tableOf([messages.report.columns.visit, messages.visit.gaps], rows, true)];
}

function gapIn(gap: Gap, { messages, locale, form, record }: Report): string {
  const [code = gap, id = ''] = gap.split(/:(.*)/s);
  const table = { 'no-affected': 'rooms', 'no-outlet': 'machines', 'not-read': 'points' }[code];
  const text = messages.gaps[code as keyof typeof messages.gaps];
  return table ? t(text, { name: form.nameOf(record, table, id) }, locale) : text;
}

/** The rules behind the verdicts with their sources, or marked as our own, and the date. */
export function ruleBlocks(report: Report): readonly PrintBlock[] {
  const { messages, locale, made } = report;
  const items = rulesOf(report).map(([name, rule]) => {
    const names =
      messages.sources[name]?.map((source) => `${source.name}, ${source.url}`).join('; ') || messages.report.ours;
    return { blocks: [paragraph(rule), paragraph(t(messages.report.source, { names }, locale), 'quiet')] };
  });
  return [
    { kind: 'list', mark: 'number', items },
    paragraph(t(messages.report.edition, { day: locale.date(made) }, locale), 'quiet'),
  ];
}

const [width, height, gap, type] = [504, 62, 24, 9];

/** Signature lines side by side. */
export function signatureFigure(signers: readonly string[], below: string): PrintBlock {
  const wide = (width - gap * (signers.length - 1)) / signers.length;
  const picture: Drawing = {
    width,
    height,
    draw: (doc, place) => {
      doc
        .save()
        .translate(place.x, place.y)
        .scale(place.width / width);
      for (const [at, signer] of signers.entries()) {
        const left = at * (wide + gap);
        const write = (text: string, y: number) => doc.text(text, left, y, { lineBreak: false });
        doc.font('bold').fontSize(type).fillColor(ink.text);
        write(signer, 0);
        doc
          .moveTo(left, 44)
          .lineTo(left + wide, 44)
          .lineWidth(0.8)
          .stroke(ink.text);
        doc.font('text').fillColor(ink.quiet);
        write(below, 48);
      }
      doc.restore();
    },
  };
  return { kind: 'figure', picture, alt: `${signers.join(', ')}: ${below}`, caption: [] };
}
