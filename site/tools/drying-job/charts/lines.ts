import { withoutFloatError } from '#core/quantities/whole-units.ts';
import { markOf } from '../open/mark.ts';
import type { JobView } from '../open/part.ts';

/** One line of a chart; null where nothing was read. */
export interface Line {
  readonly name: string;
  /** What stands at its end, where the name is too long for that. */
  readonly mark?: string;
  readonly values: readonly (number | null)[];
}

/** Grains per pound by visit: wet rooms, outside, the dry room, and out of each machine. */
export function grainLines({ derived, words, form, record }: JobView): readonly Line[] {
  const { visits } = derived;
  const at = (place: string, room = '', machine = '') =>
    visits.map(({ airs }) => {
      const air = airs.findLast((each) => {
        return each.place === place && (each.roomId ?? '') === room && (each.machineId ?? '') === machine;
      });
      return air?.grainsPerPound ?? null;
    });
  const places = words.choices['airs.place'];
  const lines: readonly Line[] = [
    ...record.rooms.map(({ id }) => ({ name: form.nameOf(record, 'rooms', id), values: at('affected', id) })),
    { name: places.outside, values: at('outside') },
    { name: places.unaffected, values: at('unaffected') },
    ...record.machines.map(({ id, serial }) => ({
      name: serial || form.nameOf(record, 'machines', id),
      values: at('outlet', '', id),
    })),
  ];
  return lines.filter(({ values }) => values.some((value) => value !== null));
}

/** Points of one scale above their goals, by visit. */
export function pointLines({ derived, job, form, record }: JobView, scale: string): readonly Line[] {
  const points = job.points.filter((point) => point.scale === scale);
  const lines = points.map(({ id }) => ({
    mark: markOf(record.points.findIndex((point) => point.id === id)),
    name: form.nameOf(record, 'points', id),
    values: derived.visits.map(({ points: figures }) => {
      const above = figures.find(({ pointId }) => pointId === id)?.aboveGoal;
      return above == null ? null : withoutFloatError(above);
    }),
  }));
  return lines.filter(({ values }) => values.some((value) => value !== null));
}
