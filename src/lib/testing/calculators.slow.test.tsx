// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#content/i18n/languages.ts';
import { localeOf } from '#content/i18n/locale.ts';
import { type CalculatorName, calculators, definitionOf } from '#core/calculators/registry.ts';
import { readCases } from '#core/calculators/shared/cases.ts';
import { firstTexts } from '#core/calculators/shared/define.ts';
import { roundDollars } from '#core/units/rounding.ts';
import { selected } from '#tests/full-run.ts';
import { loadCalculator } from '../../features/calculators/load.ts';
import { calculatorMessages } from '../../features/calculators/page/page-messages.ts';
import { fieldLabel, localizeCalculator } from '../../features/calculators/state.ts';
import { memoryAddress, writeLink } from '../../features/calculators/url.ts';
import { RenderedTool } from './render-tool.tsx';

const locale = localeOf(languages.en);
const names = Object.keys(calculators) as CalculatorName[];

/** The ways in which a page may write a number: with its decimals, without zeros, as whole dollars or minutes. */
function writings(value: number, decimals: number): readonly string[] {
  const whole = [locale.number(value), locale.number(roundDollars(value)), ...(value < 0.5 ? ['under 1'] : [])];
  return [locale.upTo(value, decimals), locale.number(value, decimals), ...whole];
}

describe.each(names)('%s', async (name) => {
  const definition = await definitionOf(name);
  const { accepted, refused } = readCases(readFileSync(`core/calculators/${name}/cases.json`, 'utf8'));
  const { parts } = await loadCalculator(name);
  const own = calculatorMessages('en', name);
  const standing = localizeCalculator({ definition, parts, locale, ...own });
  const first = firstTexts(definition);

  describe('one form, filled repeatedly', () => {
    let tool: RenderedTool;
    beforeAll(async () => {
      tool = await RenderedTool.of(name);
    });
    afterAll(RenderedTool.clear);

    /** One case of each set of fields, choices and results: core calculates all of them. */
    const shapeOf = ({ input, result }: (typeof accepted)[number]) =>
      JSON.stringify([
        Object.entries(input).map(([field, text]) => (definition.fields[field]?.kind === 'choice' ? text : field)),
        Object.entries(result)
          .filter(([, value]) => value !== null && value !== 0)
          .map(([shown]) => shown),
      ]);
    const oneOfEachShape = [...new Map(accepted.map((one) => [shapeOf(one), one])).values()];

    test.each(selected(oneOfEachShape, 4))('$input shows its result', async ({ input, result }) => {
      await tool.fill({ ...first, ...input });
      await tool.press();
      expect(tool.alert).toBeNull();
      expect(tool.result).not.toBeNull();
      // Read once: `textContent` is recomputed each time.
      const { text } = tool;
      expect(text).not.toMatch(/NaN|Infinity|undefined/);
      for (const shown of definition.results) {
        const value = result[shown];
        if (typeof value !== 'number') continue;
        const decimals = definition.quantities[shown]?.decimals ?? 0;
        const found = writings(Math.abs(value), decimals).some((writing) => text.includes(writing));
        expect(found, `${shown}: ${value}`).toBe(true);
      }
    });

    /** One field of each kind: core tries every text in every field. */
    const kindOf = (fields: readonly string[]) => definition.fields[fields[0] ?? '']?.kind;
    const oneOfEachKind = [...new Map(refused.map((one) => [`${one.error} ${kindOf(one.fields)}`, one])).values()];

    test.each(oneOfEachKind)(
      '$input is refused by name, and nothing typed is lost',
      async ({ input, error, fields }) => {
        const typed = { ...first, ...input };
        const isHeld = await tool.fill(typed);
        await tool.press();
        // What a form cannot hold, such as letters in a field of numbers, never reaches the calculator.
        if (!isHeld) return expect(tool.text).not.toMatch(/NaN|Infinity/);
        expect(tool.result).toBeNull();
        expect(tool.alert).toContain(wordsOfError(error));
        for (const field of fields) expect(tool.alert).toContain(fieldLabel(standing, field));
        for (const [field, text] of Object.entries(typed)) expect(tool.holds(field, text), field).toBe(true);
        const marked = [...tool.root.querySelectorAll('[aria-invalid=true]')];
        expect(marked.length).toBeGreaterThan(0);
        const [fault] = marked;
        expect(fault === document.activeElement || fault?.contains(document.activeElement)).toBe(true);
      },
    );
  });

  /** The first words of an error, up to the first number in it. */
  const wordsOfError = (error: string) => String(standing.words.errors[error]).split('{')[0] ?? '';
  const good = accepted.find(({ input }) => Object.keys(input).length > 0)?.input ?? {};
  const [field = ''] = Object.entries(good).find(([one]) => definition.fields[one]?.kind !== 'choice') ?? [];
  const other = accepted.findLast(({ input }) => (input[field] ?? good[field]) !== good[field])?.input ?? {};

  describe('a link', () => {
    afterEach(RenderedTool.clear);

    test('restores the result, names unknown fields, and the result follows the form while it is valid', async () => {
      const tool = await RenderedTool.of(name, memoryAddress(`${writeLink(good)}&lenght=5&utm_source=mail`));
      expect(tool.result).not.toBeNull();
      expect(tool.text).toContain('lenght');
      expect(tool.text).not.toContain('utm_source');
      expect(tool.root.querySelector('[role=status]')).not.toBeNull();
      const before = tool.result;
      await tool.fill({ ...first, ...other });
      expect(tool.result).not.toBe(before);
      expect(tool.text).not.toContain(standing.shell.stale);
      await tool.fill({ [field]: 'many' });
      expect(tool.result).not.toBeNull();
      expect(tool.text).toContain(standing.shell.stale);
    });

    test.each(['Infinity', '1e9'])('with %s calculates nothing', async (bad) => {
      const tool = await RenderedTool.of(name, memoryAddress(writeLink({ ...good, [field]: bad })));
      expect(tool.result).toBeNull();
      expect(tool.text).toContain(fieldLabel(standing, field));
      expect(tool.text).toContain(own.answerMessages.badLink.split('{')[0]);
      expect(tool.holds(field, first[field] ?? '')).toBe(true);
    });
  });
});

test('two tools on one page have separate ids, fields and results', async () => {
  const one = await RenderedTool.of('dehumidification');
  const other = await RenderedTool.of('air-scrubber');
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  await one.fill({ length: '12' });
  await one.press();
  expect(one.alert).not.toBeNull();
  expect(other.alert).toBeNull();
  expect(other.holds('length', '')).toBe(true);
  await RenderedTool.clear();
});
