import type { CivilDay } from '../lib/civil-day.ts';
import { civilDay, dateOf, dayOf, plusDays } from '../lib/civil-day.ts';
import { counted } from './count-days.ts';
import { isClosed } from './holidays.ts';
import type { ClaimInput, Trigger } from './input.ts';
import type { Actor, Doubt, LaterReading, Reading, Rule, RuleId, Start } from './rule.ts';
import { rules } from './rules.ts';

/** Optional holidays of 662.003(c) and 662.013: nobody must count them, and some do. */
type OptionalHoliday = 'good-friday' | 'rosh-hashanah' | 'yom-kippur' | 'cesar-chavez-day';

/** The optional holidays on open days after one day and up to another, in order. */
export function optionalBetween(after: CivilDay, upTo: CivilDay): OptionalHoliday[] {
  const first = dateOf(after).year;
  const years = Array.from({ length: dateOf(upTo).year - first + 1 }, (_, i) => first + i);
  const inside = years.flatMap(optionalOf).filter(([, day]) => day > after && day <= upTo && !isClosed(day, 'state'));
  return inside.sort(([, one], [, other]) => one - other).map(([holiday]) => holiday);
}

function optionalOf(year: number): (readonly [OptionalHoliday, CivilDay])[] {
  const newYear = roshHashanah(year);
  return [
    ['good-friday', plusDays(easter(year), -2)],
    ['cesar-chavez-day', civilDay(year, 3, 31)],
    ['rosh-hashanah', newYear],
    ['yom-kippur', plusDays(newYear, 9)],
  ];
}

/** Easter Sunday of the Gregorian calendar: the Sunday after the full moon of its tables. */
function easter(year: number): CivilDay {
  const century = Math.floor(year / 100);
  const skippedLeapDays = century - Math.floor(century / 4);
  const moonShift = Math.floor((8 * century + 13) / 25);
  const age = (19 * (year % 19) + skippedLeapDays - moonShift + 15) % 30;
  // The moon's tables let no full moon fall on 19 April, nor twice on the 18th.
  const moon = age - (age === 29 || (age === 28 && year % 19 > 10) ? 1 : 0);
  const weekday = (year + Math.floor(year / 4) + moon + 2 - skippedLeapDays) % 7;
  return plusDays(civilDay(year, 3, 28), moon - weekday);
}

/** The first day of the Hebrew year that begins in a civil year. */
function roshHashanah(year: number): CivilDay {
  const hebrew = year + 3761;
  const [before, begins, next] = [hebrew - 1, hebrew, hebrew + 1].map(daysToYear) as [number, number, number];
  // No year has 356 or 382 days: it begins later instead.
  const wait = next - begins === 356 ? 2 : begins - before === 382 ? 1 : 0;
  return plusDays(hebrewEpoch, begins + wait);
}

/** The day before the first of the Hebrew year 1, counted back from a new year that is known: 5787 begins on 12 September 2026. */
const hebrewEpoch = plusDays(dayOf('2026-09-12') as CivilDay, -daysToYear(5787));

/** From the first new moon of the Hebrew calendar to the one of a year, with the days that it may not begin on. */
function daysToYear(year: number): number {
  const partsOfDay = 25_920;
  const months = Math.floor((235 * year - 234) / 19);
  const parts = 12_084 + 13_753 * months;
  const day = 29 * months + Math.floor(parts / partsOfDay);
  // A year begins on no Sunday, Wednesday or Friday.
  return (3 * (day + 1)) % 7 < 3 ? day + 1 : day;
}

/** Why a date is what it is, or what makes it uncertain. Each has one sentence in every language. */
export type Reason = Doubt | 'catastrophe' | 'no-writing' | 'guess' | 'letter-after-deadline';

/** One date that the law, a policy or a program sets. Until `ask` it runs; after `latest` both readings are over. */
export interface Deadline {
  readonly rule: RuleId;
  readonly who: Actor;
  /** What started the count, and when that was. */
  readonly from: { readonly trigger: Trigger; readonly day: CivilDay };
  /** The earlier reading: "ask the company", or "do it by". */
  readonly ask: CivilDay;
  /** The later reading; equal where nothing is in doubt. */
  readonly latest: CivilDay;
  readonly reasons: readonly Reason[];
  /** Optional holidays inside a count of business days: some may count one day more for each. */
  readonly optional: readonly OptionalHoliday[];
  /** Whether it belongs under "if it comes to a dispute". */
  readonly dispute: boolean;
  /** Whether it is the first day on which something may be done, and not the last. */
  readonly opens: boolean;
}

export type Found = ReadonlyMap<RuleId, Deadline>;

