import { expect, test } from 'vitest';
import { isSameRoom } from './field-labels.ts';

test.each([
  ['Laundry', 'Laundry room', true],
  ['Hallway', 'Hall', true],
  ['Master bedroom', 'Bedroom', true],
  ['Bed 2', 'Bedroom', true],
  ['Lavandería', 'Cuarto de lavado', true],
  ['Baños', 'Baño', true],
  ['Dining room', 'Living room', false],
  ['Half bath', 'Hall', false],
  ['Garden', 'Garage', false],
  ['Cuarto 2', 'Cuarto de lavado', false],
  ['', 'Kitchen', false],
])('%s and %s are the same kind of room: %s', (one, other, isSame) => {
  expect(isSameRoom(one, other)).toBe(isSame);
});
