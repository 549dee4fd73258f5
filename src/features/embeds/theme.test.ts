import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Color, colorOf, contrast } from './colors.ts';
import { isDark, type Look, themeOf, tokensOf } from './theme.ts';

const css = readFileSync('src/layouts/styles/tokens.css', 'utf8');
const [light = '', dark = ''] = css.split('prefers-color-scheme: dark');
const lookOf = (part: string): Look =>
  Object.fromEntries(
    [...part.matchAll(/--([\w-]+): (#[\da-f]{3,6});/g)].map(([, name = '', hex = '']) => [name, colorOf(hex)]),
  );
const looks = { light: lookOf(light), dark: lookOf(dark.split('prefers-contrast')[0] ?? '') };

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
  expect(themeOf(new URLSearchParams(query))).toEqual(theme);
});

test('nobody asks: the colors of the site stay, but for those made of the accent', () => {
  const names = Object.keys(tokensOf({ accent: [10, 90, 102] }, looks.light));
  expect(names).toEqual(['river', 'river-deep', 'river-tint', 'on-river']);
});

test('colors that can be read stay as they were asked for', () => {
  const tokens = tokensOf({ accent: [0, 64, 128], paper: [255, 255, 255], ink: [17, 17, 17] }, looks.light);
  expect(tokens).toMatchObject({ river: '#004080', paper: '#ffffff', ink: '#111111', 'on-river': '#ffffff' });
});

const part = fc.integer({ min: 0, max: 255 });
const color = fc.tuple(part, part, part);
const texts = ['ink', 'ink-2', 'river', 'river-deep', 'alarm', 'amber', 'go', 'low', 'moderate', 'high'];

describe('whatever is asked for', () => {
  test('every text can be read on the ground, every button on itself, every control has an edge', () => {
    fc.assert(
      fc.property(fc.record({ accent: color, paper: color, ink: color }), (theme) => {
        const look = isDark(theme.paper) ? looks.dark : looks.light;
        const worn = { ...look, ...colorsOf(tokensOf(theme, look)) };
        for (const text of texts) expect(apart(worn, text, 'paper'), text).toBeGreaterThanOrEqual(4.5);
        for (const ground of ['river-tint', 'alarm-tint', 'amber-tint', 'go-tint'])
          expect(apart(worn, 'ink', ground), ground).toBeGreaterThanOrEqual(4.5);
        expect(apart(worn, 'on-river', 'river')).toBeGreaterThanOrEqual(4.5);
        expect(apart(worn, 'edge', 'paper')).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 300 },
    );
  });

  test('an accent or a text alone can be read on the ground of the site', () => {
    fc.assert(
      fc.property(fc.constantFrom(looks.light, looks.dark), color, color, (look, accent, ink) => {
        const worn = { ...look, ...colorsOf(tokensOf({ accent, ink }, look)) };
        for (const text of ['ink', 'ink-2', 'river', 'river-deep'])
          for (const ground of ['paper', 'card', 'river-tint'])
            expect(apart(worn, text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 300 },
    );
  });
});

function colorsOf(tokens: Readonly<Record<string, string>>): Look {
  return Object.fromEntries(Object.entries(tokens).map(([name, hex]) => [name, colorOf(hex)]));
}

function apart(look: Look, one: string, other: string): number {
  const none: Color = [128, 128, 128];
  return contrast(look[one] ?? none, look[other] ?? none);
}
