import { isKnown, type KnownAir } from '#core/drying-job/visit-air.ts';
import type { VisitFigures } from '#core/drying-job/visits.ts';
import { memoize } from '#core/lib/memoize.ts';
import { withoutFloatError } from '#core/units/rounding.ts';
import { markOf } from '../job-mark.ts';
import type { JobView } from '../section-props.ts';

/** One line of a chart; null where nothing was read. */
export interface Line {
  readonly name: string;
  /** What stands at its end, where the name is too long for that. */
  readonly mark?: string;
  readonly values: readonly (number | null)[];
}

/** The air of a place by visit; null where it was not read, or cannot be air. */
export interface AirLine {
  readonly name: string;
  readonly airs: readonly (KnownAir | null)[];
}

/** Grains per pound by visit: wet rooms, outside, the dry room, and out of each machine. */
export function grainLines(view: JobView): readonly Line[] {
  const { words, form, record } = view;
  const places = words.choices['airs.place'];
  const outOf = record.machines.map(({ id, serial }) => ({
    name: serial || form.nameOf(record, 'machines', id),
    airs: airsAt(view, 'outlet', '', id),
  }));
  const lines: readonly AirLine[] = [
    ...roomAirLines(view),
    { name: places.outside, airs: airsAt(view, 'outside') },
    { name: places.unaffected, airs: airsAt(view, 'unaffected') },
    ...outOf,
  ];
  return lines
    .map(({ name, airs }) => ({ name, values: airs.map((air) => air?.grainsPerPound ?? null) }))
    .filter(({ values }) => values.some((value) => value !== null));
}

/** The air of each wet room by visit. */
export function roomAirLines(view: JobView): readonly AirLine[] {
  const { form, record } = view;
  const lines = record.rooms.map(({ id }) => ({
    name: form.nameOf(record, 'rooms', id),
    airs: airsAt(view, 'affected', id),
  }));
  return lines.filter(({ airs }) => airs.some((air) => air !== null));
}

function airsAt({ derived }: JobView, place: KnownAir['place'], room = '', machine = ''): AirLine['airs'] {
  return derived.visits.map(
    ({ airs }) =>
      airs.filter(isKnown).findLast((each) => {
        return each.place === place && (each.roomId ?? '') === room && (each.machineId ?? '') === machine;
      }) ?? null,
  );
}

/** Points of one scale above their goals, by visit. */
export function pointLines({ derived, job, form, record }: JobView, scale: string): readonly Line[] {
  const marks = new Map(record.points.map(({ id }, at) => [id, markOf(at)]));
  const points = job.points.filter((point) => point.scale === scale);
  const lines = points.map(({ id }) => ({
    mark: marks.get(id) ?? '',
    name: form.nameOf(record, 'points', id),
    values: derived.visits.map((visit) => aboveGoals(visit).get(id) ?? null),
  }));
  return lines.filter(({ values }) => values.some((value) => value !== null));
}

const aboveGoals = memoize(({ points }: VisitFigures): ReadonlyMap<string, number | null> => {
  return new Map(
    points.map(({ pointId, aboveGoal }) => [pointId, aboveGoal === null ? null : withoutFloatError(aboveGoal)]),
  );
});
