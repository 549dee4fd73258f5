import { describe, expect, test } from 'vitest';
import type { AirReading, JobMachine, JobRoom } from '../job/drying-job.ts';
import { plainMachine, plainVisit } from '../job/plain-job.ts';
import { visitAirOf } from './visit-air.ts';

const seaLevelPa = 101_325;
const rooms = [{ id: 'hall' }] as unknown as readonly JobRoom[];
const machine: JobMachine = { ...plainMachine, id: 'd', kind: 'lgr', cfm: 200 };
const air = (place: AirReading['place'], humidityPercent: number, at: Partial<AirReading> = {}): AirReading => {
  return { place, ...at, temperatureF: 80, humidityPercent };
};
const [hall, outlet] = [{ roomId: 'hall' }, { machineId: 'd' }];

function found(airs: readonly AirReading[], machines: readonly JobMachine[] = [machine]) {
  return visitAirOf({ rooms, machines }, plainVisit('2026-08-11T09:00', { airs }), seaLevelPa);
}

describe('a dehumidifier', () => {
  const room = air('affected', 60, hall);
  const left = air('outlet', 20, outlet);
  const others = air('inlet', 90, { machineId: 'other' });
  const own = air('inlet', 70, outlet);
  test.each<[string, readonly AirReading[], number]>([
    ['takes what the air of its room loses', [left, room], 1],
    ['takes what its own inlet loses, which is nearer', [left, room, own], 2],
    ['does not take what goes into another', [left, room, others], 1],
  ])('%s', (_what, airs, from) => {
    const read = found(airs);
    const grains = read.airs.map(({ grainsPerPound }) => grainsPerPound);
    expect(read.dehumidifiers[0]?.depressionGpp).toBe((grains[from] ?? 0) - (grains[0] ?? 0));
  });

  test.each<[string, readonly AirReading[], readonly JobMachine[], object[]]>([
    ['is not judged without its outlet', [room, others], [machine], []],
    ['of another kind is not judged', [room, left], [{ ...machine, kind: 'scrubber' }], []],
    [
      'is not judged where the air that went in was not read',
      [left],
      [machine],
      [
        {
          machineId: 'd',
          roomId: 'hall',
          depressionGpp: null,
          verdict: null,
          isBelowConventionalLimit: null,
          pintsPerDay: null,
        },
      ],
    ],
    [
      'has no pints a day without its airflow',
      [room, left],
      [{ ...machine, cfm: undefined } as unknown as JobMachine],
      [expect.objectContaining({ verdict: 'drying', pintsPerDay: null })],
    ],
  ])('%s', (_what, airs, machines, expected) => expect(found(airs, machines).dehumidifiers).toEqual(expected));

  test('carries away pints a day: minutes of a day by airflow over volume, by grains, 7,000 a pound, 1.043 pounds a pint', () => {
    const { airs, dehumidifiers } = found([room, left]);
    const [before, after] = airs;
    const grains = (before?.grainsPerPound ?? 0) - (after?.grainsPerPound ?? 0);
    const pounds = (((200 * 1440) / (before?.specificVolumeFt3PerLb ?? 0)) * grains) / 7000;
    expect(dehumidifiers[0]?.pintsPerDay).toBeCloseTo(pounds / 1.043, 9);
  });
});
