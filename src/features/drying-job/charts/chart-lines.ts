import { isKnown, type KnownAir } from '#core/drying-job/visit-air.ts';
import type { VisitFigures } from '#core/drying-job/visits.ts';
import { memoize } from '#core/lib/memoize.ts';
import { withoutFloatError } from '#core/units/rounding.ts';
import { pointLetter } from '../form.ts';
import type { JobView } from '../JobSection.tsx';

/** A chart line; null where nothing was read. */
export interface Line {
  readonly name: string;
  /** Short label for the line's end. */
  readonly mark?: string;
  readonly values: readonly (number | null)[];
}

/** Air of a place by visit; null if not read or physically impossible. */
export interface AirLine {
  readonly name: string;
  readonly airs: readonly (KnownAir | null)[];
}

/** Grains per pound by visit: affected rooms, outside, unaffected, and equipment outlets. */
export function grainLines(view: JobView): readonly Line[] {
  const { messages, form, record } = view;
  const places = messages.choices['airs.place'];
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

/** Air of each affected room by visit. */
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

/** Points of a scale above their goals, by visit. */
export function pointLines({ derived, job, form, record }: JobView, scale: string): readonly Line[] {
  const marks = new Map(record.points.map(({ id }, at) => [id, pointLetter(at)]));
  const points = job.points.filter((point) => point.scale === scale);
  const pointName = (id: string) => {
    const room = record.points.find((point) => point.id === id)?.room;
    return [room && form.nameOf(record, 'rooms', room), form.nameOf(record, 'points', id)].filter(Boolean).join(': ');
  };
  const lines = points.map(({ id }) => ({
    mark: marks.get(id) ?? '',
    name: pointName(id),
    values: derived.visits.map((visit) => aboveGoals(visit).get(id) ?? null),
  }));
  return lines.filter(({ values }) => values.some((value) => value !== null));
}

const aboveGoals = memoize(({ points }: VisitFigures): ReadonlyMap<string, number | null> => {
  return new Map(
    points.map(({ pointId, aboveGoal }) => [pointId, aboveGoal === null ? null : withoutFloatError(aboveGoal)]),
  );
});
