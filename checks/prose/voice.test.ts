import { describe, expect, test } from 'vitest';
import { languageFiles } from '../texts/language-files.ts';
import { piecesOf } from '../texts/text-pieces.ts';
import { allowed, remarksOn, slipsIn, stopWordsIn, voiceOf } from './voice.ts';

describe('stop words', () => {
  test.each([
    ['Ask somebody to bring it back.', ['somebody', 'bring it back']],
    ['Each machine stands on a thing of its own.', ['machine', 'stands', 'a thing']],
    ['Keep the papers; a paper is second hand.', ['papers', 'a paper', 'second hand']],
    ['Whom shall we call?', ['Whom', 'shall']],
    ['Unplug the washing machine and the ice machine. Use paper towels.', []],
    ['{count} × {machine}: “Shall” marks what the law requires. We understand.', []],
  ])('%s', (text, words) => {
    expect(stopWordsIn(text).map((found) => found.split(':')[0])).toEqual(words);
  });
});

describe('contractions in 1,000 words', () => {
  const measured = (...blocks: readonly string[]) =>
    voiceOf(blocks.map((text) => ({ at: '', kind: 'paragraph', text }))).contractions;

  test.each([
    ['a verb and not', ['Don’t touch it, it’s wet.'], 400],
    ['a possessive is none', ['The room’s air and the owner’s file.'], 0],
    ['a noun and a verb that cannot be a possessive', ['The water’ll rise until you’ve closed it off.'], 250],
    ['labels do not count', ['It’s wet', 'Close the main valve now.'], 0],
    ['nothing to count', [], 0],
  ])('%s', (_case, blocks, rate) => {
    expect(measured(...blocks)).toBe(rate);
  });

  test('headings and tables do not count', () => {
    const text = 'It’s what you can’t see that counts.';
    expect(voiceOf([{ at: '1', kind: 'heading2', text }]).words).toBe(0);
    expect(voiceOf([{ at: '2', kind: 'tableCell', text }]).words).toBe(0);
  });
});

test.each([
  ['You dont know a hour from the the other.', 3],
  ['An {count} of {all}. Don’t join an hour and a unit.', 0],
])('%s: %i slips', (text, slips) => {
  expect(slipsIn(text)).toHaveLength(slips);
});

const files = languageFiles('en').map((file) => ({ file, pieces: piecesOf(`content/en/${file}`) }));

test.each(files)('$file uses none of the words that sound translated: npm run voice', ({ file, pieces }) => {
  expect(remarksOn(`content/en/${file}`, pieces)).toEqual([]);
});

/** Fewer words are not held to a rate; a legal page is as formal as it has to be. */
const pages = files
  .filter(({ file }) => file.endsWith('.mdx') && !file.startsWith('pages/legal/'))
  .map(({ file, pieces }) => ({ file, voice: voiceOf(pieces) }))
  .filter(({ voice }) => voice.words >= 100);

test.each(pages)('$file sounds spoken: 8 contractions in 1,000 words at least', ({ voice }) => {
  expect(voice.contractions).toBeGreaterThanOrEqual(8);
});

test('every allowed phrase is used', () => {
  const all = files.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('\n');
  expect(allowed.filter(([phrase]) => all.search(phrase) < 0)).toEqual([]);
});
