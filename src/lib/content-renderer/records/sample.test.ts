import { expect, test } from 'vitest';
import { owner } from '#content/owner.ts';
import { isConfirmed } from '../ast/confirmed.ts';
import { speaksOf } from '../ast/speaker.ts';
import { textsOf } from '../ast/text.ts';
import { sample } from './finish-page.ts';

test('a claim is marked exactly while the owner has not confirmed it', () => {
  const marked = owner.confirmed.caseStudy ? [] : ['Sample: the owner has not confirmed this yet'];
  expect(textsOf(sample(speaksOf('en'), 'caseStudy'))).toEqual(marked);
});

test('one claim of several is enough for the mark', () => {
  expect(isConfirmed('phone,address')).toBe(owner.confirmed.phone && owner.confirmed.address);
});

test('refuses a claim that the owner’s file does not know', () => {
  expect(() => isConfirmed('phone,fax')).toThrow('<Sample of="fax">: content/owner.ts has no such claim');
});
