import { appendToList, applyAll, type Change, insertAfterLast, type Plan, type Read } from './change.ts';
import { type Collection, type PageMessages, pageFiles, planPage, quoted } from './page.ts';

const collection: Collection = {
  kind: 'calculator',
  folder: 'calculators',
  address: '/calculators',
  spanishAddress: '/calculadoras',
  pageKind: 'tool',
};

/** A calculator of a floor's area with its page, messages, icon, drawing and links in both languages. It passes as it is. */
export function newCalculator(read: Read, words: readonly string[]): Plan {
  return planPage(read, collection, words, (page) => {
    const { name } = page;
    const component = name.replace(/(?:^|-)([a-z0-9])/g, (_whole, letter: string) => letter.toUpperCase());
    return applyAll(
      read,
      ...pageFiles(collection, page, { en: pageOf(page.english, english), es: pageOf(page.spanish, spanish) }),
      file(`core/calculators/${name}/definition.ts`, definition(name)),
      file(`core/calculators/${name}/cases.json`, cases),
      file(`content/en/calculators/${name}.ts`, messages(name, english)),
      file(`content/es/calculators/${name}.ts`, messages(name, spanish)),
      file(`src/features/calculators/${name}/${component}.tsx`, island(name, component)),
      ...registrations(page, component),
    );
  });
}

const file = (path: string, text: string) => (): Change => ({ path, text });

/** The lists that name every calculator. */
function registrations(
  { name, english: title, spanish: titulo }: PageMessages,
  component: string,
): readonly ((read: Read) => Change)[] {
  const last = (path: string, line: RegExp, added: string) => (read: Read) => insertAfterLast(read, path, line, added);
  const entry = (path: string, list: string, added: string) => (read: Read) => appendToList(read, path, list, added);
  const astro = 'src/features/calculators/page/CalculatorIsland.astro';
  const tool = (label: string, line: string) => `    '${name}': { name: ${quoted(label)}, line: ${quoted(line)} },`;
  return [
    entry('core/calculators/registry.ts', 'calculators', `  '${name}': () => import('./${name}/definition.ts'),`),
    last(
      'src/features/calculators/load.ts',
      /import\('.*\.tsx'\)/,
      `  '${name}': () => import('./${name}/${component}.tsx'),`,
    ),
    last(
      astro,
      /^import \{ \w+ \} from '\.\.\/[\w-]+\//,
      `import { ${component} } from '../${name}/${component}.tsx';`,
    ),
    last(astro, /^ {2}\{name === /, `  {name === '${name}' && <${component} client:load {...data} />}`),
    entry('src/features/tool-list/tools.ts', 'toolIcons', `  '${name}': 'M4 6H26V24H4ZM4 15H26M15 6V24',`),
    entry('content/en/labels/tool-list.ts', 'tools', tool(title, english.line)),
    entry('content/es/labels/tool-list.ts', 'tools', tool(titulo, spanish.line)),
    listed('content/en/pages/calculators.mdx', name),
    listed('content/es/pages/calculators.mdx', name),
    // The drawing of a neighbor, until it has one of its own.
    entry(
      'src/lib/seo/share-images/calculator-drawings.ts',
      'calculatorDrawings',
      `  '/calculators/${name}': airMovement,`,
    ),
  ];
}

/** The name at the end of the first group of the page of all tools. */
const listed =
  (path: string, name: string) =>
  (read: Read): Change => ({
    path,
    text: (read(path) ?? '').replace(/<Tools [^>]*names="[^"]*/, (group) => `${group} ${name}`),
  });

const definition = (name: string) => `import { areaOf, sizeField } from '../shared/common-fields.ts';
import { define } from '../shared/define.ts';

const length = sizeField();
const width = sizeField();

/** Say what it calculates, and by which rule. */
export const definition = define({
  name: '${name}',
  fields: { length, width },
  factors: {},
  quantities: { area: areaOf(length, width) },
  example: { length: '20', width: '15' },
  results: ['area'],
  refusals: [{ code: 'fields-invalid' }],
});
`;

const cases = `{
  "accepted": [{"input":{"length":"20","width":"15"},"result":{"area":300}}],
  "refused": [{"input":{"length":"","width":"15"},"error":"fields-invalid","fields":["length"]}]
}
`;

const island = (
  name: string,
  component: string,
) => `import { definition } from '#core/calculators/${name}/definition.ts';
import { Calculator, type CalculatorData } from '../Calculator.tsx';
import type { Parts } from '../types.ts';

export const parts: Parts<typeof definition> = {};

/** The calculator, as an island. */
export function ${component}(data: CalculatorData) {
  return <Calculator definition={definition} parts={parts} {...data} />;
}
`;

const english = {
  head: (name: string) => `import type { definition } from '#core/calculators/${name}/definition.ts';
import type { CalculatorMessages } from '../../i18n/calculator-messages.ts';
`,
  type: 'CalculatorMessages<typeof definition>',
  lede: 'Measure the room to see the area of its floor. The math runs on your device, and your numbers stay there.',
  length: 'Length (ft)',
  width: 'Width (ft)',
  invalid: 'Please enter a length and a width from {lengthLeast} to {lengthMost} feet.',
  heading: 'A room of {length} × {width} ft',
  area: 'Floor area',
  how: 'length × width',
  source: 'geometry',
  line: 'Say what it calculates.',
  description: 'say here in one sentence what it calculates, and for whom.',
  method: 'How it’s worked out',
  text: 'Say how it works, and what it leaves out.',
};

const spanish: typeof english = {
  head: (name: string) => `import type { words as english } from '../../en/calculators/${name}.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';
`,
  type: 'MessageShape<typeof english>',
  lede: 'Mida el cuarto para ver el área de su piso. El cálculo se hace en su dispositivo, y sus números se quedan ahí.',
  length: 'Largo (pies)',
  width: 'Ancho (pies)',
  invalid: 'Escriba un largo y un ancho de {lengthLeast} a {lengthMost} pies.',
  heading: 'Un cuarto de {length} × {width} pies',
  area: 'Área del piso',
  how: 'largo × ancho',
  source: 'geometría',
  line: 'Diga qué calcula.',
  description: 'diga aquí en una frase qué calcula y para quién.',
  method: 'Cómo se calcula',
  text: 'Diga cómo funciona y qué deja fuera.',
};

const messages = (name: string, say: typeof english) => `${say.head(name)}
export const words = {
  lede: '${say.lede}',
  fields: { length: { label: '${say.length}' }, width: { label: '${say.width}' } },
  errors: { 'fields-invalid': '${say.invalid}' },
  heading: '${say.heading}',
  quantities: { area: { label: '${say.area}', how: '${say.how}', source: '${say.source}' } },
} as const satisfies ${say.type};
`;

const pageOf = (title: string, { description, method, text }: typeof english) => `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(`${title}: ${description}`)}
---

<Section id="method" title="${method}">

${text}

</Section>
`;
