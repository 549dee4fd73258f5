/** How fast water may leave a basement whose walls the wet ground outside presses on. */
const pumpingFactors = {
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

/**
 * Depth of water in feet at the start and after each day of pumping, by FEMA's method, when the level holds every night:
 * one foot, a night's wait, then two feet a day until empty. The first entry is the depth at the start, the last is 0.
 * @param depthFt more than 0
 */
export function depthsByDay(depthFt: number): readonly number[] {
  const levels = [depthFt, Math.max(0, depthFt - pumpingFactors.firstFt.value)];
  for (let level = levels[1] ?? 0; level > 0; ) {
    level = Math.max(0, level - pumpingFactors.laterFtPerDay.value);
    levels.push(level);
  }
  return levels;
}
