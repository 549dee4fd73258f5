import type { JobRecord } from '#core/drying-job/record/record.ts';

/** What an adjuster looks for at the top of a drying report. */
export const headerFields = [
  'customer',
  'address',
  'insurer',
  'claimNumber',
  'technician',
  'category',
  'lossAt',
] as const satisfies readonly (keyof JobRecord['site'])[];

/** The header fields that are blank; `meter` if a point has no meter. */
export function missingInHeader({ site, points }: Pick<JobRecord, 'site' | 'points'>) {
  const blank = headerFields.filter((name) => site[name] === '');
  return points.some(({ meter }) => meter === '') ? ([...blank, 'meter'] as const) : blank;
}

/** The label of a header field. */
export function headerLabel(
  name: ReturnType<typeof missingInHeader>[number],
  labelOf: (place: string, name: string) => string,
): string {
  return name === 'meter' ? labelOf('points', name) : labelOf('site', name);
}
