import { describe, expect, test } from 'vitest';
import type { Hazard } from './hazards.ts';
import { readText } from './read.ts';

/** The words that name a hazard, or null where the text names none of it. */
function wordsOf(text: string, hazard: Hazard) {
  const finding = readText(text).findings.find((found) => found.hazard === hazard);
  return finding ? finding.spans.map(({ start, end }) => text.slice(start, end)) : null;
}

describe('people who were moved out of harm', () => {
  test.each([
    ['My grandmother evacuated', null],
    ['My grandmother was evacuated, water in the hall', null],
    ['grandmother already safely evacuated', null],
    ['grandmother and all of us were evacuated', ['grandmother']],
    ['Evacuated: my grandmother, water in hall', ['grandmother']],
    ['evacuated grandmother', ['grandmother']],
    ['grandmother here. Evacuated the rest', ['grandmother']],
    ['my grandmother is not evacuated', ['grandmother']],
    ['abuela no fue evacuada', ['abuela']],
    ['abuela fue evacuada', null],
    ['los ancianos fueron reubicados', null],
    ['grandmother', ['grandmother']],
  ])('%s: %j', (text, words) => expect(wordsOf(text, 'vulnerable-people')).toEqual(words));
});

describe('people who cannot be reached', () => {
  test.each([
    ['my dad isnt answering the phone and his house flooded', ['dad isnt answering']],
    ['no contesta mi abuelita el teléfono y su casa está inundada', ['no contesta mi abuelita']],
    ['my dad isnt answering the phone and the faucet drips', null],
    ['no contesta mi abuelita el teléfono y gotea la llave', null],
  ])('%s: %j', (text, words) => expect(wordsOf(text, 'person-in-danger')).toEqual(words));
});

describe('a cry of fire', () => {
  test.each([
    ['FIRE!!', ['FIRE']],
    ['fuego', ['fuego']],
    ['no fire', null],
    ['the fire insurance', null],
  ])('%s: %j', (text, words) => expect(wordsOf(text, 'fire')).toEqual(words));
});

describe('a child alone', () => {
  test.each([
    ["I'm 9 and home alone, water everywhere", ["I'm 9"]],
    ["I'm 9, water everywhere", null],
    ['home alone, water everywhere', null],
    ['tengo 9 anos y mis papas no estan', ['tengo 9 anos']],
    ['tengo 9 anos y hay agua', null],
  ])('%s: %j', (text, words) => expect(wordsOf(text, 'person-in-danger')).toEqual(words));
});

describe('materials of old houses', () => {
  test.each([
    ['house from 1974, drywall, tile, plaster, paint', ['1974', 'drywall', 'tile']],
    ['Casa de 1974, pared mojada, techo mojado, loseta rota', ['1974', 'pared', 'loseta']],
    ['house from 1990, drywall ceiling tile wet', null],
    ['house from 1974, all dry', null],
    ['mi casa es de 1974', null],
    ['popcorn ceiling falling', ['popcorn ceiling']],
  ])('%s: %j', (text, words) => expect(wordsOf(text, 'asbestos-or-lead')).toEqual(words));
});

describe('mold after three days', () => {
  test.each([
    ['drywall wet for 71 hours', null],
    ['drywall wet for 72 hours', ['72 hours']],
    ['drywall wet for 3 days', ['3 days']],
    ['drywall wet since Monday', null],
    ['pared mojada hace 3 dias', ['3 dias']],
    ['drywall wet for 4 days and mold on it', ['mold']],
    ['water since 11/02, visit 11/06, drywall wet', []],
    ['drywall wet', null],
  ])('%s: %j', (text, words) => expect(wordsOf(text, 'mold')).toEqual(words));
});

describe('only belongings are wet', () => {
  test.each([
    ['coffee spilled over my laptop', ['coffee spilled over', 'laptop']],
    ['coffee spilled over my laptop and the drywall is wet', null],
    ['coffee spilled over my laptop, carpet wet', null],
    ['river flood water came into the house and coffee spilled over my laptop', null],
    ['cafe spilled on la alfombrita', ['cafe spilled', 'alfombrita']],
    ['coffee spilled over a plate', null],
    ['my laptop is here', null],
  ])('%s: %j', (text, words) => expect(wordsOf(text, 'contents-only')).toEqual(words));
});
