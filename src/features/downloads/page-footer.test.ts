import { describe, expect, test } from 'vitest';
import { languageCodes, messagesIn } from '#content/i18n/languages.ts';
import { owner, ownerClaims } from '#content/owner.ts';
import type { Business } from '#content/publication.ts';
import { letterhead } from './letterhead.ts';
import { footOf } from './printed-files.ts';

const confirmed: Business = {
  phone: { display: '(830) 625-4000', dial: '+18306254000' },
  email: 'help@wtr-restoration.com',
  reviewsEmail: 'reviews@wtr-restoration.com',
  security: { email: 'help@wtr-restoration.com' },
  confirmed: Object.fromEntries(ownerClaims.map((claim) => [claim, true])) as Business['confirmed'],
};
const unconfirmed: Business = { ...confirmed, confirmed: { ...confirmed.confirmed, review: false } };

describe.each(languageCodes)('%s', (language) => {
  const { sample } = messagesIn(language).downloads;
  const paper = { reviewed: '2026-11-01', from: 'manual.example/resources' };

  test.each<[string, Business, string, boolean]>([
    ['one claim is not confirmed, and samples may be published', unconfirmed, 'true', true],
    ['all is confirmed', confirmed, 'true', false],
    ['no sample may be published', unconfirmed, 'false', false],
  ])('the foot of a paper calls it a sample first of all, when it is one: %s', (_case, business, allowed, isMarked) => {
    const foot = footOf(language, paper, business, { ALLOW_SAMPLE: allowed });
    expect(foot.startsWith(`${sample} · `)).toBe(isMarked);
    expect(foot.includes(sample)).toBe(isMarked);
  });

  test('the foot of a paper says how to call, of which day it is, and where it is from when the site has an address', () => {
    const foot = footOf(language, paper, confirmed, {});
    for (const said of [owner.phone.display, '2026-11-01']) expect(foot).toContain(said);
    expect(foot.endsWith(' · manual.example/resources')).toBe(true);
    expect(`${footOf(language, { ...paper, from: undefined }, confirmed, {})} · manual.example/resources`).toBe(foot);
  });

  test.each([
    [false, false, true],
    [true, false, true],
    [false, true, true],
    [true, true, false],
  ])('a letterhead is marked until both are confirmed: telephone %s, place %s', (phone, address, isMarked) => {
    const line = letterhead(language, { phone, address });
    expect(line.endsWith(` · ${sample}`)).toBe(isMarked);
    expect(line.includes(sample)).toBe(isMarked);
  });

  test('a letterhead goes by what the owner has confirmed', () => {
    expect(letterhead(language)).toBe(letterhead(language, owner.confirmed));
  });
});
