import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderOfTest } from '#server/test-folder.ts';
import { ownerFileErrors } from './check-owner.ts';

const ownerSource = readFileSync('content/owner.ts', 'utf8');
const colorSource = readFileSync('content/colors.ts', 'utf8');
const townSource = readFileSync('content/facts/tables/towns.ts', 'utf8');
const names = ['owner', 'colors', 'towns'] as const;

/** What the check says of the files after one slip, without their folder. */
async function errorsAfter(from: string | RegExp, to: string, name: (typeof names)[number] = 'owner') {
  const folder = folderOfTest();
  const fileOf = (each: string) => path.join(folder, `${each}.ts`);
  const files = { owner: fileOf('owner'), colors: fileOf('colors'), towns: fileOf('towns') };
  const sources = { owner: ownerSource, colors: colorSource, towns: townSource };
  const changed = sources[name].replace(from, () => to);
  expect(changed).not.toBe(sources[name]);
  for (const key of names) writeFileSync(files[key], key === name ? changed : sources[key]);
  const line = changed.slice(0, sources[name].search(from)).split('\n').length;
  return (await ownerFileErrors(files)).map((error) =>
    error.replace(`${folder}${path.sep}`, '').replace(`line ${line}:`, 'this line:'),
  );
}

/** Whatever the owner has written there. */
const company = /company: '[^']*',/;

test('the files of the project have no slip', async () => {
  expect(await ownerFileErrors()).toEqual([]);
});

test.each<[string, RegExp, string, string]>([
  [
    'a lost quotation mark',
    company,
    "company: 'Ada Restoration,",
    'a quotation mark is missing: text begins and ends with one.',
  ],
  ['a lost comma', company, "company: 'Ada Restoration'", 'a comma is missing at the end of the line.'],
  [
    'curly quotation marks',
    company,
    'company: ‘Ada Restoration’,',
    "curly quotation marks: use the straight one ' around text.",
  ],
  [
    'an apostrophe',
    company,
    "company: 'Ada's Restoration',",
    "a comma or a quotation mark is out of place. An apostrophe inside text is written ’, not '.",
  ],
  [
    'a word without marks',
    /takesTexts: (?:true|false)/,
    'takesTexts: True',
    '"True" needs quotation marks around it. Only numbers, true and false go without.',
  ],
  [
    'nine digits',
    /phoneNumber\('[^']*'/,
    "phoneNumber('(830) 555-014'",
    'phone.display is "(830) 555-014": it must be a phone number of ten digits, such as (830) 555-0142.',
  ],
  [
    'an address without @',
    /(?<=\n {2})email: '[^']*'/,
    "email: 'help.example.com'",
    'email is "help.example.com": it must be an e-mail address.',
  ],
  [
    'hours in marks',
    /urgent: \d+/,
    "urgent: '6'",
    'promises.answerHours.urgent is "6": it must be a number of hours, from 1 to 168, without quotation marks.',
  ],
  [
    'a town without a place',
    /towns: \[/,
    "towns: ['Boerne', ",
    'nothing says where "Boerne" is. Check its spelling. If it is right, open content/facts/tables/towns.ts on your repository’s page, copy the line of a town, and change its name, id, height in feet and place in degrees. In a terminal: npm run new town',
  ],
  [
    'a city that is no town',
    /cities: \[[^\]]*\]/,
    "cities: ['Boerne']",
    'cities is ["Boerne"]: it must be only names that are in towns, too.',
  ],
  [
    'a phone left out',
    /phone: '(?:true|example)'/,
    "phone: 'left out'",
    "claims.phone is \"left out\": it must be 'true' or 'example'.",
  ],
  [
    'a day in another order',
    /contactCheckedUntil: '[^']*'/,
    "contactCheckedUntil: '10/31/2027'",
    'security.contactCheckedUntil is "10/31/2027": it must be a day such as 2027-10-31.',
  ],
  [
    'a renewal without a day',
    /renewals: \[[^\]]*\]/,
    "renewals: [{ what: 'License' }]",
    'renewals is [{"what":"License"}]: it must be a list such as [{ on: \'2027-05-01\', what: \'Texas mold license\' }], or [] for none.',
  ],
])('%s', async (_slip, from, to, error) => {
  expect(await errorsAfter(from, to)).toEqual([`owner.ts, this line: ${error}`]);
});

/** A line that the owner has added to the table of towns. */
const newTown = (values: string) => `towns: readonly Town[] = [\n  { name: 'Boerne', ${values} },`;

test.each([
  [
    'a minus sign, as on other pages',
    "id: 'boerne', elevationFt: 1405, north: 29.79, west: -98.73",
    'west of Boerne is -98.73: it must be degrees west without a minus sign, such as 98.12.',
  ],
  [
    'an id that was not changed',
    "id: 'schertz', elevationFt: 1405, north: 29.79, west: 98.73",
    'two towns have the id "schertz".',
  ],
  [
    'an id in capitals',
    "id: 'Boerne', elevationFt: 1405, north: 29.79, west: 98.73",
    'id of Boerne is "Boerne": it must be small letters and hyphens, such as canyon-lake.',
  ],
  [
    'no height',
    "id: 'boerne', north: 29.79, west: 98.73",
    'elevationFt of Boerne is undefined: it must be a height in feet, without a comma.',
  ],
  [
    'a lost quotation mark',
    "id: 'boerne, elevationFt: 1405, north: 29.79, west: 98.73",
    'a quotation mark is missing: text begins and ends with one.',
  ],
])('a new town with %s', async (_slip, values, error) => {
  const errors = await errorsAfter(/towns: readonly Town\[\] = \[/, newTown(values), 'towns');
  expect(errors).toEqual([expect.stringMatching(/^towns\.ts, line \d+: /)]);
  expect(errors[0]).toContain(error);
});

test('a line that was taken out is named', async () => {
  expect(await errorsAfter(/ {2}company: .*\n/, '')).toEqual([
    expect.stringMatching(
      /^owner\.ts, .*: company is missing: write the name of the company between quotation marks\.$/,
    ),
  ]);
});

test.each([
  ['no color', "river: 'teal'", 'river is "teal": it must be # and six digits, such as \'#0a5a66\'.'],
  [
    'a pale color',
    "river: '#8ab8c0'",
    expect.stringMatching(/^river on paper has a contrast of [\d.]+ to 1: it must be 4\.5 to 1\./),
  ],
])('%s', async (_slip, to, error) => {
  const [first] = await errorsAfter(/river: '#[\da-f]{6}'/, to, 'colors');
  expect(first?.replace('colors.ts, this line: ', '')).toEqual(error);
});

test('lists of towns and counties may be empty', async () => {
  expect(
    await errorsAfter(
      /towns: \[[^\]]*\]([\s\S]*)cities: \[[^\]]*\]/,
      'towns: [],\n  counties: [],\n  farCounties: [],\n  cities: []',
    ),
  ).toEqual([]);
});
