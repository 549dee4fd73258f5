import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { houseRules } from '../../content/ledger/house-rules.ts';

const page = readFileSync('content/en/pages/where-we-differ.mdx', 'utf8');

test('every rule of our own stands on the page that says where we differ', () => {
  expect(Object.keys(houseRules).filter((rule) => !page.includes(`<HouseRule rule="${rule}">`))).toEqual([]);
});
