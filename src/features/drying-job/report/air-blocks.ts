import { t } from '#content/i18n/t.ts';
import { isKnown, type ReadAir } from '#core/drying-job/visit-air.ts';
import type { PrintBlock } from '../../../lib/pdf/print-block.ts';
import { tableOf } from '../../../lib/pdf/typed-blocks.ts';
import { momentText } from '../form.ts';
import type { Report } from './report.ts';
import { visitTables } from './visit-columns.ts';

interface Place {
  readonly place: ReadAir['place'];
  readonly roomId: string;
  readonly machineId: string;
}

/** Air at every place by visit, and what each dehumidifier took out of it. */
export function airBlocks(report: Report): readonly PrintBlock[] {
  const { derived, words, locale, form, record } = report;
  const places = [...placesOf(report).values()].map((row) => ({ name: nameOf(row, report), row }));
  const machines = [
    ...new Set(derived.visits.flatMap(({ dehumidifiers }) => dehumidifiers.map((each) => each.machineId))),
  ];
  const depressions = machines.map((id) => ({
    name: t(words.report.depression, { name: form.nameOf(record, 'machines', id) }, locale),
    row: id,
  }));
  return [
    ...visitTables(report, words.report.columns.place, places, (row, { airs }) => {
      const air = airs.findLast((each) => keyOf(each) === keyOf(row));
      if (!air) return '';
      const degrees = locale.number(air.temperatureF, 1);
      const humidity = locale.number(air.humidityPercent, 1);
      if (!isKnown(air)) return t(words.report.noAir, { degrees, humidity }, locale);
      const values = {
        ...{ degrees, humidity },
        grains: locale.number(air.grainsPerPound, 1),
        dew: locale.number(air.dewPointF, 1),
        pressure: locale.number(air.vaporPressureInHg, 3),
      };
      return t(words.report.air, values, locale);
    }),
    ...visitTables(report, words.report.columns.machine, depressions, (id, { dehumidifiers }) => {
      const grains = dehumidifiers.find(({ machineId }) => machineId === id)?.depressionGpp ?? null;
      return grains === null ? '' : t(words.report.grains, { grains: locale.number(grains, 1) }, locale);
    }),
  ];
}

function placesOf({ derived }: Report): ReadonlyMap<string, Place> {
  const airs = derived.visits.flatMap((visit) => visit.airs);
  return new Map(
    airs.map((air) => [keyOf(air), { place: air.place, roomId: air.roomId ?? '', machineId: air.machineId ?? '' }]),
  );
}

function keyOf({ place, roomId = '', machineId = '' }: Partial<Place>): string {
  return [place, roomId, machineId].join(' ');
}

function nameOf({ place, roomId, machineId }: Place, { words, form, record }: Report): string {
  const at = machineId ? form.nameOf(record, 'machines', machineId) : roomId && form.nameOf(record, 'rooms', roomId);
  return [words.choices['airs.place'][place], at].filter(Boolean).join(': ');
}

/** Surfaces beside the dew point of the air around them. */
export function surfaceBlocks({ derived, record, words, locale }: Report): readonly PrintBlock[] {
  const { columns } = words.report;
  const rows = derived.visits.flatMap(({ id, at, rooms }) =>
    rooms.flatMap(({ roomId, surfaces }) =>
      surfaces.map(({ where, marginF }) => {
        const read = record.surfaces.find((each) => {
          return each.visit === id && each.room === roomId && each.where === where;
        });
        return [momentText(at, locale), where, locale.number(read?.surfaceF ?? null, 1), locale.number(marginF, 1)];
      }),
    ),
  );
  if (rows.length === 0) return [];
  return [tableOf([columns.visit, columns.surface, columns.degrees, columns.margin], rows, true)];
}
