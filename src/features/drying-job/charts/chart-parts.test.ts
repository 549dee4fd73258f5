import { expect, test } from 'vitest';
import { nextSelection } from './chart-parts.tsx';

test.each([
  ['ArrowRight', { line: 1, visit: 1 }, { line: 1, visit: 2 }],
  ['ArrowRight', { line: 1, visit: 4 }, { line: 1, visit: 4 }],
  ['ArrowLeft', { line: 1, visit: 0 }, { line: 1, visit: 0 }],
  ['ArrowDown', { line: 1, visit: 3 }, { line: 2, visit: 3 }],
  ['ArrowDown', { line: 2, visit: 3 }, { line: 2, visit: 3 }],
  ['ArrowUp', { line: 0, visit: 3 }, { line: 0, visit: 3 }],
  ['Home', { line: 2, visit: 3 }, { line: 2, visit: 0 }],
  ['End', { line: 2, visit: 3 }, { line: 2, visit: 4 }],
  ['Tab', { line: 2, visit: 3 }, null],
])('%s from %o', (key, from, to) => expect(nextSelection(key, from, 3, 5)).toEqual(to));
