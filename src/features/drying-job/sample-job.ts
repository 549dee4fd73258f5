import type { DryingJobMessages } from '#content/i18n/tool-messages.ts';
import { blankJob, blankJobRow, type JobRecord } from '#core/drying-job/record/record.ts';
import { isoOf, plusDays } from '#core/lib/civil-day.ts';
import { today } from '../claim-clock/date-text.ts';

/** Readings of the three points on the three visits, percent. */
const moisture = [
  [38, 26, 14],
  [42, 30, 17],
  [35, 22, 13],
] as const;

/** Temperature and humidity on each visit: outside, dry room, wet room, outlet. */
const airs = [
  ['outside', [88, 52], [86, 55], [90, 48]],
  ['unaffected', [74, 48], [74, 46], [74, 45]],
  ['affected', [78, 66], [80, 50], [81, 36]],
  ['outlet', [92, 32], [96, 22], [98, 17]],
] as const;

/** A small job with three visits that ends dry, for the sample. Its customer is named as an example. */
export function sampleJobOf(id: string, words: DryingJobMessages['sampleJob']): JobRecord {
  const blank = blankJob(id, words.title);
  const at = (visit: number, hour: string) => `${isoOf(plusDays(today(), visit - 3))}T${hour}`;
  const visits = [0, 1, 2];
  const [living = '', hall = ''] = words.rooms;
  return {
    ...blank,
    site: { ...blank.site, customer: words.customer, category: '1', source: words.source, lossAt: at(-1, '22:00') },
    plan: { ...blank.plan, dehumidifier: 'lgr', ratedPints: 130, airMovers: 'axial' },
    rooms: [
      roomOf('living', living, { lengthFt: 16, widthFt: 14, floorSqFt: 180, wallHeightFt: 1.5 }),
      roomOf('hall', hall, { lengthFt: 12, widthFt: 4, floorSqFt: 48, wallHeightFt: 1 }),
    ],
    meters: [{ ...blankJobRow('meters', 'meter'), name: words.meter }],
    points: words.points.map((place, index) => ({
      ...blankJobRow('points', `point-${index}`),
      room: index === 2 ? 'hall' : 'living',
      place,
      material: words.material,
      meter: 'meter',
      scale: 'percent' as const,
      dryStandard: 16,
      dryStandardFrom: words.standardFrom,
      goalRule: 'ten-percent' as const,
    })),
    machines: [
      machineOf('dehumidifier', { kind: 'lgr', serial: 'LGR-1', room: 'living', placedAt: at(0, '10:00') }),
      ...['AM-1', 'AM-2', 'AM-3'].map((serial, index) =>
        machineOf(serial.toLowerCase(), {
          kind: 'air-mover',
          serial,
          room: index === 2 ? 'hall' : 'living',
          placedAt: at(0, '10:00'),
        }),
      ),
    ],
    visits: visits.map((visit) => ({ ...blankJobRow('visits', `visit-${visit}`), at: at(visit, '09:30') })),
    readings: visits.flatMap((visit) =>
      moisture.map((values, point) => ({
        ...blankJobRow('readings', `reading-${visit}-${point}`),
        visit: `visit-${visit}`,
        point: `point-${point}`,
        value: values[visit] ?? null,
      })),
    ),
    airs: visits.flatMap((visit) =>
      airs.map(([place, ...days]) => {
        const [temperatureF, humidityPercent] = days[visit] ?? [null, null];
        return {
          ...blankJobRow('airs', `air-${visit}-${place}`),
          visit: `visit-${visit}`,
          place,
          room: place === 'affected' ? 'living' : '',
          machine: place === 'outlet' ? 'dehumidifier' : '',
          temperatureF,
          humidityPercent,
        };
      }),
    ),
  };
}

type Row<Name extends 'rooms' | 'machines'> = JobRecord[Name][number];

function roomOf(id: string, name: string, measures: Partial<Row<'rooms'>>): Row<'rooms'> {
  const choices = { heightFt: 8, material: 'drywall', surface: 'carpet' } as const;
  return { ...blankJobRow('rooms', id), name, ...choices, ...measures };
}

function machineOf(id: string, fields: Partial<Row<'machines'>>): Row<'machines'> {
  return { ...blankJobRow('machines', id), ...fields };
}
