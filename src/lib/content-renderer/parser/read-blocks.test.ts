import { describe, expect, test } from 'vitest';
import { parseText } from '#checks/pages/parse-page.ts';
import { readBlocks } from './read-blocks.ts';
import { airState } from './read-inlines.ts';

const read = (text: string) => readBlocks(parseText(text));
const words = (text: string) => ({ kind: 'paragraph', inlines: [{ kind: 'text', text }] });

describe('readBlocks', () => {
  test.each([
    ['a paragraph, on one line', 'Wet\nwall.', [words('Wet wall.')]],
    ['a heading', '### Walls', [{ kind: 'heading', level: 3, inlines: [{ kind: 'text', text: 'Walls' }] }]],
    [
      'a section with an id',
      '<Section id="a" title="A">\n\nText.\n\n</Section>',
      [{ kind: 'section', id: 'a', title: 'A', blocks: [words('Text.')] }],
    ],
    [
      'a short answer, plain unless it says so',
      '<Short title="No.">\n\nText.\n\n</Short>',
      [{ kind: 'note', look: 'short', tone: 'river', title: 'No.', blocks: [words('Text.')] }],
    ],
    [
      'a short answer that warns',
      '<Short title="Out." tone="alarm">\n\nText.\n\n</Short>',
      [{ kind: 'note', look: 'short', tone: 'alarm', title: 'Out.', blocks: [words('Text.')] }],
    ],
    [
      'a note with its tone',
      '<Note tone="alarm">\n\nText.\n\n</Note>',
      [{ kind: 'note', look: 'note', tone: 'alarm', blocks: [words('Text.')] }],
    ],
    [
      'a tight list',
      '- One\n- Two',
      [
        {
          kind: 'list',
          look: 'bullets',
          isTight: true,
          items: [{ blocks: [words('One')] }, { blocks: [words('Two')] }],
        },
      ],
    ],
    [
      'a loose list with numbers',
      '1. One\n\n2. Two',
      [
        {
          kind: 'list',
          look: 'numbers',
          isTight: false,
          items: [{ blocks: [words('One')] }, { blocks: [words('Two')] }],
        },
      ],
    ],
    [
      'a table',
      '| A |\n| --- |\n| 1 |',
      [
        {
          kind: 'table',
          look: 'scrolling',
          head: [[{ kind: 'text', text: 'A' }]],
          groups: [[[{ inlines: [{ kind: 'text', text: '1' }] }]]],
        },
      ],
    ],
    [
      'a claim and a house rule in a sentence',
      'See <Claim fact="a b">one</Claim> and <HouseRule rule="c">two</HouseRule>.',
      [
        {
          kind: 'paragraph',
          inlines: [
            { kind: 'text', text: 'See ' },
            { kind: 'claim', facts: ['a', 'b'], inlines: [{ kind: 'text', text: 'one' }] },
            { kind: 'text', text: ' and ' },
            { kind: 'rule', rule: 'c', inlines: [{ kind: 'text', text: 'two' }] },
            { kind: 'text', text: '.' },
          ],
        },
      ],
    ],
    [
      'buttons on neighboring lines',
      '<Actions>\n<Action href="/a">A</Action>\n<Action href="/b">B</Action>\n</Actions>',
      [
        {
          kind: 'actions',
          links: [
            { href: '/a', text: 'A' },
            { href: '/b', text: 'B' },
          ],
        },
      ],
    ],
    [
      'a part that a record answers for',
      '<Risks record="sleeping-risks" />',
      [{ kind: 'part', name: 'Risks', props: { record: 'sleeping-risks' }, blocks: [], inlines: [] }],
    ],
    [
      'cards of a page of its own',
      '<Cards>\n\n<Entry title="A" />\n\n</Cards>',
      [
        {
          kind: 'part',
          name: 'Cards',
          props: {},
          blocks: [{ kind: 'part', name: 'Entry', props: { title: 'A' }, blocks: [], inlines: [] }],
          inlines: [],
        },
      ],
    ],
    [
      'a part of one page, with words',
      '<Lede>Dry.</Lede>',
      [{ kind: 'part', name: 'Lede', props: {}, blocks: [], inlines: [{ kind: 'text', text: 'Dry.' }] }],
    ],
  ])('%s', (_, text, blocks) => {
    expect(read(text)).toEqual(blocks);
  });

  test.each([
    ['a note without a tone', '\n<Note>\n\nText.\n\n</Note>', 'line 2: <Note> needs tone="alarm|amber|go|river"'],
    ['a section without an id', '<Section title="A">\n\nText.\n\n</Section>', 'line 1: <Section> needs id='],
    ['a quotation', '> Text.', 'line 1: a page cannot hold blockquote'],
    ['an image in a sentence', 'See ![a](b.png).', 'line 1: a sentence cannot hold image'],
  ])('refuses %s', (_, text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});

test.each([
  ['80', '60', 'temperature', '80'],
  ['80', '60', 'humidity', '60'],
  ['80', '60', 'dewpoint', '64.9'],
  ['80', '60', 'grains', '92.1'],
  ['70', '50', 'grains', '54.5'],
  ['70', '0', 'dewpoint', '—'],
])('%s °F, %s %%: %s is %s', (temperature, humidity, of, text) => {
  expect(airState(temperature, humidity, of)).toBe(text);
});

test.each([
  ['warm', '60', 'grains', 'are no air'],
  ['80', 'damp', 'grains', 'are no air'],
  ['80', '60', 'pints', 'of is temperature, humidity, dewpoint, grains'],
])('refuses %s, %s, %s', (temperature, humidity, of, message) => {
  expect(() => airState(temperature, humidity, of)).toThrow(message);
});
