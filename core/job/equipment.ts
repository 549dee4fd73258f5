/** Dehumidifier types: low-grain refrigerant, conventional refrigerant, desiccant. */
export const dehumidifierKinds = ['lgr', 'conventional', 'desiccant'] as const;
export type DehumidifierKind = (typeof dehumidifierKinds)[number];

/** Air movers by how they blow. */
export const airMoverTypes = ['centrifugal', 'axial', 'lowProfile'] as const;
export type AirMoverType = (typeof airMoverTypes)[number];

/** Equipment that draws power on a drying job. */
export type MachineKind = 'dehumidifier' | 'air-mover' | 'scrubber';

/** Form limits for equipment, free circuits and amps. Kept apart from the circuit planner, so that a list of jobs does not load it. */
export const circuitLimits = {
  units: { least: 0, most: 60 },
  circuits: { least: 0, most: 40 },
  amps: { least: 0.1, most: 50 },
} as const;
