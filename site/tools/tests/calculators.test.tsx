// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { localeOf } from '#content/locale/locale.ts';
import { readCases } from '#core/calculators/definition/cases.ts';
import { type CalculatorName, calculators, definitionOf } from '#core/calculators/registry.ts';
import { roundDollars } from '#core/quantities/whole-units.ts';
import { wordsOf } from '../calculator/page/in-language.ts';
import { memoryAddress } from '../calculator/state/address.ts';
import { writeLink } from '../calculator/state/link.ts';
import { loadCalculator } from '../calculator/state/load.ts';
import { labelOf } from '../calculator/state/state.ts';
import { StandingTool } from './stand.tsx';

const locale = localeOf({ code: 'en', tag: 'en-US', prefix: '' });
const names = Object.keys(calculators) as CalculatorName[];

afterEach(StandingTool.clear);

/** The ways in which a page may write a number: with its decimals, without zeros, as whole dollars or minutes. */
function writings(value: number, decimals: number): readonly string[] {
  const whole = [locale.number(value), locale.number(roundDollars(value)), ...(value < 0.5 ? ['under 1'] : [])];
  return [locale.upTo(value, decimals), locale.number(value, decimals), ...whole];
}

describe.each(names)('%s', async (name) => {
  const definition = await definitionOf(name);
  const { accepted, refused } = readCases(readFileSync(`core/calculators/${name}/cases.json`, 'utf8'));
  const { parts } = await loadCalculator(name);
  const standing = { definition, parts, locale, ...wordsOf('en', name) };

  test.each(accepted)('typed, $input shows its result', async ({ input, result }) => {
    const tool = await StandingTool.of(name);
    for (const [field, text] of Object.entries(input)) await tool.fill(field, text);
    await tool.press();
    expect(tool.alert).toBeNull();
    expect(tool.result).not.toBeNull();
    expect(tool.text).not.toMatch(/NaN|Infinity|undefined/);
    for (const shown of definition.results) {
      const value = result[shown];
      if (typeof value !== 'number') continue;
      const decimals = definition.quantities[shown]?.decimals ?? 0;
      const found = writings(Math.abs(value), decimals).some((text) => tool.text.includes(text));
      expect(found, `${shown}: ${value}`).toBe(true);
    }
  });

  /** One field of each kind: core tries every text in every field. */
  const kindOf = (fields: readonly string[]) => definition.fields[fields[0] ?? '']?.kind;
  const oneOfEachKind = [...new Map(refused.map((one) => [`${one.error} ${kindOf(one.fields)}`, one])).values()];

  test.each(oneOfEachKind)('typed, $input is refused by name', async ({ input, fields }) => {
    const tool = await StandingTool.of(name);
    let isTyped = true;
    for (const [field, text] of Object.entries(input)) isTyped = (await tool.fill(field, text)) && isTyped;
    await tool.press();
    // What a form cannot hold, such as letters in a field of numbers, never reaches the calculator.
    if (!isTyped) return expect(tool.text).not.toMatch(/NaN|Infinity/);
    expect(tool.result).toBeNull();
    for (const field of fields) expect(tool.alert).toContain(labelOf(standing, field));
  });

  const first = accepted.find(({ input }) => Object.keys(input).length > 0);

  test('a link brings the result back', async () => {
    const tool = await StandingTool.of(name, memoryAddress(writeLink(first?.input ?? {})));
    expect(tool.result).not.toBeNull();
  });

  const linked = refused.filter(({ input }) => Object.values(input).every((text) => text.trim() !== ''));

  test.each(linked.slice(0, 3))('a link with $input calculates nothing', async ({ input }) => {
    const tool = await StandingTool.of(name, memoryAddress(writeLink(input)));
    expect(tool.result).toBeNull();
  });

  test('an unknown key of a link is named', async () => {
    const tool = await StandingTool.of(name, memoryAddress('?lenght=5'));
    expect(tool.text).toContain('lenght');
  });

  test('a change after the result says that the result is old', async () => {
    const tool = await StandingTool.of(name, memoryAddress(writeLink(first?.input ?? {})));
    const [field = '', text = ''] = Object.entries(first?.input ?? {})[0] ?? [];
    await tool.fill(field, `${text}1`);
    expect(tool.text).toContain(standing.shell.stale);
  });
});

test('two tools on one page keep apart: ids, fields and results', async () => {
  const one = await StandingTool.of('dehumidification');
  const other = await StandingTool.of('air-scrubber');
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  await one.fill('length', '12');
  await one.press();
  expect(one.alert).not.toBeNull();
  expect(other.alert).toBeNull();
  expect(other.root.querySelector<HTMLInputElement>('[name=length]')?.value).toBe('');
});
