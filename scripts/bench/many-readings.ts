import { blankJob, blankJobRow, type JobRecord } from '#core/drying-job/kept/record.ts';

const rooms = 4;
const dehumidifiers = 2;
const pad = (number: number) => String(number).padStart(2, '0');

/** A made-up job of four rooms: so many visits, two a day, that each read so many points and all of the air. */
export function manyReadings(visits: number, points: number): JobRecord {
  const at = (index: number) => `2026-08-${pad(2 + Math.floor(index / 2))}T${index % 2 === 0 ? '08:00' : '17:30'}`;
  const each = <Row>(count: number, make: (index: number) => Row) => Array.from({ length: count }, (_, at) => make(at));
  const air = (visit: number, place: 'outside' | 'unaffected' | 'affected' | 'outlet', of: number) => ({
    ...blankJobRow('airs', `air-${visit}-${place}-${of}`),
    visit: `visit-${visit}`,
    place,
    room: place === 'affected' ? `room-${of}` : '',
    machine: place === 'outlet' ? `machine-${of}` : '',
    temperatureF: 70 + ((visit * 7 + of * 3) % 20),
    humidityPercent: place === 'outlet' ? 20 : 60 - Math.min(25, visit),
  });
  return {
    ...blankJob('many', 'Many readings'),
    chambers: [{ ...blankJobRow('chambers', 'chamber'), name: 'First floor' }],
    rooms: each(rooms, (room) => ({
      ...blankJobRow('rooms', `room-${room}`),
      name: `Room ${room + 1}`,
      chamber: 'chamber',
      lengthFt: 12 + room,
      widthFt: 10,
      heightFt: 8,
      floorSqFt: 80,
      wallHeightFt: 2,
    })),
    points: each(points, (point) => ({
      ...blankJobRow('points', `point-${point}`),
      room: `room-${point % rooms}`,
      place: `Wall ${point + 1}`,
      material: 'drywall',
      scale: 'percent' as const,
      dryStandard: 10,
    })),
    machines: each(dehumidifiers, (machine) => ({
      ...blankJobRow('machines', `machine-${machine}`),
      kind: 'lgr' as const,
      serial: `D${machine + 1}`,
      room: `room-${machine}`,
      placedAt: '2026-08-01T12:00',
      cfm: 300,
    })),
    visits: each(visits, (visit) => ({ ...blankJobRow('visits', `visit-${visit}`), at: at(visit), by: 'Example' })),
    airs: each(visits, (visit) => [
      air(visit, 'outside', 0),
      air(visit, 'unaffected', 0),
      ...each(rooms, (room) => air(visit, 'affected', room)),
      ...each(dehumidifiers, (machine) => air(visit, 'outlet', machine)),
    ]).flat(),
    readings: each(visits, (visit) =>
      each(points, (point) => ({
        ...blankJobRow('readings', `reading-${visit}-${point}`),
        visit: `visit-${visit}`,
        point: `point-${point}`,
        value: Number((30 - visit * 0.35 + ((visit * 13 + point * 5) % 7) * 0.3).toFixed(1)),
      })),
    ).flat(),
  };
}
