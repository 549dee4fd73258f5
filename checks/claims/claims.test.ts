import { describe, expect, test } from 'vitest';
import { parseText } from '../pages/parse-page.ts';
import { claimErrors } from './claims.ts';

const errorsOf = (text: string) => claimErrors(parseText(text)).map(({ line, message }) => `${line}: ${message}`);

describe('passes', () => {
  test.each([
    ['a model', 'The R250, the K7 and the LGR-7000 stand beside the MR277.'],
    ['words', 'Shut the water off. Two people can lift one sofa.'],
    ['a claim', '<Claim fact="humidity-target">Keep it below 60 percent.</Claim>'],
    ['two facts', '<Claim fact="humidity-target finish-drying-48-hours">below 60 within 48 hours</Claim>'],
    ['nested words', '<Claim fact="humidity-target">below **60** percent</Claim>'],
    ['a house rule', '<HouseRule rule="humidity-below-50">below 50%</HouseRule>'],
    ["an owner's value", '<Owner value="normalAnswerTime" />'],
    ['names with digits', 'Call 911, or us, 24/7. Wear an N-95. Category 3 and Class 4 are in S500.'],
    ['a comment', '{/* checked on the phone */}'],
    ['numbered steps', '1. Leave.\n2. Call.'],
    ['the head', '---\nreviewed: 2026-11-21\n---\n\nWords.'],
  ])('%s', (_name, text) => {
    expect(errorsOf(text)).toEqual([]);
  });
});

describe('fails', () => {
  test.each([
    [
      'an unknown fact',
      'A line.\n\n<Claim fact="no-such">words</Claim>',
      '3: there is no fact "no-such" in content/facts',
    ],
    ['no fact', '<Claim>words</Claim>', '1: a claim that names no fact'],
    ['no words', '<Claim fact="humidity-target" />', '1: <Claim> without words'],
    ['space for words', '<Claim fact="humidity-target">{" "}</Claim>', '1: <Claim> without words'],
    ['blanks for words', '<Claim fact="humidity-target">&nbsp;</Claim>', '1: <Claim> without words'],
    [
      'a number that neither fact holds',
      '<Claim fact="humidity-target finish-drying-48-hours">below 55 within 48 hours</Claim>',
      '1: the number 55 is not in "humidity-target", "finish-drying-48-hours"',
    ],
    ['a rule of blanks', '<HouseRule rule="humidity-below-50">&nbsp;</HouseRule>', '1: <HouseRule> without words'],
    ['a rule without words', '<HouseRule rule="humidity-below-50" />', '1: <HouseRule> without words'],
    ['a sum in a sentence', 'Wait {24 * 2} hours.', '1: no code in braces: a page is words'],
    ['code behind a comment', '{/* checked */ 48}', '1: no code in braces: a page is words'],
    ['code before a comment', '{48 /* checked */}', '1: no code in braces: a page is words'],
    [
      'an unconfirmed fact',
      '<Claim fact="cause-shares-unconfirmed">words</Claim>',
      '1: fact "cause-shares-unconfirmed" is not confirmed (status C)',
    ],
    [
      'a number that the fact does not hold',
      '<Claim fact="humidity-target">below 55 percent</Claim>',
      '1: the number 55 is not in "humidity-target"',
    ],
    [
      'a number in prose',
      'One.\n\nIt takes 3 days.',
      '3: the number 3 has no source: put it inside <Claim>, <HouseRule> or <Owner>, or write it as a word (the name of a model, such as MR277 or K7, needs none)',
    ],
    [
      'a number in code',
      'Type `24 hours`.',
      '1: the number 24 has no source: put it inside <Claim>, <HouseRule> or <Owner>, or write it as a word (the name of a model, such as MR277 or K7, needs none)',
    ],
    [
      'a number in a title',
      '<Section id="a" title="Dry in 3 days">\n\nWords.\n\n</Section>',
      '1: the number 3 has no source: put it inside <Claim>, <HouseRule> or <Owner>, or write it as a word (the name of a model, such as MR277 or K7, needs none)',
    ],
    [
      'an unknown rule',
      '<HouseRule rule="no-such">x</HouseRule>',
      '1: there is no house rule "no-such" in content/facts/house-rules',
    ],
    [
      'a number that the rule does not hold',
      '<HouseRule rule="humidity-below-50">below 45%</HouseRule>',
      '1: the number 45 is not in house rule "humidity-below-50"',
    ],
    ['code', '{1 + 1}', '1: no code in braces: a page is words'],
    ['an import', "import x from 'x'", '1: no import and no export: a page is words, its parts come by name'],
  ])('%s', (_name, text, error) => {
    expect(errorsOf(text)).toEqual([error]);
  });
});
