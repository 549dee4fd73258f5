import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colors, type Palette } from '#content/colors.ts';
import { type BaseColors, type Color, contrast, isDark, parseColor, parseTheme, themeTokens } from './theme.ts';

const baseColors = (palette: Palette): BaseColors =>
  Object.fromEntries(Object.entries(palette).map(([name, hex]) => [name, parseColor(hex)]));
const schemes = { light: baseColors(colors.light), dark: baseColors(colors.dark) };

test.each([
  ['accent=0a5a66', { accent: [10, 90, 102] }],
  ['accent=%23FFF&ink=000', { accent: [255, 255, 255], ink: [0, 0, 0] }],
  ['accent=red', {}],
  ['paper=12345', {}],
  ['paper=ffffff80', {}],
  ['ink=url(//a.example)', {}],
  ['accent=', {}],
  ['background=ffffff', {}],
])('%s', (query, theme) => {
  expect(parseTheme(new URLSearchParams(query))).toEqual(theme);
});

test('keeps the colors of the site except those derived from the accent', () => {
  const names = Object.keys(themeTokens({ accent: [10, 90, 102] }, schemes.light));
  expect(names).toEqual(['river', 'river-deep', 'river-tint', 'on-river']);
});

test('readable colors are not changed', () => {
  const tokens = themeTokens({ accent: [0, 64, 128], paper: [255, 255, 255], ink: [17, 17, 17] }, schemes.light);
  expect(tokens).toMatchObject({ river: '#004080', paper: '#ffffff', ink: '#111111', 'on-river': '#ffffff' });
});

const part = fc.integer({ min: 0, max: 255 });
const color = fc.tuple(part, part, part);
const texts = ['ink', 'ink-2', 'river', 'river-deep', 'alarm', 'amber', 'go', 'low', 'moderate', 'high'];

describe('any theme', () => {
  test('keeps the contrast of texts, buttons and control borders', () => {
    fc.assert(
      fc.property(fc.record({ accent: color, paper: color, ink: color }), (theme) => {
        const base = isDark(theme.paper) ? schemes.dark : schemes.light;
        const applied = { ...base, ...colorsOf(themeTokens(theme, base)) };
        for (const text of texts) expect(contrastOf(applied, text, 'paper'), text).toBeGreaterThanOrEqual(4.5);
        for (const ground of ['river-tint', 'alarm-tint', 'amber-tint', 'go-tint'])
          expect(contrastOf(applied, 'ink', ground), ground).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(applied, 'on-river', 'river')).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(applied, 'edge', 'paper')).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 300 },
    );
  });

  test('keeps the contrast of an accent or text color on the site’s background', () => {
    fc.assert(
      fc.property(fc.constantFrom(schemes.light, schemes.dark), color, color, (base, accent, ink) => {
        const applied = { ...base, ...colorsOf(themeTokens({ accent, ink }, base)) };
        for (const text of ['ink', 'ink-2', 'river', 'river-deep'])
          for (const ground of ['paper', 'card', 'river-tint'])
            expect(contrastOf(applied, text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 300 },
    );
  });
});

function colorsOf(tokens: Readonly<Record<string, string>>): BaseColors {
  return Object.fromEntries(Object.entries(tokens).map(([name, hex]) => [name, parseColor(hex)]));
}

function contrastOf(colors: BaseColors, one: string, other: string): number {
  const none: Color = [128, 128, 128];
  return contrast(colors[one] ?? none, colors[other] ?? none);
}
