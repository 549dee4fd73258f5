import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dialString } from './dial-number.ts';
import { directory, notesOn, sourceParts } from './directory.ts';
import { parseDirectory } from './parse-directory.ts';

const heading = 'name,phone,kind,source,source_date\n';

describe('the list', () => {
  test('holds every line of its file, in order', () => {
    const lines = readFileSync('content/directory/insurance-directory.csv', 'utf8').trim().split('\n').slice(1);
    expect(lines).toHaveLength(190);
    directory().forEach((entry, row) => {
      expect(lines[row]).toContain(entry.name);
      expect(lines[row]).toContain(entry.phone);
    });
  });

  test.each([
    ['insurer', 164],
    ['state-department', 17],
    ['residual-market', 7],
    ['flood-program', 2],
  ])('counts its %s entries', (kind, count) => {
    expect(directory().filter((entry) => entry.kind === kind)).toHaveLength(count);
  });

  test.each([
    ['a dated source of 2017', 'Church Mutual', '2017-08-23', ['old-source']],
    ['a source of this year', 'Chubb', '2026-03-08', []],
    ['the last day that counts as old', 'Chubb', '2021-11-20', ['old-source']],
    ['the first day that does not', 'Chubb', '2021-11-21', []],
    ['a year alone', 'Chubb', '2018', ['old-source']],
    ['an undated source', 'Chubb', '', []],
    ['a note and an old date', 'Sentry Insurance', '2017-08-23', ['one-source', 'old-source']],
    ['an undated page known to be old', 'Zurich North America', '', ['old-source']],
  ])('marks %s', (_, name, source_date, marks) => {
    expect(notesOn({ name, source: 'https://company.example/claims', source_date }).map(({ mark }) => mark)).toEqual(
      marks,
    );
  });
});

test.each([
  ['a list in a code file', 'Chubb', 'Claims numbers of an agency (public code file)', ['second-hand']],
  ['a list in a repository', 'Chubb', 'Call sheet of a roofer (github.com/a/b)', ['second-hand']],
  ['a state authority’s list of insurers', 'USAA', 'https://www.earthquakeauthority.com/insurers', ['second-hand']],
  ['a magazine, by name', 'California Casualty', 'https://magazine.example', ['second-hand']],
  ['a page of the company', 'Chubb', 'https://company.example/claims', []],
])('tells second hand: %s', (_, name, source, marks) => {
  expect(notesOn({ name, source, source_date: '' }).map(({ mark }) => mark)).toEqual(marks);
});

test.each([
  ['Zurich North America', 'undated'],
  ['Church Mutual', undefined],
])('%s: an old source says so when its page has no date', (name, remark) => {
  const { notes } = directory().find((entry) => entry.name === name) ?? { notes: [] };
  expect(notes.find(({ mark }) => mark === 'old-source')?.remark).toBe(remark);
});

test.each(['en', 'es'] as const)('every source in words has a readable name: %s', async (language) => {
  const { directory: words } = await import(`../${language}/labels/directory.ts`);
  const described = directory().flatMap(({ source }) => sourceParts(source)[1] || []);
  expect(new Set(described)).toEqual(new Set(Object.keys(words.sources)));
});

describe('parseDirectory', () => {
  test.each([
    ['an unknown kind', `${heading}Acme,800-555-0100,bank,a page,\n`, /list\.csv, row 2: kind/],
    ['a missing number', `${heading}Acme,800-555-0100,insurer,a page,\nBeta,,insurer,a page,\n`, /row 3: phone/],
    ['a date in another form', `${heading}Acme,800-555-0100,insurer,a page,3 May 2024\n`, /row 2: source_date/],
    ['a column too many', 'name,fax\nAcme,1\n', /row 2/],
    [
      'a name twice',
      `${heading}Acme,800-555-0100,insurer,a page,\nAcme,800-555-0101,insurer,a page,\n`,
      /row 3: "Acme"/,
    ],
    ['an empty file', heading, /no rows/],
  ])('refuses %s and says where', (_, csv, message) => {
    expect(() => parseDirectory(csv, 'list.csv')).toThrow(message);
  });
});

describe('dialString', () => {
  test.each([
    ['800-672-5246', '+18006725246'],
    ['800-964-2532 option 3', '+18009642532,,3'],
    ['800-343-3375 option 2, then 1', '+18003433375,,2,,1'],
    ['877-799-3389 ext. 1', '+18777993389,,1'],
    ['800-SF-CLAIM (800-732-5246)', '+18007325246'],
    ['1-800-SHELTER (800-743-5837)', '+18007435837'],
    ['1-855-4-ASK-OSI (855-427-5674)', '+18554275674'],
  ])('dials %s as %s', (phone, dial) => {
    expect(dialString(phone)).toBe(dial);
  });

  test.each([
    ['nine digits', '800-555-010'],
    ['letters and digits that disagree', '800-SF-CLAIM (800-732-5247)'],
    ['words after the number', '800-555-0100 ask for claims'],
    ['an area code that cannot be', '100-555-0100'],
  ])('refuses %s', (_, phone) => {
    expect(() => dialString(phone)).toThrow(phone);
  });
});
