import { describe, expect, test } from 'vitest';
import type { DehumidifierKind } from '../../job/machine.ts';
import type { DamageClass } from './factors.ts';
import {
  industryCapacity,
  industryUnits,
  type MachineInput,
  plateEnergy,
  refrigerantRange,
  validateMachine,
} from './industry.ts';

const machine: MachineInput = {
  machine: 'lgr',
  ratedPints: 70,
  ratedCfm: 500,
  dehumidifierAmps: 7.5,
  airMoverAmps: 3,
  volts: 115,
  rate: 0.15,
};

// 12,000 cubic feet of Class 2: 240 pints for LGR, 400 CFM for desiccants (the published worked example).
test.each<[DamageClass, number | null, number, number, number]>([
  ['class1', 120, 120, 200, 200],
  ['class2', 300, 240, 400, 400],
  ['class3', 400, 300, 600, 600],
  ['class4', null, 300, 400, 600],
])('12,000 cubic feet of %s', (damageClass, conventionalPints, lgrPints, low, high) => {
  expect(industryCapacity(12_000, damageClass)).toEqual({ conventionalPints, lgrPints, desiccantCfm: { low, high } });
});

test.each<[DehumidifierKind, DamageClass, number, number | null, number | null]>([
  ['lgr', 'class2', 70, 4, 4],
  ['lgr', 'class2', 120, 2, 2],
  ['lgr', 'class2', 240, 1, 1],
  ['conventional', 'class2', 70, 5, 5],
  ['conventional', 'class4', 70, null, null],
  ['desiccant', 'class4', 70, 1, 2],
])('%s at %s with %d pints a machine', (type, damageClass, ratedPints, low, high) => {
  const { units } = industryUnits(industryCapacity(12_000, damageClass), { ...machine, machine: type, ratedPints });
  expect(units).toEqual(low === null ? null : { low, high });
});

test('the range over refrigerant machines, also where one of them is ruled out', () => {
  expect(refrigerantRange(industryCapacity(12_000, 'class2'))).toEqual({ low: 240, high: 300 });
  expect(refrigerantRange(industryCapacity(12_000, 'class4'))).toEqual({ low: 300, high: 300 });
});

test('energy of four dehumidifiers and ten air movers from their plates', () => {
  expect(plateEnergy(4, 10, machine)).toEqual({ perDay: 165.6, fourDays: 662.4, cost: 99.36 });
});

describe('validateMachine', () => {
  const good = {
    machine: 'lgr',
    ratedPints: '70',
    ratedCfm: '500',
    dehumidifierAmps: '7.5',
    airMoverAmps: '3',
    volts: '115',
    rate: '0.15',
  };
  test('takes the defaults', () => {
    expect(validateMachine(good)).toEqual({ ok: true, value: machine });
  });
  test.each([
    ['machine', 'fridge'],
    ['ratedPints', '0'],
    ['ratedPints', '1e9'],
    ['ratedCfm', ''],
    ['dehumidifierAmps', '-1'],
    ['airMoverAmps', 'abc'],
    ['volts', '12'],
    ['rate', 'Infinity'],
    ['rate', '0'],
  ])('refuses %s %j', (field, text) => {
    expect(validateMachine({ ...good, [field]: text })).toEqual({
      ok: false,
      error: 'fields-invalid',
      fields: [field],
    });
  });
});
