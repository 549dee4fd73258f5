import { describe, expect, test } from 'vitest';
import { languageFiles } from '../texts/language-files.ts';
import type { Piece } from '../texts/text-pieces.ts';
import { parityErrors, recordParity } from './parity.ts';
import { lengthError, textParity } from './text-parity.ts';
import { readRecords } from './translation-records.ts';

const records = readRecords();
const today = new Date().toISOString().slice(0, 10);

const piece = (text: string, at = 'a', kind = 'text'): Piece => ({ at, kind, text });

describe('numbers and places of a text', () => {
  test.each([
    ['En menos de {hours} horas', 'Within {hours} hours'],
    ['Llame al 911, las 24 horas', 'Call 911, 24/7'],
    ['de 24 a 48 horas', '24 to 48 hours'],
    ['más de 50,000 vistas, 5,200 suscripciones', '50K+ views, 5.2K subscribers'],
    ['de 60 a 86 °F (16 a 30 °C)', '60 to 86 °F'],
    ['un millón de galones', '1 million gallons'],
    ['1000 pies', '1,000 feet'],
  ])('%s: %s', (spanish, english) => expect(textParity(piece(spanish), english)).toEqual([]));

  test.each([
    ['En 2 horas', 'Within {hours} hours', ['a: {hours} is missing', 'a: 2 is not in the English']],
    ['de 24 a 72 horas', '24 to 48 hours', ['a: 48 is missing', 'a: 72 is not in the English']],
    ['las 24 horas', 'At any hour', ['a: 24 is not in the English']],
    [
      '(16 a 30 °C)',
      '60 to 86',
      ['a: 60 is missing', 'a: 86 is missing', 'a: 16 is not in the English', 'a: 30 is not in the English'],
    ],
    ['{n} y {n}', '{n}', ['a: {n} is not in the English']],
    ['12.5', '125', ['a: 125 is missing', 'a: 12.5 is not in the English']],
  ])('%s: %s', (spanish, english, errors) => expect(textParity(piece(spanish), english)).toEqual(errors));
});

describe('the shape of a record', () => {
  const english = {
    a: { label: 'Name', facts: ['mold-clock'], path: '/ask', n: 2 },
    count: { one: '1 unit', other: '{count} units' },
    ids: ['one-id'],
  };

  test('other words, a plural more and no list of ids pass', () => {
    const spanish = {
      a: { label: 'Nombre', facts: ['mold-clock'], path: '/ask', n: 2 },
      count: { one: '1', many: '{count} de', other: '{count}' },
    };
    expect(recordParity(spanish, english)).toEqual([]);
  });

  test.each([
    ['a missing key', { ...english, a: { facts: ['mold-clock'], path: '/ask', n: 2 } }, ['a: "label" is missing']],
    ['a surplus key', { ...english, b: '' }, ['the file: the English has no "b"']],
    ['another fact', { ...english, a: { ...english.a, facts: ['mold'] } }, ['a.facts.0: must stay "mold-clock"']],
    ['another address', { ...english, a: { ...english.a, path: '/preguntar' } }, ['a.path: must stay "/ask"']],
    ['another number', { ...english, a: { ...english.a, n: 3 } }, ['a.n: must stay 2']],
  ])('%s fails', (_case, spanish, errors) => expect(recordParity(spanish, english)).toEqual(errors));
});

test.each([
  ['forms.ask.script.submit', 'Obtener evaluación profesional con IA', 'Get Professional AI Assessment', undefined],
  ['forms.submit', 'Enviar todos los datos que usted escribió', 'Send', 31],
  ['air.quantities.dew.label', 'Punto de rocío', 'Dew point', undefined],
  ['air.quantities.dew.label', 'La temperatura del punto de rocío', 'Dew point', 24],
  ['air.quantities.dew.label', 'x'.repeat(41), 'y'.repeat(30), undefined],
  ['air.quantities.dew.note', 'La temperatura del punto de rocío', 'Dew', undefined],
])('the length of %s, "%s" for "%s"', (at, spanish, english, room) => {
  const error = room && `${at}: "${spanish}" has ${spanish.length} letters, and room for ${room}`;
  expect(lengthError(piece(spanish, at), english)).toBe(error);
});

test.each([
  ['title', 'x'.repeat(66), 'English', 'title: "'],
  ['title', 'x'.repeat(66), 'y'.repeat(66), undefined],
  ['description', 'x'.repeat(161), 'English', 'description: "'],
  ['description', 'x'.repeat(49), 'English', 'description: 49'],
  ['description', 'x'.repeat(50), 'English', undefined],
])('the %s of a page', (at, spanish, english, error) => {
  expect(lengthError(piece(spanish, at, at), english)?.slice(0, error?.length)).toBe(error);
});

test.each(languageFiles('es'))(
  '%s has the shape, the numbers and the places of its English original: npm run language',
  (file) => {
    expect(parityErrors(file, records[file], today)).toEqual([]);
  },
);

test('a file whose changed English was noted is compared again after its days of grace', () => {
  const noted = { english: [], stale: '2026-11-08' };
  const file = 'no-such-page.mdx';
  expect(parityErrors(file, noted, '2026-11-22')).toEqual([]);
  expect(parityErrors(file, noted, '2026-11-23')).toEqual([`there is no content/en/${file}`]);
});

test('every English file has its translation', () => {
  const spanish = new Set(languageFiles('es'));
  expect(languageFiles('en').filter((file) => !spanish.has(file))).toEqual([]);
});
