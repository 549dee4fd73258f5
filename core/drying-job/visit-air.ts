import {
  type DepressionVerdict,
  depressionVerdict,
  isBelowConventionalLimit,
  type OpeningVerdict,
  openingVerdict,
  pintsPerDayAt,
  type SurfaceVerdict,
  surfaceVerdict,
} from '../calculators/air-check/results.ts';
import type { AirReading, DryingJob, JobMachine, Visit } from '../job/drying-job.ts';
import { memoize } from '../lib/memoize.ts';
import {
  calculatePsychrometric,
  humidityPercentAt,
  saturationPressurePa,
  specificVolumeFt3PerLb,
} from '../psychrometrics/psychrometrics.ts';
import { isDehumidifier, roomAt } from './equipment-log.ts';

export interface AirFigures {
  /** °F over water; null in air without vapor. */
  readonly dewPointF: number | null;
  readonly grainsPerPound: number;
  readonly mixingRatioGPerKg: number;
  readonly vaporPressureHpa: number;
  readonly vaporPressureInHg: number;
  /** Vapor pressure of air that is full at this temperature. */
  readonly saturationHpa: number;
  /** Cubic feet of moist air with a pound of dry air. */
  readonly specificVolumeFt3PerLb: number;
}

/** Figures of a physically impossible reading: all null. */
export type NoFigures = { readonly [Name in keyof AirFigures]: null };

const noFigures: NoFigures = {
  dewPointF: null,
  grainsPerPound: null,
  mixingRatioGPerKg: null,
  vaporPressureHpa: null,
  vaporPressureInHg: null,
  saturationHpa: null,
  specificVolumeFt3PerLb: null,
};

/** Whether a reading is physically possible: its vapor pressure must be below the air pressure. */
export function isAir(temperatureF: number, humidityPercent: number, pressurePa: number): boolean {
  return saturationHpaAt(temperatureF) * humidityPercent < pressurePa;
}

/** Figures of air at a temperature (°F), relative humidity (%) and pressure (Pa); null figures if impossible. */
export function airFiguresOf(
  temperatureF: number,
  humidityPercent: number,
  pressurePa: number,
): AirFigures | NoFigures {
  if (!isAir(temperatureF, humidityPercent, pressurePa)) return noFigures;
  const air = calculatePsychrometric({ temperatureF, humidityPercent, pressurePa });
  return {
    dewPointF: air.dewpoint,
    grainsPerPound: air.grainsPerPound,
    mixingRatioGPerKg: air.mixingRatio,
    vaporPressureHpa: air.vaporPressure,
    vaporPressureInHg: air.vaporPressureInHg,
    saturationHpa: air.saturationVaporPressure,
    specificVolumeFt3PerLb: specificVolumeFt3PerLb(temperatureF, air.mixingRatio, pressurePa),
  };
}

/** Saturation vapor pressure over water, hPa, at a temperature in °F. */
export function saturationHpaAt(temperatureF: number): number {
  return saturationPressurePa(temperatureF) / 100;
}

/** Relative humidity, percent and at most 100, of air with so many grains per pound brought to a temperature (°F). */
export function humidityAt(temperatureF: number, grainsPerPound: number, pressurePa: number): number {
  return Math.min(100, humidityPercentAt(temperatureF, grainsPerPound, pressurePa));
}

export type KnownAir = AirReading & AirFigures;

/** An air reading with its figures, or with nulls if impossible. */
export type ReadAir = KnownAir | (AirReading & NoFigures);

/** Whether a reading has figures. */
export function isKnown(air: ReadAir): air is KnownAir {
  return air.grainsPerPound !== null;
}

/** The air of a room on a visit. Null if the reading to compare with is missing or impossible. */
export interface RoomAir {
  readonly roomId: string;
  readonly aboveUnaffectedGpp: number | null;
  /** Effect of opening the house: how many grains drier the outside air is, and its humidity once warmed. */
  readonly opening: {
    readonly grainsPerPound: number;
    readonly verdict: OpeningVerdict | null;
    readonly humidityInsidePercent: number;
  } | null;
  readonly surfaces: readonly SurfaceFigures[];
}

export interface SurfaceFigures {
  readonly where: string;
  /** °F above the dew point of the room's air. */
  readonly marginF: number | null;
  readonly verdict: SurfaceVerdict | null;
  /** Vapor pressure difference that drives evaporation, hPa. */
  readonly vaporPressureDifferenceHpa: number | null;
}

