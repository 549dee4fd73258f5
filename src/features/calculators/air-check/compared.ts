/** The comparison in the order in which the page tells it. */
export const compared = [
  'depression',
  'pintsRemoved',
  'aboveUnaffected',
  'aboveOutside',
  'pintsByOpening',
  'surfaceMargin',
  'vaporPressureDifferential',
] as const;
