import { expect, test } from 'vitest';
import { fitted } from './LineChart.tsx';

test.each([
  ['Kitchen', '63.6', 20, 'Kitchen 63.6'],
  ['Living room', '63.6', 12, 'Living… 63.6'],
  ['A', '+1.5', 4, 'A +1.5'],
  ['Living room', '', 12, 'Living room'],
  ['Living room', '', 8, 'Living …'],
])('%s with %j in %i letters', (name, value, letters, said) => expect(fitted(name, value, letters)).toBe(said));
