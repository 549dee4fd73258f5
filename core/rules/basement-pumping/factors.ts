/** How fast water may leave a basement whose walls the wet ground outside presses on. */
export const pumpingFactors = {
  firstFt: {
    value: 1,
    unit: 'feet on the first day, then wait overnight and see that the level holds',
    source: 'fema-basements',
  },
  laterFtPerDay: {
    value: 2,
    unit: 'feet a day after that; FEMA allows two to three, and we take the lower',
    source: 'fema-basements',
  },
} as const;