export interface DehumidifierFigures {
  readonly machineId: string;
  readonly roomId: string;
  readonly depressionGpp: number | null;
  readonly verdict: DepressionVerdict | null;
  readonly isBelowConventionalLimit: boolean | null;
  readonly pintsPerDay: number | null;
}

/** Figures of all air readings of a visit, at the air pressure of the job (Pa). */
export function visitAirOf(job: Pick<DryingJob, 'rooms' | 'machines'>, visit: Visit, pressurePa: number) {
  const airs = visit.airs.map((air) => readAir(air, pressurePa));
  const rooms = job.rooms.map(({ id }) => roomAir(id, airs, visit, pressurePa));
  const dehumidifiers = job.machines
    .filter(({ kind, id }) => isDehumidifier(kind) && airAt(airs, 'outlet', { machineId: id }))
    .map((machine) => dehumidifierFigures(machine, airs, visit));
  return { airs, rooms, dehumidifiers };
}

const readAir = memoize((air: AirReading, pressurePa: number): ReadAir => {
  const figures = airFiguresOf(air.temperatureF, air.humidityPercent, pressurePa);
  return Object.defineProperties({ ...air } as ReadAir, Object.getOwnPropertyDescriptors(figures));
});

/** The last possible reading at a place. */
function airAt(airs: readonly ReadAir[], place: AirReading['place'], at: Partial<AirReading> = {}): KnownAir | null {
  const isHere = (air: ReadAir): air is KnownAir =>
    isKnown(air) &&
    air.place === place &&
    (at.roomId === undefined || air.roomId === at.roomId) &&
    (at.machineId === undefined || air.machineId === at.machineId);
  return airs.findLast(isHere) ?? null;
}

function roomAir(roomId: string, airs: readonly ReadAir[], visit: Visit, pressurePa: number): RoomAir {
  const air = airAt(airs, 'affected', { roomId });
  const unaffected = airAt(airs, 'unaffected');
  const outside = airAt(airs, 'outside');
  const surfaces = visit.surfaces.filter((surface) => surface.roomId === roomId);
  return {
    roomId,
    aboveUnaffectedGpp: air && unaffected && air.grainsPerPound - unaffected.grainsPerPound,
    opening: air && outside && openingOf(air, outside, pressurePa),
    surfaces: surfaces.map(({ where, surfaceF }) => ({ where, ...surfaceFigures(surfaceF, air) })),
  };
}

function openingOf(air: KnownAir, outside: KnownAir, pressurePa: number) {
  const grainsPerPound = air.grainsPerPound - outside.grainsPerPound;
  const humidityInsidePercent = humidityAt(air.temperatureF, outside.grainsPerPound, pressurePa);
  return { grainsPerPound, verdict: openingVerdict(grainsPerPound), humidityInsidePercent };
}

function surfaceFigures(surfaceF: number, air: KnownAir | null): Omit<SurfaceFigures, 'where'> {
  if (!air) return { marginF: null, verdict: null, vaporPressureDifferenceHpa: null };
  const marginF = air.dewPointF === null ? null : surfaceF - air.dewPointF;
  const vaporPressureDifferenceHpa = saturationHpaAt(surfaceF) - air.vaporPressureHpa;
  return { marginF, verdict: surfaceVerdict(surfaceF, air.temperatureF, marginF), vaporPressureDifferenceHpa };
}

/** Compares the outlet with the inlet, or with the room if no inlet was read. */
function dehumidifierFigures(machine: JobMachine, airs: readonly ReadAir[], { at }: Visit): DehumidifierFigures {
  const roomId = roomAt(machine, at);
  const air = airAt(airs, 'inlet', { machineId: machine.id }) ?? airAt(airs, 'affected', { roomId });
  const outlet = airAt(airs, 'outlet', { machineId: machine.id });
  const depressionGpp = air && outlet && air.grainsPerPound - outlet.grainsPerPound;
  return {
    machineId: machine.id,
    roomId,
    depressionGpp,
    verdict: depressionVerdict(depressionGpp),
    isBelowConventionalLimit: isBelowConventionalLimit(air?.grainsPerPound ?? null),
    pintsPerDay:
      air && depressionGpp !== null && machine.cfm !== undefined
        ? pintsPerDayAt(machine.cfm, depressionGpp, air.specificVolumeFt3PerLb)
        : null,
  };
}
