/**
 * Numbers that the words of an answer name, by the place that they fill: `{lineFeet}`. Sources: ESFI (35 feet from a downed
 * line), CPSC (20 feet from the house for engines), NHTSA (50 feet from a flooded battery), HRSA and the 988 Lifeline (the help lines), EPA and CDC (24 to 48 hours until mold), the specification (1 and 4 hours), two price pages (fact `mitigation-cost-per-foot`).
 */
export const figures: Readonly<Record<string, string>> = {
  lineFeet: '35',
  engineFeet: '20',
  batteryFeet: '50',
  poisonHelp: '800-222-1222',
  crisisLine: '988',
  spanishKey: '2',
  emergencyHours: '1',
  highHours: '4',
  dryFromHours: '24',
  dryToHours: '48',
  cleanCostFrom: '$2',
  cleanCostTo: '$5',
  blackCostTo: '$9.50',
};
