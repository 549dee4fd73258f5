import { describe, expect, test } from 'vitest';
import { initialsOf, searchWords } from './normalize.ts';

describe('normalise', () => {
  test.each([
    ["Farmers' & Mechanics", ['farmers', 'and', 'mechanics']],
    ['U.S.A.A.', ['usaa']],
    ['Assurançe', ['assurance']],
    ['', []],
  ])('reads %j as %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  test.each([
    ['Texas Farm Bureau Insurance', ['tfbi', 'tfb']],
    ['Texas Windstorm Insurance Association (TWIA)', ['twia', 'twi']],
    ['Texas Department of Insurance', ['tdoi', 'tdi']],
    ['Lone Star Surety Mutual', ['lssm']],
    ['State Farm', []],
  ])('takes the initials of %s', (name, initials) => {
    expect(initialsOf(name)).toEqual(initials);
  });
});
