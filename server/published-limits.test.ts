import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { photoLimits } from '#contract/question-form.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config/config.ts';
import { confirmLimit, receiptLimit } from './db/tables/daily-limits.ts';
import { questionLinkDays } from './db/tables/links.ts';
import { defaultConnectionLimits, minBytesPerSecond } from './http/connections.ts';
import { defaultLimits, type EndpointLimits, type Limit } from './http/default-limits.ts';
import { emergencyPlaces, filePlaces, maxUploadBytes, smallPlaces } from './http/form-places.ts';
import { maxPixels } from './photos/picture.ts';

// Limits in docs/operations.md must match the code.
const operations = readFileSync('docs/operations.md', 'utf8');
const sentences = operations.replace(/\s+/g, ' ');

const second = 1000;
const minute = 60 * second;
const mebibyte = 1024 * 1024;

/** "20 in 10 minutes", as the table says it. */
function said({ requests, windowMs }: Limit): string {
  const count = requests.toLocaleString('en');
  return windowMs === minute ? `${count} a minute` : `${count} in ${windowMs / minute} minutes`;
}

const limitsSection = /^## Limits$([\s\S]*?)^## /m.exec(operations)?.[1] ?? '';
const rows = new Map(
  [...limitsSection.matchAll(/^\| `(\w+)` \| [^|]+ \| (.+) \|$/gm)].map(([, limit, cells]) => [limit, cells]),
);

test.each(Object.entries<EndpointLimits>(defaultLimits))('the table of limits has the row of %s', (name, limit) => {
  const cells = `${said(limit.client)} | ${limit.everyone ? said(limit.everyone) : 'none'}`;
  expect(rows.get(name), `docs/operations.md: | \`${name}\` | what is accepted | ${cells} |`).toBe(cells);
});

test('the table has no other row', () => {
  expect([...rows.keys()].toSorted()).toEqual(Object.keys(defaultLimits).toSorted());
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
