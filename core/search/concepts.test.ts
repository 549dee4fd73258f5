import { describe, expect, test } from 'vitest';
import { conceptsOf } from './concepts.ts';
import { indexSite } from './site-index.ts';

const synonyms = {
  drywall: 'sheetrock,gypsum board',
  calculator: 'how many',
  outage: 'out of power',
  panel: 'breaker',
  valve: 'breaker box,shut off',
  switch: 'shut off',
  compound: 'sheetrock mud',
  drying: 'how',
};

/** What a query asks for on a site of these words: the ways to say each thing, with how surely it is meant. */
function asked(site: string, query: string, isTyping = false) {
  const index = indexSite({
    pages: [['/', '', 1, 0]],
    sections: [[0, '', '', site, '']],
    names: [],
    directory: '/directory',
    speech: { endings: 'ing s', small: 'the a how is many out of shut', general: '', danger: '', synonyms },
  });
  return conceptsOf(index, query, isTyping).map((concept) =>
    concept.map(({ stems, sure }) => `${stems.join('+')} ${sure.toFixed(2)}`).join(', '),
  );
}

const house = 'the roof leak wet drywall how to dry board breaker box power water setup runoff set up run off';

describe('asked for', () => {
  test.each([
    ['is each word', 'wet roof', ['wet 1.00', 'roof 1.00']],
    ['is a word in any form', 'Roofs roofing', ['roof 1.00', 'roof 1.00']],
    ['is no word that only asks', 'how is the roof', ['roof 1.00']],
    ['are words that only ask where there is nothing else', 'how the', ['how 1.00', 'the 1.00']],
    ['is nothing', '?', []],
    ['is what the site does not say', 'wet qqqq', ['wet 1.00', '']],
    ['are sixteen words of more', 'wet '.repeat(17), Array(16).fill('wet 1.00')],
  ])('%s: %s', (_, query, concepts) => {
    expect(asked(house, query)).toEqual(concepts);
  });
});

describe('what people call a thing', () => {
  test.each([
    ['a synonym of the site’s own term', 'sheetrock', ['sheetrock 1.00, drywall 0.90']],
    ['may be of several words', 'the gypsum board roof', ['gypsum+board 1.00, drywall 0.90', 'roof 1.00']],
    ['may be of words that ask', 'how many roofs', ['calculator 0.90', 'roof 1.00']],
    ['counts by those of its words that tell something', 'out of power', ['power 1.00, outage 0.90']],
    ['is the longest name that fits', 'breaker box', ['breaker+box 1.00, valve 0.90']],
    ['is the shorter one alone', 'breaker roof', ['breaker 1.00, panel 0.90', 'roof 1.00']],
    ['may be two things', 'shut off roof', ['off 1.00, valve 0.90, switch 0.90', 'roof 1.00']],
  ])('%s: %s', (_, query, concepts) => {
    expect(asked(house, query)).toEqual(concepts);
  });
});

describe('a word that is', () => {
  test.each([
    ['parted is the one of the site', 'dry wall', ['drywall 1.00']],
    ['parted behind another', 'wet dry wall', ['wet 1.00', 'drywall 1.00']],
    ['parted and of six letters', 'run off', ['runoff 1.00']],
    ['two words as well as one of five letters', 'set up', ['set 1.00', 'up 1.00']],
    ['of the site is not lost behind another', 'roof drywall', ['roof 1.00', 'drywall 1.00']],
    ['written together is two of the site', 'breakerbox', ['breaker+box 1.00']],
    ['written together with one of three letters', 'wetroof', ['wet+roof 1.00']],
    ['written together with one of two letters is none', 'roofup uproof', ['', '']],
    ['half of the site is none', 'roofqqq', ['']],
  ])('%s: %s', (_, query, concepts) => {
    expect(asked(house, query)).toEqual(concepts);
  });

  test.each([
    ['not finished is what it begins, as surely as it is long', house, 'roof wat', ['roof 1.00', 'water 0.42']],
    ['not the last is finished', house, 'wat roof', ['', 'roof 1.00']],
    ['of one letter begins nothing', house, 'w', ['']],
    ['of the site may begin another', 'dry dryer', 'dry', ['dry 1.00, dryer 0.42']],
    ['of the site begins no other form of itself', 'roof roofing', 'roof', ['roof 1.00']],
    [
      'begun is one of the six shortest',
      'watermark wall warm wash water warping war waxes',
      'wa',
      ['war 0.47, wall 0.35, warm 0.35, wash 0.35, water 0.28, waxe 0.28'],
    ],
  ])('%s, while it is typed: %s, %s', (_, site, query, concepts) => {
    expect(asked(site, query, true)).toEqual(concepts);
  });

  test('finished begins nothing', () => {
    expect(asked(house, 'wat')).toEqual(['']);
  });

  test.each([
    ['one slip', 'drywall', 'dryvall', ['drywall 0.75']],
    ['two slips', 'moisture', 'moizturre', ['moisture 0.50']],
    ['too many slips', 'moisture', 'moizkurre', ['']],
    ['a slip at its first letter', 'moisture', 'noisture', ['moisture 0.75']],
    ['a slip that is likelier than one at the first letter', 'fader water', 'wader', ['water 0.75']],
    ['fewer slips than to another', 'moisturr moisture', 'moistore', ['moisture 0.75']],
    ['no slip of a word with the same letters', 'straw water', 'watr', ['water 0.75']],
    ['a slip of what people call it', 'drywall', 'shetrock', ['sheetrock 0.75, drywall 0.75']],
    [
      'a slip of seven words, of which six are tried',
      'card cold cork corn core curd chord',
      'cord',
      ['card 0.75, cold 0.75, cork 0.75, corn 0.75, core 0.75, curd 0.75'],
    ],
  ])('written with %s, on a site of %s: %s', (_, site, query, concepts) => {
    expect(asked(site, query)).toEqual(concepts);
  });
});
