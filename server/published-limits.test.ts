import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { photoLimits } from '#contract/question-form.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config/config.ts';
import { confirmLimit, receiptLimit } from './db/tables/daily-limits.ts';
import { questionLinkDays } from './db/tables/links.ts';
import { defaultConnectionLimits, minBytesPerSecond } from './http/connections.ts';
import { defaultLimits, type Limit, type LimitedEndpoint, type Limits } from './http/default-limits.ts';
import { emergencyPlaces, filePlaces, maxUploadBytes, smallPlaces } from './http/form-places.ts';
import { maxPixels } from './photos/picture.ts';

// Limits in docs/operations.md must match the code.
const told = readFileSync('docs/operations.md', 'utf8');
const sentences = told.replace(/\s+/g, ' ');

const second = 1000;
const minute = 60 * second;
const mebibyte = 1024 * 1024;

/** "20 in 10 minutes", as the table says it. */
function said({ requests, windowMs }: Limit): string {
  const count = requests.toLocaleString('en');
  return windowMs === minute ? `${count} a minute` : `${count} in ${windowMs / minute} minutes`;
}

describe('the table of limits', () => {
  const headings: Readonly<Record<string, LimitedEndpoint>> = {
    questions: 'question',
    newsletter: 'newsletter',
    assessments: 'assessment',
    'calculators by program': 'calculator',
    counts: 'count',
    'links of mails': 'link',
    searches: 'search',
    'the inbox': 'inbox',
  };
  const rowOf = (name: string) =>
    (told.split('\n').find((line) => line.startsWith(`| ${name} |`)) ?? '')
      .split('|')
      .slice(2, -1)
      .map((cell) => cell.trim());

  test('has every endpoint that is limited, each once', () => {
    expect(rowOf('accepted, for')).toEqual(Object.keys(headings));
    expect(Object.values(headings).toSorted()).toEqual(Object.keys(defaultLimits).toSorted());
  });

  test.each([
    ['one address', 'client'],
    ['everyone together', 'everyone'],
  ] as const)('says what the server lets through for %s', (row, share) => {
    const limits: Limits = defaultLimits;
    const told = Object.values(headings).map((endpoint) => limits[endpoint][share]);
    expect(rowOf(row)).toEqual(told.map((limit) => (limit ? said(limit) : 'none')));
  });
});

const { emergencies } = defaultLimits.question;
const { requestMs, bodyPeriodMs, photosMs, connectionsPerClient, requestsAtOnce } = defaultConnectionLimits;
const { server } = buildApp({ config: readConfig({ LOG_LEVEL: 'silent' }) });
const numerals: Readonly<Record<number, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  6: 'six',
  10: 'ten',
  12: 'twelve',
  24: 'twenty-four',
};

test.each([
  `Emergencies have ${said(emergencies.client)} for each address and ${said(emergencies.everyone)} for everyone`,
  `One mailbox gets at most ${numerals[receiptLimit.mailbox]} receipts and ${numerals[confirmLimit.mailbox]} confirm messages a day`,
  `all mailboxes together ${receiptLimit.everyone} and ${confirmLimit.everyone}`,
  `may bring ${numerals[photoLimits.count]} photos of ${photoLimits.bytes / mebibyte} MiB each, ${photoLimits.allBytes / mebibyte} MiB together`,
  `of at most ${maxPixels / 1e6} million pixels`,
  // Node looks for late requests five seconds apart.
  `Headers must arrive within ${server.headersTimeout / second + 5} seconds, a whole request with its photos within ${numerals[requestMs / minute]} minutes`,
  `holds at most ${connectionsPerClient} connections`,
  `At most ${numerals[requestsAtOnce]} requests wait for their answers on one connection`,
  `on which nothing moves for ${numerals[server.timeout / minute]} minutes is ended (${numerals[photosMs / minute]} while photos wait to be encoded)`,
  `A body must end or bring ${(minBytesPerSecond * bodyPeriodMs) / second / 1000} kB every ${bodyPeriodMs / second} seconds`,
  `${numerals[filePlaces.household]} forms with files are on their way from one household at most and ${numerals[filePlaces.site]} from an IPv6 /48`,
  `${numerals[emergencyPlaces.household]} and ${numerals[emergencyPlaces.site]} more for emergencies`,
  `of more than ${numerals[smallPlaces.household]} (${numerals[smallPlaces.site]} of a /48) the oldest unfinished one is ended`,
  `uploads together use at most ${maxUploadBytes / 1024 ** 3} GiB`,
  `works once within ${questionLinkDays} days`,
])('docs/operations.md says: %s', (sentence) => {
  expect(sentences).toContain(sentence);
});
