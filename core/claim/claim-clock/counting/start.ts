import type { CivilDay } from '../../../basis/days/civil-day.ts';
import type { ClaimInput, Trigger } from '../input.ts';
import type { Start } from '../rules/rule.ts';
import type { Found } from './clock.ts';

interface Begun {
  readonly trigger: Trigger;
  readonly day: CivilDay;
}

/** Where a count begins, if that is known: a given day, the earliest or latest of several, or a reading of another rule. */
export function startOf(start: Start, days: ClaimInput['days'], found: Found): Begun | undefined {
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
