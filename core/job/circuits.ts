/** What a form takes of machines, free circuits and amps. Here, because a list of jobs must not load the planner with it. */
export const circuitLimits = {
  units: { least: 0, most: 60 },
  circuits: { least: 0, most: 40 },
  amps: { least: 0.1, most: 50 },
} as const;
