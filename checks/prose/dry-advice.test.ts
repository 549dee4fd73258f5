import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parsePage, parseText } from '../pages/parse-page.ts';
import { languageFiles } from '../texts/language-files.ts';
import { piecesOf } from '../texts/text-pieces.ts';
import { passagesOf, unsafeAdvice } from './dry-advice.ts';

const condition = 'Only if it’s clean water and the power is safe:';

describe('a line on its own', () => {
  test.each([
    'Run fans and a dehumidifier.',
    'Run fans and dehumidifiers, but keep children out.',
    'Get standing water out. The goal is a dry house.',
    'Remove standing water with towels or a wet vacuum.',
    'Mop, bail or use a wet vacuum.',
    'Take the water out while it is liquid.',
    'On the first day: point fans along the walls.',
    'Clean water only: run fans.',
    'The power is safe? Run fans.',
    'Stop the water. Start to dry at once.',
  ])('"%s" lacks its condition', (line) => {
    expect(unsafeAdvice([line], 'en')).toHaveLength(1);
  });

  test.each([
    `${condition} run fans and a dehumidifier.`,
    `${condition} get standing water out. Run fans.`,
    'Run no fans where you can see mold.',
    'Stop the fans as soon as you see mold.',
    'Fans spread mold.',
    'Take pictures before the water goes out of the house.',
    'Get everyone out of the water.',
    'Set a date with the adjuster.',
    'Start the drying',
  ])('"%s" is safe', (line) => {
    expect(unsafeAdvice([line], 'en')).toEqual([]);
  });
});

describe('a passage', () => {
  test('the condition holds to the next heading, and not before it was said', () => {
    const page = parseText(`## One\n\n${condition} take it slowly.\n\n- Run fans.\n\n## Two\n\n- Run fans.\n`);
    expect(passagesOf(page).map((lines) => unsafeAdvice(lines, 'en'))).toEqual([[], ['Run fans.']]);
    expect(unsafeAdvice(['Run fans.', condition], 'en')).toEqual(['Run fans.']);
  });
});

describe('in Spanish', () => {
  const condition = 'Solo si el agua es limpia y no hay peligro de corriente:';

  test.each([
    'Prenda ventiladores y un deshumidificador.',
    'Primero saque el agua; luego ponga ventiladores.',
    'Saque el agua estancada. La meta es una casa seca.',
    'Use una aspiradora de agua o un trapeador.',
    'Trapee lo que quede.',
    'Pare el agua. Empiece hoy a secar.',
    'El primer día: apunte los ventiladores a lo largo de las paredes.',
    'Solo con agua limpia: prenda ventiladores.',
    'Si no hay peligro de corriente: prenda ventiladores.',
    'Lave con agua limpia, y con la luz sin peligro prenda ventiladores. Use abanicos.',
  ])('"%s" lacks its condition', (line) => {
    expect(unsafeAdvice([line], 'es')).toHaveLength(1);
  });

  test.each([
    `${condition} prenda ventiladores y un deshumidificador.`,
    `${condition} saque el agua estancada. Use ventiladores.`,
    'No use ventiladores donde se ve moho.',
    'Apague los ventiladores en cuanto vea moho.',
    'Los ventiladores esparcen el moho.',
    'Saque fotos antes de sacar el agua de la casa.',
    'Saque a todos del agua.',
    'Saque el agua',
  ])('"%s" is safe', (line) => {
    expect(unsafeAdvice([line], 'es')).toEqual([]);
  });
});

const languages = ['en', 'es'] as const;
const pages = languages.flatMap((language) =>
  globSync(`content/${language}/**/*.mdx`).map((file) => ({ file, language })),
);

test.each(pages)('$file has the safety condition before the advice', ({ file, language }) => {
  expect(passagesOf(parsePage(file)).flatMap((lines) => unsafeAdvice(lines, language))).toEqual([]);
});

/** The assessment has its own safety gate with tests of its own. */
const records = languages.flatMap((language) =>
  languageFiles(language)
    .filter((file) => file.endsWith('.ts') && !file.startsWith('assessment/'))
    .map((file) => ({ file: `content/${language}/${file}`, language })),
);

test.each(records)('$file has the safety condition in the line', ({ file, language }) => {
  expect(piecesOf(file).flatMap(({ text }) => unsafeAdvice([text], language))).toEqual([]);
});
