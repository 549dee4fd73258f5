import { expect, test } from 'vitest';
import { type FoundBefore, storyEdit } from './from-assessment.ts';
import { apply, blankRecord, type LossRecord } from './record.ts';

const past: FoundBefore = { at: 0, text: 'Toilet backed up.', category: 3, hazards: [], answers: [] };
const blank = blankRecord('a');

function storyAfter(record: LossRecord, found: Partial<FoundBefore>) {
  const applied = apply(record, storyEdit(record, { ...past, ...found }));
  if (!applied.ok) throw new Error(applied.error);
  const { account, category, source, discovered } = applied.record.story;
  return [account, category, source, discovered];
}

test.each<[string, Partial<FoundBefore>, readonly string[]]>([
  ['words and category', {}, ['Toilet backed up.', '3', '', '']],
  [
    'an answer names the source',
    { answers: ['age-under-a-day', 'source-pipe'] },
    ['Toilet backed up.', '3', 'pipe', ''],
  ],
  ['a danger names it', { hazards: ['mold', 'sewage'] }, ['Toilet backed up.', '3', 'sewer', '']],
  ['water from outside', { hazards: ['flood-water'] }, ['Toilet backed up.', '3', 'outside', '']],
  [
    'an answer goes before a danger',
    { answers: ['source-appliance'], hazards: ['flood-water'] },
    ['Toilet backed up.', '3', 'appliance', ''],
  ],
  ['half a sign is mended', { text: 'a\ud800' }, ['a\ufffd', '3', '', '']],
  ['a long text is cut', { text: 'x'.repeat(4001) }, ['x'.repeat(4000), '3', '', '']],
  ['one that is cut within a sign, too', { text: `${'x'.repeat(3999)}🌊` }, [`${'x'.repeat(3999)}\ufffd`, '3', '', '']],
])('%s', (_, found, story) => {
  expect(storyAfter(blank, found)).toEqual(story);
});

test.each<[string, Partial<FoundBefore>, string]>([
  ['a pipe', { answers: ['source-pipe'] }, 'pipe'],
  ['an appliance', { answers: ['source-appliance'] }, 'appliance'],
  ['a toilet', { answers: ['source-toilet'] }, 'sewer'],
  ['a roof', { answers: ['source-roof'] }, 'roof'],
  ['outside', { answers: ['source-outside'] }, 'outside'],
  ['a drain', { answers: ['from-drain'] }, 'sewer'],
  ['rising water', { answers: ['from-outside'] }, 'outside'],
  ['nobody knows what', { answers: ['source-unknown'] }, 'unknown'],
  ['two dangers, of which sewage is the worse', { hazards: ['flood-water', 'sewage'] }, 'sewer'],
])('water from %s', (_, found, source) => {
  expect(storyAfter(blank, found)[2]).toBe(source);
});

test('what an assessment does not say is not written', () => {
  const edit = storyEdit(blank, { ...past, text: '' });
  expect(edit).toEqual({
    kind: 'several',
    edits: [{ kind: 'fill', section: 'story', field: 'category', value: '3' }],
  });
});

test('what the owner wrote stays', () => {
  const record: LossRecord = { ...blank, story: { ...blank.story, account: 'Mine', source: 'roof' } };
  expect(storyAfter(record, { hazards: ['sewage'] })).toEqual(['Mine', '3', 'roof', '']);
});
