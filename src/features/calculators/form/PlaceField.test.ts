import { expect, test } from 'vitest';
import { words } from '#content/en/calculators/psychrometric.ts';
import { languages } from '#content/i18n/languages.ts';
import { localeOf } from '#content/i18n/locale.ts';
import { placeAsAltitude, placeText } from './PlaceField.tsx';

const locale = localeOf(languages.en);

test.each([
  ['0', 'Sea level'],
  ['522', 'Seguin, 522 ft'],
  ['1234', '1234 ft'],
])('an altitude of %s ft is "%s"', (altitude, text) => {
  expect(placeText(words.own.place, locale, altitude)).toBe(text);
});

test.each([
  ['temperature=80&humidity=60', 'temperature=80&humidity=60'],
  ['temperature=80&place=sea-level', 'temperature=80&altitude=0'],
  ['place=sea-level&altitude=500', 'altitude=0'],
  ['place=seguin', 'altitude=522'],
  ['place=altitude&altitude=500', 'altitude=500'],
  ['place=altitude', 'altitude='],
  ['place=atlantis', 'place=atlantis'],
])('a link with %s is read as %s', (query, known) => {
  expect(placeAsAltitude(new URLSearchParams(query)).toString()).toBe(known);
});
