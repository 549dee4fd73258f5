/** The shares of wet surface that part Class 1 from 2 and Class 2 from 3. */
export const classLimits = {
  class2From: {
    value: 5,
    unit: 'percent of floor, wall and ceiling surface',
    source: 'the 2015 and 2021 editions of S500 as described by Legend Brands Restoration',
  },
  class3Above: {
    value: 40,
    unit: 'percent of floor, wall and ceiling surface',
    source: 'the 2015 and 2021 editions of S500 as described by Legend Brands Restoration',
  },
} as const;
