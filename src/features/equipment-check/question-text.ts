import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { JobRecord } from '#core/drying-job/record/record.ts';
import type { Gap } from '#core/drying-job/visits.ts';
import type { ComparedLine, EquipmentCheck } from '#core/equipment-check/check.ts';
import { checkLimits } from '#core/equipment-check/input.ts';
import type { CheckMessages } from './check-messages.ts';

export interface CheckContext {
  readonly check: EquipmentCheck;
  /** The drying job; null if the rooms were entered in the form. */
  readonly record: JobRecord | null;
  readonly words: CheckMessages;
  readonly locale: Locale;
}

export type Question = EquipmentCheck['questions'][number];

/** The text of a question. */
export function questionText(question: Question, context: CheckContext): string {
  const { words, locale, check } = context;
  const values = 'kind' in question ? valuesOfKind(question.kind, context) : {};
  const fill = (more: Readonly<Record<string, string | number>> = {}) =>
    t(words.questions[question.id], { ...values, ...more, hours: checkLimits.hoursOfDay }, locale);
  switch (question.id) {
    case 'days-above-log': {
      const line = check.lines.find(({ kind, daysSay }) => kind === question.kind && daysSay === 'days-above-log');
      return fill({ most: line ? mostOf(line) : 0, more: question.machineDays });
    }
    case 'several-lines':
      return fill({ lines: question.lines, days: question.machineDays });
    case 'rates-differ':
      return fill({ rates: locale.list(question.rates.map((rate) => rateText(rate, locale))) });
    case 'date-without-readings':
      return fill({ date: locale.date(question.date) });
    case 'days-after-dry':
      return fill({ names: locale.list(question.machineIds.map((id) => equipmentName(id, context))) });
    case 'no-dry-standard':
      return fill({ name: pointName(question.pointId, context) });
    case 'air-not-read':
      return fill({
        moment: momentText(question.at, locale),
        gaps: question.gaps.map((gap) => gapText(gap, context)).join(', '),
      });
    case 'weak-depression':
      return fill({ moment: momentText(question.at, locale), name: equipmentName(question.machineId, context) });
    case 'no-change-noted':
      return fill({
        moment: momentText(question.at, locale),
        names: locale.list(question.pointIds.map((id) => pointName(id, context))),
      });
    case 'not-dry-at-last-visit':
      return fill({ moment: momentText(question.at, locale) });
    default:
      return fill();
  }
}

/** A rate in dollars, with cents only if it has any. */
export function rateText(rate: number, locale: Locale): string {
  return locale.dollars(rate, Number.isInteger(rate) ? 0 : 2);
}

/** The counts of both methods: "our count 15, industry 8 to 10"; empty without a count. */
export function rangeText({ ours, industry }: ComparedLine, { words: { answer }, locale }: CheckContext): string {
  const range = industry && (industry.low === industry.high ? `${industry.low}` : t(answer.range, industry, locale));
  const parts = [
    ours !== null && t(answer.ours, { count: ours }, locale),
    range && t(answer.industry, { range }, locale),
  ];
  return parts.filter(Boolean).join(', ');
}

function valuesOfKind(kind: ComparedLine['kind'], context: CheckContext): Readonly<Record<string, string | number>> {
  const { words, check } = context;
  const of = check.lines.find(
    (line) => line.kind === kind && /above|below|convention/.test(line.countSays + line.daysSay),
  );
  const line = of ?? check.lines.find((each) => each.kind === kind);
  return {
    name: words.kinds[kind],
    range: line ? rangeText(line, context) : '',
    periods: line?.logPeriodsOf24h ?? 0,
    dates: line?.logCalendarDays ?? 0,
  };
}

function mostOf({ logPeriodsOf24h, logCalendarDays, logNights }: ComparedLine): number {
  return Math.max(logPeriodsOf24h ?? 0, logCalendarDays ?? 0, logNights ?? 0);
}

function gapText(gap: Gap, context: CheckContext): string {
  const [code = gap, id = ''] = gap.split(/:(.*)/s);
  const { words, locale, record } = context;
  const room = record?.rooms.find((each) => each.id === id)?.name ?? '';
  const name = code === 'no-outlet' ? equipmentName(id, context) : room;
  return t(words.gaps[code] ?? code, { name }, locale);
}

function equipmentName(id: string, { record, words, locale }: CheckContext): string {
  const at = record?.machines.findIndex((machine) => machine.id === id) ?? -1;
  const machine = record?.machines[at];
  const named = [machine?.kind && words.kinds[machine.kind], machine?.serial].filter(Boolean).join(' ');
  return named || t(words.answer.machine, { count: at + 1 }, locale);
}

function pointName(id: string, { record, words, locale }: CheckContext): string {
  const at = record?.points.findIndex((point) => point.id === id) ?? -1;
  const point = record?.points[at];
  const room = record?.rooms.find((each) => each.id === point?.room)?.name;
  const named = [room, point?.place, point?.material].filter(Boolean).join(', ');
  return named || t(words.answer.point, { count: at + 1 }, locale);
}

/** A local date and time in the visitor's language. */
function momentText(at: string, locale: Locale): string {
  return `${locale.date(at.slice(0, 10))}, ${at.slice(11)}`;
}
