import type { AirMoverType, DehumidifierKind } from './equipment.ts';
import type { WetSurfaces } from './loss-class.ts';
import { placesOfReadings } from './reading.ts';
import type { Material, Room, Surface } from './room.ts';

/** Local wall-clock time without a zone, "2026-11-22T02:10": daylight saving time does not change durations. */
export type Moment = string;

/** Meter scale: percent moisture, or a relative scale of the manufacturer. Readings on different scales are never compared. */
export const scales = ['percent', 'relative'] as const;
export type Scale = (typeof scales)[number];

/** Rule that sets the drying goal of a point: see `goalOf`. */
export const goalRules = ['ten-percent', 'points', 'typed'] as const;
export type GoalRule = (typeof goalRules)[number];

/** Equipment on a job; `other` is equipment without a sizing method, such as floor mats. */
export const machineKinds = ['lgr', 'conventional', 'desiccant', 'air-mover', 'scrubber', 'other'] as const;
export type JobMachineKind = (typeof machineKinds)[number];

export interface JobRoom extends Room {
  readonly id: string;
  readonly name: string;
  readonly material: Material;
  readonly surface: Surface;
  readonly wet: WetSurfaces;
  /** Insets and offsets of the walls deeper than 18 in. */
  readonly insets: number;
}

/** Rooms that share their air. */
export interface Chamber {
  readonly id: string;
  readonly roomIds: readonly string[];
}

/** The dehumidifier the plan is sized for: a desiccant by airflow, others by pints a day. */
export interface PlannedDehumidifier {
  readonly kind: DehumidifierKind;
  readonly ratedPints?: number;
  readonly ratedCfm?: number;
}

/** Power supply and the technician's own equipment counts. Missing values use the calculators' defaults. */
export interface PlannedPower {
  readonly scrubbers: number;
  readonly dehumidifierAmps?: number;
  readonly airMoverAmps?: number;
  readonly scrubberAmps?: number;
  readonly circuits15?: number;
  readonly circuits20?: number;
  readonly dollarsPerKilowattHour?: number;
  /** Air movers by room, and dehumidifiers by chamber, where the technician wrote another number. */
  readonly ownMovers: Readonly<Record<string, number>>;
  readonly ownDehumidifiers: Readonly<Record<string, number>>;
}

export interface MoisturePoint {
  readonly id: string;
  readonly roomId: string;
  readonly material: string;
  readonly place: string;
  readonly meterId?: string;
  readonly scale: Scale;
  /** A reading of the same material where it never got wet; null until someone took it. */
  readonly dryStandard: number | null;
  readonly dryStandardFrom?: string | null;
  readonly goalRule: GoalRule;
  /** Percentage points over the dry standard, for the rule `points`. */
  readonly goalPoints?: number;
  /** The goal itself, for the rule `typed`. */
  readonly goal?: number | null;
}

/** A period in which equipment was off. `to` is null while it still is. */
export interface Stop {
  readonly from: Moment;
  readonly to: Moment | null;
  readonly why?: string;
}

export interface JobMachine {
  readonly id: string;
  readonly kind: JobMachineKind;
  readonly serial: string;
  readonly roomId: string;
  readonly placedAt: Moment;
  readonly removedAt: Moment | null;
  readonly moves: readonly { readonly at: Moment; readonly roomId: string }[];
  readonly stops: readonly Stop[];
  /** Air through a dehumidifier, cubic feet a minute. */
  readonly cfm?: number;
  readonly ratedPints?: number;
  readonly amps?: number;
}

export const airPlaces = [...placesOfReadings, 'inlet'] as const;

/** Why a point was not read. `removed`: the material is torn out. */
export const unreadReasons = ['removed', 'no-access', 'not-read'] as const;

/** One reading of air. `roomId` where it is affected air, `machineId` at the inlet or outlet of a machine. */
export interface AirReading {
  readonly place: (typeof airPlaces)[number];
  readonly roomId?: string;
  readonly machineId?: string;
  readonly temperatureF: number;
  readonly humidityPercent: number;
}

/** One reading of a point; null when it was not read, with the reason. */
export interface MoistureReading {
  readonly pointId: string;
  readonly value: number | null;
  readonly why?: (typeof unreadReasons)[number];
  /** The meter, where it is not the one that the point names. */
  readonly meterId?: string;
}

export interface SurfaceReading {
  readonly roomId: string;
  readonly where: string;
  readonly surfaceF: number;
}

export interface Visit {
  readonly at: Moment;
  readonly by: string;
  readonly airs: readonly AirReading[];
  readonly readings: readonly MoistureReading[];
  readonly surfaces: readonly SurfaceReading[];
  /** What was changed on this visit, and why. */
  readonly changes: readonly string[];
  readonly notes: string;
}

export interface InvoiceLine {
  readonly kind: JobMachineKind;
  readonly units: number;
  readonly days: number;
}

/** A drying job as input of the rules: what was measured and done, nothing derived. */
export interface DryingJob {
  readonly altitudeFt: number;
  readonly rooms: readonly JobRoom[];
  readonly chambers: readonly Chamber[];
  readonly plannedDehumidifier: PlannedDehumidifier;
  readonly airMoverType: AirMoverType;
  readonly power?: PlannedPower;
  readonly points: readonly MoisturePoint[];
  readonly machines: readonly JobMachine[];
  /** In any order. */
  readonly visits: readonly Visit[];
  readonly invoice?: { readonly lines: readonly InvoiceLine[] };
}
