/** The shares of wet surface that part Class 1 from 2 and Class 2 from 3. */
export const classLimits = {
  class2From: {
    value: 5,
    unit: 'percent of floor, wall and ceiling surface',
    source: 's500-editions',
  },
  class3Above: {
    value: 40,
    unit: 'percent of floor, wall and ceiling surface',
    source: 's500-editions',
  },
} as const;
