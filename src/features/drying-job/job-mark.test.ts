import { expect, test } from 'vitest';
import { markOf } from './job-mark.ts';

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'A2'],
  [52, 'A3'],
])('point %i is %s', (at, mark) => expect(markOf(at)).toBe(mark));
