import { type TypedClaim, triggers } from '../claim-clock/input.ts';
import type { Edit, LossRecord } from './record.ts';
import { type GuessOf, mostEdition, type SectionName } from './shape.ts';

/**
 * The claim of a record as input of the claim clock. The day of the damage is the day on which it began or was first
 * seen, unless the owner gave another; most home policies are of an ordinary company.
 */
export function claimOf({ claim, story }: LossRecord): TypedClaim {
  const began = (story.began || story.discovered).slice(0, 10);
  const given = triggers.map((trigger) => [trigger, claim[trigger]] as const).filter(([, day]) => day !== '');
  return {
    policy: claim.policy || 'admitted',
    days: { ...(began && { loss: began }), ...Object.fromEntries(given) },
    catastrophe: claim.catastrophe,
    arson: claim.arson,
    calledOnly: claim.calledOnly,
    guesses: triggers.filter((trigger) => claim[guessOf(trigger)]),
  };
}

/** The edit that stores a claim of the claim clock. Days known from the story are not stored again. */
export function claimEdit(record: LossRecord, claim: TypedClaim): Edit {
  const before = claimOf(record);
  const fill = (field: string, value: string | boolean): Edit[] =>
    record.claim[field as keyof LossRecord['claim']] === value ? [] : [filled(field, value)];
  const { catastrophe, arson, calledOnly } = claim;
  const days = triggers.filter((trigger) => claim.days[trigger] !== before.days[trigger]);
  return {
    kind: 'several',
    edits: [
      ...(claim.policy === before.policy ? [] : fill('policy', claim.policy)),
      ...days.flatMap((trigger) => fill(trigger, claim.days[trigger] ?? '')),
      ...triggers.flatMap((trigger) => fill(guessOf(trigger), claim.guesses.includes(trigger))),
      ...Object.entries({ catastrophe, arson, calledOnly }).flatMap(([name, value]) => fill(name, value)),
    ],
  };
}

function filled(field: string, value: string | boolean): Edit {
  return { kind: 'fill', section: 'claim' satisfies SectionName, field, value };
}

function guessOf(trigger: (typeof triggers)[number]): GuessOf {
  return `${trigger}Guess`;
}

/** Clocks beyond this are a decade ahead and would leave no higher numbers for later files. */
const latestSeconds = mostEdition - 300_000_000;

/**
 * SEQUENCE of the next calendar file: higher than any before, whatever the device clock says. Based on the seconds of the clock,
 * so that a record that lost its last number still continues above it.
 * @param at the device's clock, epoch milliseconds
 */
export function nextEdition({ claim }: Pick<LossRecord, 'claim'>, at: number): number {
  const seconds = Math.floor(at / 1000);
  const byClock = seconds <= latestSeconds ? seconds : 0;
  return Math.min(mostEdition, Math.max((claim.edition ?? 0) + 1, byClock));
}

/** The edit that stores the number of a calendar file. */
export function editionEdit(edition: number): Edit {
  return { kind: 'fill', section: 'claim', field: 'edition', value: edition };
}
