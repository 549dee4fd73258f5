import { expect, test } from 'vitest';
import { splitByFont } from './fallback-fonts.ts';

/** A font with Latin letters only. */
const has = (codePoint: number) => codePoint < 0x250;
const cut = (text: string) =>
  splitByFont({ text, bold: true }, has).map((part) => (part.foreign ? [part.text] : part.text));

test.each<[string, string, readonly (string | readonly string[])[]]>([
  ['what the font has', 'Peña 3', ['Peña 3']],
  ['a name in another script, which may break anywhere', 'Li 李明.', ['Li ', ['李'], '\u200b', ['明'], '\u200b', '.']],
  ['a picture of several signs as one', 'a👨‍👩‍👧b', ['a', ['👨‍👩‍👧'], '\u200b', 'b']],
  ['letters that join, together', 'خالد x', [['خالد'], ' x']],
  [
    'right-to-left words as one, with what is between them',
    'a محمد علي (2) للتأمين b',
    ['a ', ['محمد علي (2) للتأمين'], ' b'],
  ],
  ['right-to-left words apart, with Latin letters between them', 'محمد a علي', [['محمد'], ' a ', ['علي']]],
  ['nothing', '', []],
])('parts %s', (_, text, parts) => {
  expect(cut(text)).toEqual(parts);
});

test('keeps the style of the run in every part', () => {
  expect(splitByFont({ text: 'a李', bold: true }, has).slice(0, 2)).toEqual([
    { text: 'a', bold: true },
    { text: '李', bold: true, foreign: true },
  ]);
});
