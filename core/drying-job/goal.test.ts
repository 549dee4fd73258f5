import { expect, test } from 'vitest';
import { goalOf } from './point-history.ts';

const point = { id: 'p', roomId: 'r', material: 'oak', place: 'door', scale: 'percent', dryStandard: 12 } as const;

test.each([
  ['a tenth above the dry standard, without the noise of binary fractions', { goalRule: 'ten-percent' }, 13.2],
  ['four points unless others are typed', { goalRule: 'points' }, 16],
  ['points as typed', { goalRule: 'points', goalPoints: 2.5 }, 14.5],
  ['no points on a relative scale', { goalRule: 'points', scale: 'relative' }, null],
  ['a tenth on a relative scale', { goalRule: 'ten-percent', scale: 'relative', dryStandard: 15 }, 16.5],
  ['a goal that somebody else sets', { goalRule: 'typed', goal: 9 }, 9],
  ['the same without a dry standard', { goalRule: 'typed', goal: 9, dryStandard: null }, 9],
  ['no goal typed yet', { goalRule: 'typed' }, null],
  ['no dry standard', { goalRule: 'ten-percent', dryStandard: null }, null],
  ['a dry standard of zero is one', { goalRule: 'ten-percent', dryStandard: 0 }, 0],
] as const)('%s', (_what, given, goal) => expect(goalOf({ ...point, ...given })).toBe(goal));