/**
 * The dates of a claim: those whose policy and trigger are given, and no others. It counts days and judges nobody.
 * Source of the rules: Insurance Code chapters 542, 542A and 2210, 16 TAC 78.150, the federal flood program; each by the
 * facts that its words name.
 */
export function deadlinesOf(input: ClaimInput): readonly Deadline[] {
  const found = new Map<RuleId, Deadline>();
  for (const rule of rules) {
    const deadline = applies(rule, input) ? deadlineOf(rule, input, found) : undefined;
    if (deadline) found.set(rule.id, deadline);
  }
  return [...found.values()];
}

function applies({ policies, needs, arson }: Rule, input: ClaimInput): boolean {
  const hasTrigger = needs.some((trigger) => input.days[trigger] !== undefined);
  return hasTrigger && policies.includes(input.policy) && (arson === undefined || arson === input.arson);
}

interface Outcome {
  readonly day: CivilDay;
  readonly moved: boolean;
}

function deadlineOf(rule: Rule, input: ClaimInput, found: Found): Deadline | undefined {
  const start = startOf(rule.ask.from, input.days, found);
  if (!start) return undefined;
  const first = counted(start.day, rule.ask.count, input.catastrophe);
  const last = lastOf(rule.latest, input, found, first);
  const reasons = [
    ...(last.doubt ? [last.doubt] : []),
    ...(first.moved || last.moved ? (['roll'] as const) : []),
    ...reasonsOfInput(rule, input, found, start.trigger),
  ];
  return {
    rule: rule.id,
    who: rule.who,
    from: { trigger: start.trigger, day: input.days[start.trigger] ?? start.day },
    ask: first.day,
    latest: last.day,
    reasons: [...new Set<Reason>(reasons)],
    optional: optionalIn(rule, start.day),
    dispute: rule.dispute === true,
    opens: rule.opens === true,
  };
}

function outcomeOf({ from, count }: Reading, input: ClaimInput, found: Found): Outcome | undefined {
  const start = startOf(from, input.days, found);
  return start && counted(start.day, count, input.catastrophe);
}

/** The latest of the later readings, with the reason of the first that reaches it; the earlier one where none is later. */
function lastOf(readings: readonly LaterReading[], input: ClaimInput, found: Found, first: Outcome) {
  let last: Outcome & { doubt?: Doubt | undefined } = first;
  for (const reading of readings) {
    const outcome = outcomeOf(reading, input, found);
    if (outcome && outcome.day > last.day) last = { ...outcome, doubt: reading.doubt };
  }
  return last;
}

/** Those inside the open days that a reading counts. The plain days that a catastrophe adds after them are all counted. */
function optionalIn({ ask, latest }: Rule, start: CivilDay): OptionalHoliday[] {
  const ends = [ask, ...latest]
    .filter(({ count }) => count.unit === 'business')
    .map(({ count }) => counted(start, count, false).day);
  return ends.length > 0 ? optionalBetween(start, Math.max(...ends) as CivilDay) : [];
}

/** What the answers themselves make uncertain. */
function reasonsOfInput({ id, who, ask }: Rule, input: ClaimInput, found: Found, trigger: Trigger): Reason[] {
  const replaced = found.get('decide') ?? found.get('decide-arson');
  const letter = input.days.moreTime;
  const isAfter = id === 'decide-extended' && replaced && letter !== undefined && letter > replaced.latest;
  return [
    ...(input.catastrophe && ask.count.lengthens ? (['catastrophe'] as const) : []),
    ...(input.calledOnly && trigger === 'notice' && who === 'insurer' ? (['no-writing'] as const) : []),
    ...(input.guesses.includes(trigger) ? (['guess'] as const) : []),
    ...(isAfter ? (['letter-after-deadline'] as const) : []),
  ];
}

interface Begun {
  readonly trigger: Trigger;
  readonly day: CivilDay;
}

/** Where a count begins, if that is known: a given day, the earliest or latest of several, or a reading of another rule. */
function startOf(start: Start, days: ClaimInput['days'], found: Found): Begun | undefined {
  if ('rule' in start) {
    const other = start.rule.flatMap((id) => found.get(id) ?? [])[0];
    return other && { trigger: other.from.trigger, day: other[start.reading] };
  }
  if ('day' in start) return givenOf([start.day], days)[0];
  const isEarliest = 'earliest' in start;
  const given = givenOf(isEarliest ? start.earliest : start.latest, days).sort((a, b) => a.day - b.day);
  return isEarliest ? given[0] : given.at(-1);
}

function givenOf(triggers: readonly Trigger[], days: ClaimInput['days']): Begun[] {
  return triggers.flatMap((trigger) => {
    const day = days[trigger];
    return day === undefined ? [] : [{ trigger, day }];
  });
}
