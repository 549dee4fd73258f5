import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { JobRecord } from '#core/drying-job/record/record.ts';
import type { Gap } from '#core/drying-job/visits.ts';
import type { ComparedLine, EquipmentCheck } from '#core/equipment-check/check.ts';
import { checkLimits } from '#core/equipment-check/input.ts';
import type { CheckMessages } from './check-messages.ts';

/** What words of an answer are made from. */
export interface Answered {
  readonly check: EquipmentCheck;
  /** The job of the file; null where the rooms were typed. */
  readonly record: JobRecord | null;
  readonly words: CheckMessages;
  readonly locale: Locale;
}

export type AnyQuestion = EquipmentCheck['questions'][number];

/** A question in words. */
export function questionIn(question: AnyQuestion, answered: Answered): string {
  const { words, locale, check } = answered;
  const values = 'kind' in question ? valuesOfKind(question.kind, answered) : {};
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
      return fill({ rates: locale.list(question.rates.map((rate) => dollarsIn(rate, locale))) });
    case 'date-without-readings':
      return fill({ date: locale.date(question.date) });
    case 'days-after-dry':
      return fill({ names: locale.list(question.machineIds.map((id) => machineNamed(id, answered))) });
    case 'no-dry-standard':
      return fill({ name: pointNamed(question.pointId, answered) });
    case 'air-not-read':
      return fill({
        moment: momentIn(question.at, locale),
        gaps: question.gaps.map((gap) => gapIn(gap, answered)).join(', '),
      });
    case 'weak-depression':
      return fill({ moment: momentIn(question.at, locale), name: machineNamed(question.machineId, answered) });
    case 'no-change-noted':
      return fill({
        moment: momentIn(question.at, locale),
        names: locale.list(question.pointIds.map((id) => pointNamed(id, answered))),
      });
    case 'not-dry-at-last-visit':
      return fill({ moment: momentIn(question.at, locale) });
    default:
      return fill();
  }
}

/** Dollars as a rate names them. */
export function dollarsIn(rate: number, locale: Locale): string {
  return locale.dollars(rate, Number.isInteger(rate) ? 0 : 2);
}

/** From the least to the most of both methods, or the one number that they share. */
export function rangeIn({ methodsLow: low, methodsHigh: high }: ComparedLine, { words, locale }: Answered): string {
  if (low === null || high === null) return '';
  return low === high ? locale.number(low) : t(words.answer.range, { low, high }, locale);
}

function valuesOfKind(kind: ComparedLine['kind'], answered: Answered): Readonly<Record<string, string | number>> {
  const { words, check } = answered;
  const of = check.lines.find(
    (line) => line.kind === kind && /above|below|convention/.test(line.countSays + line.daysSay),
  );
  const line = of ?? check.lines.find((each) => each.kind === kind);
  return {
    name: words.kinds[kind],
    range: line ? rangeIn(line, answered) : '',
    periods: line?.logPeriodsOf24h ?? 0,
    dates: line?.logCalendarDays ?? 0,
  };
}

function mostOf({ logPeriodsOf24h, logCalendarDays, logNights }: ComparedLine): number {
  return Math.max(logPeriodsOf24h ?? 0, logCalendarDays ?? 0, logNights ?? 0);
}

/** A gap in words. */
function gapIn(gap: Gap, answered: Answered): string {
  const [code = gap, id = ''] = gap.split(/:(.*)/s);
  const { words, locale, record } = answered;
  const room = record?.rooms.find((each) => each.id === id)?.name ?? '';
  const name = code === 'no-outlet' ? machineNamed(id, answered) : room;
  return t(words.gaps[code] ?? code, { name }, locale);
}

function machineNamed(id: string, { record, words, locale }: Answered): string {
  const at = record?.machines.findIndex((machine) => machine.id === id) ?? -1;
  const machine = record?.machines[at];
  const named = [machine?.kind && words.kinds[machine.kind], machine?.serial].filter(Boolean).join(' ');
  return named || t(words.answer.machine, { count: at + 1 }, locale);
}

function pointNamed(id: string, { record, words, locale }: Answered): string {
  const at = record?.points.findIndex((point) => point.id === id) ?? -1;
  const point = record?.points[at];
  const room = record?.rooms.find((each) => each.id === point?.room)?.name;
  const named = [room, point?.place, point?.material].filter(Boolean).join(', ');
  return named || t(words.answer.point, { count: at + 1 }, locale);
}

/** What the clock on the wall said, in the reader's words. */
function momentIn(at: string, locale: Locale): string {
  return `${locale.date(at.slice(0, 10))}, ${at.slice(11)}`;
}
