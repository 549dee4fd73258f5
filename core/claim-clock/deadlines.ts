import type { CivilDay } from '../lib/civil-day.ts';
import { counted } from './count-days.ts';
import { type OptionalHoliday, optionalBetween } from './holidays.ts';
import type { ClaimInput, Trigger } from './input.ts';
import type { Actor, Ambiguity, LaterReading, Reading, Rule, RuleId, Start } from './rule.ts';
import { rules } from './rules.ts';

/** Notes on a date: what sets it or makes it uncertain. Each has a message in every language. */
export type Reason = Ambiguity | 'catastrophe' | 'no-writing' | 'guess' | 'letter-after-deadline';

/** A date set by law, a policy or a program. It runs until `ask`; after `latest` it has passed by every interpretation. */
export interface Deadline {
  readonly rule: RuleId;
  readonly who: Actor;
  /** What started the count, and when that was. */
  readonly from: { readonly trigger: Trigger; readonly day: CivilDay };
  /** The earlier interpretation: "ask the company", or "do it by". */
  readonly ask: CivilDay;
  /** The later interpretation; equal to `ask` if nothing is ambiguous. */
  readonly latest: CivilDay;
  readonly reasons: readonly Reason[];
  /** Optional holidays inside a count of business days: some may count one day more for each. */
  readonly optional: readonly OptionalHoliday[];
  /** Whether it belongs under "if it comes to a dispute". */
  readonly dispute: boolean;
  /** Whether it is the first day on which something may be done, and not the last. */
  readonly opens: boolean;
  /** Whether it is counted as for a surplus lines policy, which some rules give more time. */
  readonly surplus: boolean;
}

export type Found = ReadonlyMap<RuleId, Deadline>;

/**
 * The deadlines of a claim whose policy and trigger are given. Counts days; does not judge whether a rule was broken.
 * Sources: Insurance Code chapters 542, 542A and 2210, 16 TAC 78.150, the federal flood program; facts are cited in the messages.
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

interface CountedDay {
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
    surplus: input.policy === 'surplus',
  };
}

function countReading({ from, count }: Reading, input: ClaimInput, found: Found): CountedDay | undefined {
  const start = startOf(from, input.days, found);
  return start && counted(start.day, count, input.catastrophe);
}

/** The latest interpretation with its reason; the earlier one if none is later. */
function lastOf(readings: readonly LaterReading[], input: ClaimInput, found: Found, first: CountedDay) {
  let last: CountedDay & { doubt?: Ambiguity | undefined } = first;
  for (const reading of readings) {
    const end = countReading(reading, input, found);
    if (end && end.day > last.day) last = { ...end, doubt: reading.doubt };
  }
  return last;
}

/** Optional holidays within the business days of a count. The days that a catastrophe adds are plain days. */
function optionalIn({ ask, latest }: Rule, start: CivilDay): OptionalHoliday[] {
  const ends = [ask, ...latest]
    .filter(({ count }) => count.unit === 'business')
    .map(({ count }) => counted(start, count, false).day);
  return ends.length > 0 ? optionalBetween(start, Math.max(...ends) as CivilDay) : [];
}

/** Uncertainty that comes from the input itself. */
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

interface StartDay {
  readonly trigger: Trigger;
  readonly day: CivilDay;
}

/** Start of a count, if known: a given day, the earliest or latest of several, or the result of another rule. */
function startOf(start: Start, days: ClaimInput['days'], found: Found): StartDay | undefined {
  if ('rule' in start) {
    const other = start.rule.flatMap((id) => found.get(id) ?? [])[0];
    return other && { trigger: other.from.trigger, day: other[start.reading] };
  }
  if ('day' in start) return givenOf([start.day], days)[0];
  const isEarliest = 'earliest' in start;
  const given = givenOf(isEarliest ? start.earliest : start.latest, days).sort((a, b) => a.day - b.day);
  return isEarliest ? given[0] : given.at(-1);
}

function givenOf(triggers: readonly Trigger[], days: ClaimInput['days']): StartDay[] {
  return triggers.flatMap((trigger) => {
    const day = days[trigger];
    return day === undefined ? [] : [{ trigger, day }];
  });
}

/**
 * Status of a deadline. `running`: up to the earlier interpretation. `ask-now`: between the two. `past-both`: after the later
 * one. Does not judge whether a rule was broken.
 */
export type DeadlineStatus = 'running' | 'ask-now' | 'past-both';

/** The status of a deadline on a day. */
export function statusOf({ ask, latest }: Pick<Deadline, 'ask' | 'latest'>, today: CivilDay): DeadlineStatus {
  if (today <= ask) return 'running';
  return today <= latest ? 'ask-now' : 'past-both';
}
