/** Dehumidifiers by how they work: two refrigerant ones, low-grain first, and the one without a coil. */
export const dehumidifierKinds = ['lgr', 'conventional', 'desiccant'] as const;
export type DehumidifierKind = (typeof dehumidifierKinds)[number];

/** Air movers by how they blow. */
export const airMoverTypes = ['centrifugal', 'axial', 'lowProfile'] as const;
export type AirMoverType = (typeof airMoverTypes)[number];

/** Machines that are plugged in on a drying job, whatever their make. */
export type MachineKind = 'dehumidifier' | 'air-mover' | 'scrubber';

/** What a form takes of machines, free circuits and amps. Here, because a list of jobs must not load the planner with it. */
export const circuitLimits = {
  units: { least: 0, most: 60 },
  circuits: { least: 0, most: 40 },
  amps: { least: 0.1, most: 50 },
} as const;
