import { describe, expect, test } from 'vitest';
import type { AirReading, JobMachine, JobRoom, SurfaceReading } from '../job/drying-job.ts';
import { plainMachine, plainVisit } from '../job/fixtures.ts';
import { visitAirOf } from './visit-air.ts';

const seaLevelPa = 101_325;
const rooms = [{ id: 'hall' }] as unknown as readonly JobRoom[];
const air = (place: AirReading['place'], humidityPercent: number, at: Partial<AirReading> = {}): AirReading => {
  return { place, ...at, temperatureF: 80, humidityPercent };
};
const [hall, outlet] = [{ roomId: 'hall' }, { machineId: 'd' }];
const machine: JobMachine = { ...plainMachine, id: 'd', kind: 'lgr', cfm: 200 };

function found(airs: readonly AirReading[], surfaces: readonly SurfaceReading[] = []) {
  const visit = { at: '2026-08-11T09:00', by: '', airs, readings: [], surfaces, changes: [], notes: '' };
  return visitAirOf({ rooms, machines: [] }, visit, seaLevelPa);
}

describe('the air of a room', () => {
  test.each<[string, readonly AirReading[], { readonly above: boolean; readonly opening: boolean }]>([
    [
      'is compared with nothing where nothing else was read',
      [air('affected', 50, hall)],
      { above: false, opening: false },
    ],
    [
      'is compared with air that is not affected',
      [air('affected', 50, hall), air('unaffected', 40)],
      { above: true, opening: false },
    ],
    [
      'is compared with it wherever in the house it was read',
      [air('affected', 50, hall), air('unaffected', 40, { roomId: 'den', machineId: 'x' })],
      { above: true, opening: false },
    ],
    [
      'is compared with the air outside',
      [air('affected', 50, hall), air('outside', 40)],
      { above: false, opening: true },
    ],
    [
      'is its own, though a machine is named with it',
      [air('affected', 50, { ...hall, machineId: 'x' }), air('outside', 40)],
      { above: false, opening: true },
    ],
    [
      'is not that of another room',
      [air('affected', 50, { roomId: 'den' }), air('outside', 40), air('unaffected', 40)],
      { above: false, opening: false },
    ],
  ])('%s', (_what, airs, { above, opening }) => {
    const [room] = found(airs).rooms;
    expect([room?.aboveUnaffectedGpp !== null, room?.opening !== null]).toEqual([above, opening]);
  });

  test('is the last that was read there', () => {
    const { rooms: read, airs } = found([air('affected', 50, hall), air('unaffected', 40), air('affected', 60, hall)]);
    const [, unaffected, last] = airs.map(({ grainsPerPound }) => grainsPerPound);
    expect(read[0]?.aboveUnaffectedGpp).toBe((last ?? 0) - (unaffected ?? 0));
  });
});

describe('a reading whose vapor would press as hard as the air', () => {
  const boiling = (place: AirReading['place'], at: Partial<AirReading> = {}): AirReading => {
    return { ...air(place, 100, at), temperatureF: 250 };
  };

  test('has no figures', () => {
    const [first] = found([boiling('outside')]).airs;
    expect(first).toMatchObject({ place: 'outside', temperatureF: 250, grainsPerPound: null, dewPointF: null });
    expect(Object.values(found([boiling('outside')]).airs[0] ?? {}).filter(Number.isFinite)).toEqual([250, 100]);
  });

  test('is compared with nothing', () => {
    const [room] = found([air('affected', 50, hall), boiling('outside'), boiling('unaffected')]).rooms;
    expect(room).toMatchObject({ aboveUnaffectedGpp: null, opening: null });
  });

  test('is not taken before one that was read earlier', () => {
    expect(found([air('affected', 50, hall), boiling('affected', hall), air('outside', 40)]).rooms[0]).toMatchObject({
      opening: { verdict: expect.any(String) },
    });
  });
});

describe('a surface', () => {
  const at = (surfaceF: number, roomId = 'hall'): SurfaceReading => ({ roomId, where: 'wall', surfaceF });
  // Air of 80 °F and 50 % has its dew point at 59.7 °F by the formula of Magnus.
  test.each<[string, number, string]>([
    ['below the dew point is wet', 59, 'wet'],
    ['a little above it is near', 61, 'near'],
    ['as warm as the air is clear', 80, 'clear'],
  ])('%s', (_what, surfaceF, verdict) => {
    expect(found([air('affected', 50, hall)], [at(surfaceF)]).rooms[0]?.surfaces).toMatchObject([
      { where: 'wall', verdict },
    ]);
  });

  test('says nothing where the air of its room was not read', () => {
    const nothing = { where: 'wall', marginF: null, verdict: null, vaporPressureDifferenceHpa: null };
    expect(found([], [at(60), at(60, 'den')]).rooms[0]?.surfaces).toEqual([nothing]);
  });

  test('is clear of air without vapor, which has no dew point', () => {
    expect(found([air('affected', 0, hall)], [at(60)]).rooms[0]?.surfaces[0]).toMatchObject({
      marginF: null,
      verdict: 'clear',
    });
  });
});

function dried(airs: readonly AirReading[], machines: readonly JobMachine[] = [machine]) {
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
    const read = dried(airs);
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
  ])('%s', (_what, airs, machines, expected) => expect(dried(airs, machines).dehumidifiers).toEqual(expected));

  test('carries away pints a day: minutes of a day by airflow over volume, by grains, 7,000 a pound, 1.043 pounds a pint', () => {
    const { airs, dehumidifiers } = dried([room, left]);
    const [before, after] = airs;
    const grains = (before?.grainsPerPound ?? 0) - (after?.grainsPerPound ?? 0);
    const pounds = (((200 * 1440) / (before?.specificVolumeFt3PerLb ?? 0)) * grains) / 7000;
    expect(dehumidifiers[0]?.pintsPerDay).toBeCloseTo(pounds / 1.043, 9);
  });
});
