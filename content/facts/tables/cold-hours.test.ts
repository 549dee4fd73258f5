import { expect, test } from 'vitest';
import { facts } from '../all-facts.ts';
import { coldHours, coldHoursFact } from './cold-hours.ts';

test('the hours stand in their fact, in this order', () => {
  const numbers = facts[coldHoursFact].says.match(/\d+/g);
  expect(numbers).toEqual(coldHours.map(({ hours }) => String(hours)));
});
