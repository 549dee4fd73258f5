import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type CalculatorName, calculators, definitionOf } from './registry.ts';
import { type AcceptedCase, readCases } from './shared/cases.ts';
import { calculate, firstTexts } from './shared/define.ts';
import { stepsOf } from './shared/steps.ts';
import { validate } from './shared/validate.ts';

const names = Object.keys(calculators) as CalculatorName[];

test('every calculator folder is registered under its name', () => {
  const folders = readdirSync('core/calculators', { recursive: true, encoding: 'utf8' });
  const defined = folders.flatMap((path) => /^([\w-]+)\/definition\.ts$/.exec(path)?.[1] ?? []);
  expect(defined.toSorted()).toEqual(names.toSorted());
});

test.each([
  '{}',
  '{ "accepted": [], "refused": [] }',
  '{ "accepted": [{ "input": {}, "result": {} }], "refused": [] }',
])('empty cases throw: %s', (text) => {
  expect(() => readCases(text)).toThrow('needs accepted and refused cases');
});

/** Numbers within a millionth, as the vectors print them; everything else alike. */
function expectResult(result: Readonly<Record<string, unknown>>, expected: AcceptedCase['result']) {
  expect(Object.keys(expected).length).toBeGreaterThan(0);
  for (const [name, value] of Object.entries(expected)) {
    if (typeof value !== 'number') expect(result[name], name).toEqual(value);
    else expect(Math.abs(Number(result[name]) - value), name).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(value)));
  }
}

describe.each(names)('%s', async (name) => {
  const definition = await definitionOf(name);
  const { accepted, refused } = readCases(readFileSync(`core/calculators/${name}/cases.json`, 'utf8'));
  const filled = (input: Readonly<Record<string, string>>) => ({ ...firstTexts(definition), ...input });

  test('has the name of its folder', () => expect(definition.name).toBe(name));

  test.each(accepted)('$input', ({ input, result }) => {
    const checked = validate(definition, filled(input));
    if (!checked.ok) throw new Error(`${checked.error}: ${checked.fields}`);
    expectResult(calculate(definition, checked.value), result);
  });

  test.each(refused)('rejects $input', ({ input, error, fields }) => {
    expect(validate(definition, filled(input))).toEqual({ ok: false, error, fields });
  });

  test('every operand of the steps has a name, and every step the value of its quantity', () => {
    const [first] = accepted;
    const checked = validate(definition, filled(first?.input ?? {}));
    if (!checked.ok) throw new Error(checked.error);
    const result = calculate(definition, checked.value);
    for (const { id, value, rule } of stepsOf(definition, checked.value)) {
      expect(value, id).toBe(result[id]);
      expect(JSON.stringify(rule), id).not.toContain('"name":""');
    }
  });

  test('shows quantities that it finds', () => {
    expect(definition.results.length).toBeGreaterThan(0);
    expect(Object.keys(definition.quantities)).toEqual(expect.arrayContaining([...definition.results]));
  });
});
