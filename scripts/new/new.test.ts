import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { towns } from '#content/facts/tables/towns.ts';
import { newCalculator } from './calculator.ts';
import type { Plan, Read } from './change.ts';
import { newGuide } from './guide.ts';
import { newReview } from './review.ts';
import { newStory } from './story.ts';
import { newTown } from './town.ts';
import { newVideo } from './video.ts';

const project: Read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
const today = '2026-11-22';
/** Next to the owner's first town, and at the other end of Texas. */
const [north = '', west = ''] = [towns[0]?.north, towns[0]?.west].map(String);
const farNorth = Number(north) > 31 ? 26 : 36;
const kinds = {
  calculator: (words: readonly string[]) => newCalculator(project, words),
  guide: (words: readonly string[]) => newGuide(project, words, today),
  review: (words: readonly string[]) => newReview(project, words),
  story: (words: readonly string[]) => newStory(project, words, today),
  town: (words: readonly string[]) => newTown(project, words),
  video: (words: readonly string[]) => newVideo(project, words),
} satisfies Record<string, (words: readonly string[]) => Plan>;
type Kind = keyof typeof kinds;

const refused: readonly (readonly [kind: Kind, words: readonly string[], sentence: string])[] = [
  ['guide', [], 'Say a name and two titles'],
  ['guide', ['leak-of-a-test', 'Leak of a test'], 'Say a name and two titles'],
  ['guide', ['Leak_Of_A_Test', 'Leak of a test', 'Tuberías'], 'cannot be an address'],
  ['guide', ['mold-prevention', 'Mold', 'Moho'], 'There is a guide "mold-prevention" already'],
  ['guide', ['mold', 'Mold', 'Prevenir moho'], 'Another page has the Spanish title'],
  ['guide', ['mold', 'Mo', 'Moho'], 'A title has 3 to 90 characters'],
  ['guide', ['mold', 'Mold', '¿¡!?'], 'gives no Spanish address'],
  ['calculator', ['circuits', 'Circuits', 'Circuitos'], 'There is a calculator "circuits" already'],
  ['review', ['flir-mr277', 'FLIR', 'FLIR'], 'There is a review "flir-mr277" already'],
  ['story', ['elks-lodge-seguin', 'A lodge', 'Un salón'], 'There is a story "elks-lodge-seguin" already'],
  ['video', ['One title'], 'Say two titles'],
  ['video', ['A wall', 'Una pared', 'short'], 'is no id of a video'],
  ['video', ['A wall', 'Una pared', 'dQw4w9WgXcQ'], 'A published video has a length'],
  ['video', ['A wall', 'Una pared', 'dQw4w9WgXcQ', '4:72'], 'A published video has a length'],
  ['video', ['Reading a wall from dry to wet', 'Una pared'], 'There is a video'],
  ['town', ['Testwell'], 'Say a name in quotes and three numbers'],
  ['town', ['testwell', '29.79', '98.73', '1405'], 'is no name of a town'],
  ['town', ['Seguin', '29.57', '97.96', '522'], '"Seguin" is served already'],
  ['town', ['Testwell', '29.79', '-98.73', '1405'], 'Texas lies between 93.5 and 106.7 (west)'],
  ['town', ['Testwell', '29.79', '98.73', 'high'], 'Texas lies between 0 and 8751 (feet)'],
  ['town', ['Testwell', String(farNorth), '98.73', '1405'], ', the nearest town that is served'],
];

test.each(refused)('new %s %j is refused in one sentence: %s', (kind, words, sentence) => {
  const plan = kinds[kind](words);
  expect(plan).toContain(sentence);
  expect(String(plan).split('\n')).toHaveLength(1);
});

