import { describe, expect, test } from 'vitest';
import { tokenize } from '../nlp/tokens.ts';
import { type Length, lengthAt } from './elapsed.ts';

/** The first length that a text names, and the words that say it. */
function lengthIn(text: string): (Pick<Length, 'hours' | 'exact'> & { readonly words: string }) | null {
  const tokens = tokenize(text);
  for (const index of tokens.keys()) {
    const length = lengthAt(tokens, index);
    if (length) {
      const words = length.match.map((at) => tokens[at]?.word).join(' ');
      return { hours: length.hours, exact: length.exact, words };
    }
  }
  return null;
}

describe('a length of time in words', () => {
  test.each([
    ['30min', 0.5, '30min'],
    ['30mins', 0.5, '30mins'],
    ['36h', 36, '36h'],
    ['5hr', 5, '5hr'],
    ['5hrs', 5, '5hrs'],
    ['3d', 72, '3d'],
    ['1day', 24, '1day'],
    ['3days', 72, '3days'],
    ['2w', 336, '2w'],
    ['1wk', 168, '1wk'],
    ['2wks', 336, '2wks'],
    ['1mo', 720, '1mo'],
    ['2mos', 1440, '2mos'],
    ['30 minutes', 0.5, '30 minutes'],
    ['30 minutos', 0.5, '30 minutos'],
    ['3 hours', 3, '3 hours'],
    ['3 horas', 3, '3 horas'],
    ['5 h', 5, '5 h'],
    ['3 d', 72, '3 d'],
    ['3 days', 72, '3 days'],
    ['3 noches', 72, '3 noches'],
    ['2 semanas', 336, '2 semanas'],
    ['2 meses', 1440, '2 meses'],
    ['twelve hours', 12, 'twelve hours'],
    ['quince dias', 360, 'quince dias'],
    ['un par de dias', 48, 'par de dias'],
    ['several days', 96, 'several days'],
    ['half a day', 12, 'half a day'],
    ['media hora', 0.5, 'media hora'],
    ['half dozen days', 144, 'half dozen days'],
    ['couple of days', 48, 'couple of days'],
    ['2 or days', 48, '2 or days'],
    ['2 more days', 48, '2 more days'],
    ['2 full days', 48, '2 full days'],
    ['2 whole days', 48, '2 whole days'],
    ['2 solid days', 48, '2 solid days'],
    ['3 good days', 72, '3 good days'],
    ['3 straight days', 72, '3 straight days'],
    ['dos mas dias', 48, 'dos mas dias'],
    ['2 entire days', 48, '2 entire days'],
    ['3 to 4 days', 96, '4 days'],
    ['day 3', 72, 'day 3'],
    ['dia 3', 72, 'dia 3'],
    ['last week', 168, 'last week'],
    ['past month', 720, 'past month'],
    ['pasada semana', 168, 'pasada semana'],
    ['pasado mes', 720, 'pasado mes'],
    ['all weekend', 60, 'all weekend'],
    ['whole week', 168, 'whole week'],
    ['toda la noche, toda semana', 168, 'toda semana'],
    ['todo mes', 720, 'todo mes'],
    ['semana pasada', 168, 'semana pasada'],
    ['mes pasado', 720, 'mes pasado'],
    ['for days', 72, 'days'],
    ['hace dias', 72, 'dias'],
    ['for weeks', 504, 'weeks'],
    ['hace meses', 2160, 'meses'],
    ['it was old, 3 days wet', 72, '3 days'],
    ['3 days, old pipe', 72, '3 days'],
    ['3 days wet and old', 72, '3 days'],
    ['the baby, 3 days', 72, '3 days'],
    ['baby one two three 3 days', 72, '3 days'],
    ['in about 3 days', 72, '3 days'],
  ])('%s: %d hours', (text, hours, words) => expect(lengthIn(text)).toEqual({ hours, exact: true, words }));

  test.each([
    'x3d',
    '3dx',
    'd',
    'hours',
    'hour',
    'the hour',
    'mes',
    'week',
    'years',
    '2 years',
    'last year',
    'last day',
    'last night',
    'day week',
    'dia noche',
    'noche pasada',
    'dia pasado',
    '3. Days',
    'day 3rd',
    'week 3',
    '2 of d',
    '2 good h',
    'in 3 hours',
    'in 3 days',
    'en 3 dias',
    'en 2 horas',
    '3 weeks old',
    '3 weeks very old',
    'the warranty is void after, dry 3 days',
    'replaced about 3 days',
    'replaced just about 3 days',
    'every 2 hours',
    'within weeks',
  ])('says none: %s', (text) => expect(lengthIn(text)).toBeNull());
});
