import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cleanServiceWords, type ServiceWords } from './service-words.ts';

const nothing: ServiceWords = { reasoning: [], actions: [], priorities: [], equipment: [], risks: [] };
const lists = ['reasoning', 'actions', 'priorities', 'equipment', 'risks'] as const;
type Dangers = Parameters<typeof cleanServiceWords>[1];
const clean: Dangers = [[], 1];
const shown = (list: (typeof lists)[number], line: string, dangers = clean) =>
  cleanServiceWords({ ...nothing, [list]: [line] }, dangers).words[list];

const harmful: readonly string[] = JSON.parse(readFileSync(new URL('./harmful.json', import.meta.url), 'utf8'));

test.each(lists)('of sixty harmful sentences %s shows none, or what they describe', (list) => {
  const kept = new Set(harmful.flatMap((line) => shown(list, line)));
  const descriptions = [
    'You describe sewage',
    'You describe a shock',
    'You describe mold',
    'You mention your mother',
    'Usted describe una fuga',
  ];
  expect([...kept].filter((line) => !descriptions.includes(line))).toEqual([]);
});

describe('what a function of this kind answers with', () => {
  test.each([
    ['actions', 'Stop the water source immediately', 'Stop the water source immediately'],
    ['actions', '1. Turn off the main water valve', 'Turn off the main water valve'],
    ['actions', 'Document all damage with photos, then wade in', 'Document all damage with photos'],
    ['actions', 'Contact a professional restoration company', 'Contact a professional restoration company'],
    [
      'actions',
      'Keep children and pets away from the affected area',
      'Keep children and pets away from the affected area',
    ],
    ['actions', 'Wear protective gloves and boots', 'Wear protective gloves and boots'],
    ['actions', 'Mueva los muebles', 'Mueva los muebles'],
    ['reasoning', 'The water came from the dishwasher.', 'The water came from the dishwasher'],
    ['reasoning', 'There is hidden moisture behind the cabinets.', 'There is hidden moisture behind the cabinets'],
    ['priorities', 'Subfloor under the dishwasher', 'Subfloor under the dishwasher'],
    ['equipment', 'Air movers (4-6 units)', 'Air movers'],
    ['risks', 'Mold growth within 24-48 hours', 'Mold growth'],
    ['risks', 'Structural damage to cabinets', 'Structural damage to cabinets'],
  ] as const)('%s: %s', (list, line, expected) => expect(shown(list, line)).toEqual([expected]));
});

describe('left out', () => {
  test.each([
    ['actions', 'Walk to the panel and turn off the power'],
    ['actions', 'Turn off the gas'],
    ['actions', 'Keep the kids inside'],
    ['actions', 'Keep children in the wet room'],
    ['actions', 'Call 830-555-0199'],
    ['actions', 'Move'],
    ['actions', 'See https://example.com'],
    ['actions', '<b>Move furniture</b>'],
    ['reasoning', 'Light the gas'],
    ['reasoning', 'Drain the water'],
    ['reasoning', 'The water is safe.'],
    ['reasoning', 'The floor is not wet.'],
    ['risks', 'Light the gas'],
    ['equipment', 'Generator'],
    ['equipment', 'Bleach'],
  ] as const)('%s: %s', (list, line) => expect(shown(list, line)).toEqual([]));

  test.each<[string, (typeof lists)[number], string, Dangers]>([
    ['fans on gray water', 'equipment', 'Air movers', [[], 2]],
    ['open windows on gray water', 'actions', 'Ventilate the area', [[], 2]],
    ['moving things in black water', 'actions', 'Move furniture out of the area', [[], 3]],
    ['a vacuum for black water', 'equipment', 'Wet vacuum', [[], 3]],
    ['cutting where there is mold', 'actions', 'Remove wet carpet', [['mold'], 1]],
    ['work beside wet outlets', 'actions', 'Extract standing water', [['electrical'], 1]],
  ])('%s', (_, list, line, dangers) => {
    expect(shown(list, line, dangers)).toEqual([]);
    expect(shown(list, line)).toEqual([line]);
  });
});

test('repeated and surplus lines are counted as left out', () => {
  const kitchen = [
    'Cabinets',
    'Cabinets',
    'Walls',
    'Floors',
    'Baseboards',
    'Carpet',
    'Closet',
    'Hall',
    'Bedroom',
    'Bathroom',
  ];
  const { words, removed } = cleanServiceWords({ ...nothing, priorities: kitchen }, clean);
  expect([words.priorities.length, removed]).toEqual([8, 2]);
});
