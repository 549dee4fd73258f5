import { describe, expect, test } from 'vitest';
import { tokenize } from './tokens.ts';

describe('words as they are compared', () => {
  test.each([
    ['Sewage, HERE', ['sewage', 'here']],
    ['¡Socorrooooo!', ['socorroo']],
    ['heeeelp flood', ['heelp', 'flood']],
    ['llave 1000', ['llave', '1000']],
    ["don't can’t", ['dont', 'cant']],
    ['Inundación años', ['inundacion', 'anos']],
    ['s\u200bewage', ['sewage']],
    ['wet \uff9e dry', ['wet', 'dry']],
    [`${'abc'.repeat(30)} wet`, ['abc'.repeat(20), 'wet']],
    ['🌊 ... !', []],
  ])('%s', (text, words) => expect(tokenize(text).map(({ word }) => word)).toEqual(words));
});

describe('where sentences and clauses end', () => {
  test.each([
    ['2.5 days', [0, 0], [0, 0]],
    ['1,5 pies', [0, 0], [0, 0]],
    ['rooms 1,2', [0, 0, 0], [0, 0, 1]],
    ['wet. dry', [0, 1], [0, 1]],
    ['wet.dry', [0, 1], [0, 1]],
    ['day.5', [0, 1], [0, 1]],
    ['2.days', [0, 1], [0, 1]],
    ['2. 5', [0, 1], [0, 1]],
    ['wet, dry: no', [0, 0, 0], [0, 1, 2]],
    ['wet - dry', [0, 0], [0, 1]],
    ['well-known', [0, 0], [0, 0]],
    ['wet -- dry', [0, 0], [0, 1]],
    ['wet — dry', [0, 0], [0, 1]],
    ['wet (dry) no', [0, 0, 0], [0, 1, 2]],
    ['¿mojado? ¡ayuda!', [0, 1], [0, 1]],
    ['uno\ndos; tres', [0, 1, 2], [0, 1, 2]],
    ['wet / dry', [0, 0], [0, 0]],
  ])('%s', (text, sentences, clauses) => {
    const tokens = tokenize(text);
    expect(tokens.map(({ sentence }) => sentence)).toEqual(sentences);
    expect(tokens.map(({ clause }) => clause)).toEqual(clauses);
  });
});
