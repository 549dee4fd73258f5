import { describe, expect, test } from 'vitest';
import { parseFrontmatter } from '../../content/schemas.ts';
import { loneNumbers, missingNumbers } from '../claims/numbers.ts';
import { recordFaults } from '../claims/record-faults.ts';
import { misspelled } from './spelling.ts';

describe('numbers', () => {
  test.each([
    ['$1,000 to $2,500.', ['1,000', '2,500']],
    ['Categories 1, 2 and 3', []],
    ['Class 2 in 3 days', ['3']],
    ['911 or 24/7', []],
  ])('%s', (text, numbers) => {
    expect(loneNumbers(text)).toEqual(numbers);
  });

  test('commas and trailing zeros do not matter', () => {
    expect(missingNumbers(['7000', '0.8'], '7,000 and 0.80')).toEqual([]);
    expect(missingNumbers(['70'], '7,000 and 170')).toEqual(['70']);
  });
});

describe('records', () => {
  test('a line with a foreign number fails', () => {
    expect(recordFaults({ steps: [{ words: 'below 61%', facts: ['humidity-target'] }] })).toEqual([
      '"below 61%": the number 61 does not stand in "humidity-target"',
    ]);
  });
  test('a number with no fact fails, and a label passes', () => {
    expect(recordFaults({ steps: ['Wait 3 days.'], time: '0-30 minutes' })).toEqual([
      '"Wait 3 days.": the number 3 names no fact and no house rule',
    ]);
  });
  test.each(['words', 'label', 'note', 'advice', 'title'])('the words under "%s" are no label', (key) => {
    expect(recordFaults({ [key]: 'Wait 3 days.' })).toEqual([
      '"Wait 3 days.": the number 3 names no fact and no house rule',
    ]);
  });
  test('an entry with a rule is held to it', () => {
    expect(recordFaults({ rule: 'humidity-below-50', listed: 'below 40%' })).toEqual([
      '"below 40%": the number 40 does not stand in house rule "humidity-below-50"',
    ]);
  });
  test('a line with its own number passes', () => {
    expect(recordFaults([{ words: 'below 60%', facts: ['humidity-target'] }, 'plain words'])).toEqual([]);
  });
});

describe('spelling', () => {
  test.each([
    ['The celing is wet.', ['celing']],
    ['FEMA’s drywall rule, N-95, https://x.y/zzq', []],
    ['Call {fone} {xlsx}', []],
  ])('%s', (text, wrong) => {
    expect(misspelled(text)).toEqual(wrong);
  });
});

describe('the head of a page', () => {
  const guide = {
    title: 'Mold prevention',
    description: 'The clock that starts with the water, and four steps that beat it.',
    address: '/guides/mold-prevention',
    group: 'safety',
    badge: 'Health',
    badgeColor: 'go',
    reviewed: '2026-11-21',
    level: 'general',
    related: ['/guides/emergency-checklist'],
  };
  const file = 'content/en/guides/mold-prevention.mdx';

  test('a whole head passes', () => {
    expect(parseFrontmatter(file, guide)).toEqual(guide);
  });

  test.each([
    ['reviewed', { ...guide, reviewed: 'last week' }, `${file}: field "reviewed": must be a day such as 2026-11-21`],
    ['related', { ...guide, related: [] }, `${file}: field "related": must name at least one other page`],
    [
      'address',
      { ...guide, address: 'mold' },
      `${file}: field "address": must be a path of this site, such as /guides/mold-prevention`,
    ],
  ])('a wrong %s is named with its file', (_field, head, message) => {
    expect(() => parseFrontmatter(file, head)).toThrow(message);
  });

  test('an unknown field is named', () => {
    expect(() => parseFrontmatter(file, { ...guide, colour: 'red' })).toThrow('colour');
  });
});
