import { describe, expect, test } from 'vitest';
import { type ClaimState, neededClaims, ownerClaims } from './owner-claims.ts';
import { type Business, isPreview, isPublic, publicationErrors, samplesOf } from './publication.ts';

/** What the owner says of each claim. */
const allAre = (value: ClaimState) =>
  Object.fromEntries(ownerClaims.map((claim) => [claim, value])) as Business['claims'];

const confirmed: Business = {
  phone: { display: '(830) 625-4000' },
  email: 'help@wtr-restoration.com',
  reviewsEmail: 'reviews@wtr-restoration.com',
  security: { email: 'help@wtr-restoration.com' },
  claims: allAre('true'),
};
/** As the site comes: nothing in it belongs to anybody. */
const placeholders: Business = {
  phone: { display: '(830) 555-0142' },
  email: 'help@example.com',
  reviewsEmail: 'reviews@example.com',
  security: { email: 'help@example.com' },
  claims: allAre('example'),
};
const published = { SITE_URL: 'https://manual.wtr-restoration.com' };

test('placeholders under a public address are refused, each by name', () => {
  expect(publicationErrors(placeholders, published)).toEqual([
    'content/owner.ts: phone "(830) 555-0142" is a fictional number',
    'content/owner.ts: email "help@example.com" is an address that belongs to nobody',
    'content/owner.ts: reviewsEmail "reviews@example.com" is an address that belongs to nobody',
    'content/owner.ts: security.email "help@example.com" is an address that belongs to nobody',
    ...ownerClaims
      .filter((claim) => claim !== 'review')
      .map(
        (claim) =>
          `content/owner.ts: claims.${claim} is an example: write 'true' once you can prove it${neededClaims.includes(claim) ? '' : ", or 'left out'"}`,
      ),
  ]);
});

test('with everything confirmed it passes, and no page has the bar', () => {
  expect(publicationErrors(confirmed, published)).toEqual([]);
  expect(isPreview(confirmed)).toBe(false);
});

test('claims that are left out, and a desk review, may be public', () => {
  const claims = {
    ...allAre('left out'),
    phone: 'true',
    email: 'true',
    responseTimes: 'true',
    review: 'example',
  } as const;
  expect(publicationErrors({ ...confirmed, claims }, published)).toEqual([]);
});

test('a draft is not published', () => {
  const drafts = ['content/en/guides/frozen-pipes.mdx'];
  expect(publicationErrors(confirmed, published, drafts)).toEqual([
    'content/en/guides/frozen-pipes.mdx is a draft: write its words, then take out "draft: true"',
  ]);
  expect(publicationErrors(confirmed, {}, drafts)).toEqual([]);
});

describe('one sample is enough', () => {
  test.each([
    ['an address under example.org', { email: 'a@mail.example.org' }],
    ['a claim', { claims: { ...confirmed.claims, story: 'example' as const } }],
  ])('%s', (_name, sample) => {
    const business = { ...confirmed, ...sample };
    expect(publicationErrors(business, published)).toHaveLength(1);
    expect(publicationErrors(business, { ...published, ALLOW_SAMPLE: 'true' })).toEqual([]);
    expect(isPreview(business)).toBe(true);
  });
});

test.each([
  ['a number beside the fictional ones', { phone: { display: '(830) 555-0200' } }],
  ['an address that only looks like it', { email: 'help@example-restoration.com' }],
])('%s is none', (_name, real) => {
  expect(samplesOf({ ...confirmed, ...real })).toEqual([]);
});

test.each([
  [undefined, false],
  ['', false],
  ['http://localhost:3000', false],
  ['http://manual.localhost', false],
  ['http://127.0.0.1:8080', false],
  ['http://[::1]:3000', false],
  ['https://www.example.com', true],
  ['https://localhost.example.com', true],
  ['http://192.168.1.4', true],
])('%s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});

test('builds on this machine are never refused', () => {
  expect(publicationErrors(placeholders, { SITE_URL: 'http://localhost:3000' })).toEqual([]);
  expect(publicationErrors(placeholders, {})).toEqual([]);
});

test('any other word for ALLOW_SAMPLE is refused', () => {
  expect(publicationErrors(confirmed, { ALLOW_SAMPLE: 'yes' })).toEqual(['ALLOW_SAMPLE is true or false']);
});