/** By names that no owner gives to a page or finds on a map: the tests hold in his project, too. */
const written: readonly (readonly [kind: Kind, words: readonly string[], into: Readonly<Record<string, string>>])[] = [
  [
    'guide',
    ['leak-of-a-test', 'Leak of a test', 'Fuga de una prueba'],
    {
      'content/en/guides/leak-of-a-test.mdx': 'title: "Leak of a test"',
      'content/es/guides/leak-of-a-test.mdx': 'title: "Fuga de una prueba"',
      'src/lib/routes/addresses.ts': "{ path: '/guides/leak-of-a-test', kind: 'static' },",
      'content/es/labels/addresses.ts': "'/guides/leak-of-a-test': '/guias/fuga-de-una-prueba',",
      'src/lib/figures/shared/thumbnails.ts': "'/guides/leak-of-a-test': 'shut-off-points',",
    },
  ],
  [
    'calculator',
    ['floor-area', 'Floor area', 'Área de un piso'],
    {
      'core/calculators/floor-area/definition.ts': "name: 'floor-area',",
      'core/calculators/floor-area/cases.json': '{"area":300}',
      'core/calculators/registry.ts': "'floor-area': () => import('./floor-area/definition.ts'),",
      'content/en/calculators/floor-area.ts': "heading: 'A room of {length} × {width} ft',",
      'content/es/calculators/floor-area.ts': "heading: 'Un cuarto de {length} × {width} pies',",
      'content/en/calculators/floor-area.mdx': 'title: "Floor area"',
      'content/es/calculators/floor-area.mdx': 'title: "Área de un piso"',
      'content/en/labels/tool-list.ts': "'floor-area': { name: 'Floor area',",
      'content/es/labels/tool-list.ts': "'floor-area': { name: 'Área de un piso',",
      'content/en/pages/calculators.mdx': ' floor-area"',
      'content/es/pages/calculators.mdx': ' floor-area"',
      'src/features/calculators/floor-area/FloorArea.tsx': 'export function FloorArea(data: CalculatorData) {',
      'src/features/calculators/load.ts': "'floor-area': () => import('./floor-area/FloorArea.tsx'),",
      'src/features/calculators/page/CalculatorIsland.astro': '<FloorArea client:load {...data} />',
      'src/features/tool-list/tools.ts': "'floor-area': 'M4",
      'src/lib/seo/share-images/calculator-drawings.ts': "'/calculators/floor-area': airMovement,",
      'src/lib/routes/addresses.ts': "{ path: '/calculators/floor-area', kind: 'tool' },",
      'content/es/labels/addresses.ts': "'/calculators/floor-area': '/calculadoras/area-de-un-piso',",
    },
  ],
  [
    'review',
    ['blue-r250', 'Blue R250 meter', 'Medidor Blue R250'],
    {
      'content/en/reviews/blue-r250.mdx': '<ToolSheet review="blue-r250" />',
      'content/es/reviews/blue-r250.mdx': '<Score review="blue-r250" />',
      'content/en/collections/reviews.ts': "'blue-r250': [{ quantity: 'Warranty'",
      'content/es/collections/reviews.ts': "title: 'Medidor Blue R250',",
      'checks/prose/words.txt': '\nBlue\n',
      'checks/spanish/words.txt': '\nBlue\n',
      'src/lib/routes/addresses.ts': "{ path: '/reviews/blue-r250', kind: 'static' },",
      'content/es/labels/addresses.ts': "'/reviews/blue-r250': '/resenas/medidor-blue-r250',",
    },
  ],
  [
    'story',
    ['wet-school', "A school's wet floor", 'El piso mojado de una escuela'],
    {
      'content/en/blog/wet-school.mdx': 'title: "A school\'s wet floor"',
      'content/es/blog/wet-school.mdx': 'id="what"',
      'content/en/lists/posts.ts': 'title: "A school\'s wet floor",',
      'content/es/lists/posts.ts': "content: '/blog/wet-school',",
      'src/lib/routes/addresses.ts': "{ path: '/blog/wet-school', kind: 'static' },",
      'content/es/labels/addresses.ts': "'/blog/wet-school': '/blog/piso-mojado-de-una-escuela',",
    },
  ],
  [
    'video',
    ['Closing a stiff valve', 'Cómo cerrar una llave dura', 'dQw4w9WgXcQ', '4:12'],
    {
      'content/en/collections/videos.ts': "title: 'Closing a stiff valve',",
      'content/es/collections/videos.ts': "title: 'Cómo cerrar una llave dura',",
    },
  ],
  [
    'town',
    ['Testwell', north, west, '1405'],
    {
      'content/owner.ts': "'Testwell'",
      'content/facts/tables/towns.ts': `{ name: 'Testwell', id: 'testwell', elevationFt: 1405, north: ${north}, west: ${west} },`,
      'checks/prose/words.txt': '\nTestwell\n',
      'checks/spanish/words.txt': '\nTestwell\n',
      'content/facts/psychrometrics.ts': ', Testwell 1,405 feet.',
    },
  ],
];

test.each(written)('new %s %j writes what it needs and nothing else', (kind, words, into) => {
  const plan = kinds[kind](words);
  if (typeof plan === 'string') throw new Error(plan);
  expect(plan.map(({ path }) => path).sort()).toEqual(Object.keys(into).sort());
  for (const { path, text } of plan) {
    expect(text).toContain(into[path]);
    const before = project(path);
    // Nothing that was there is lost.
    if (before) expect(text.length).toBeGreaterThan(before.length);
  }
});
