import { describe, expect, test } from 'vitest';
import { parseFrontmatter } from './schemas.ts';

describe('the head of a page', () => {
  const guide = {
    title: 'Mold prevention',
    description: 'The clock that starts with the water, and four steps that beat it.',
    address: '/guides/mold-prevention',
    group: 'safety',
    badge: 'Health',
    badgeColor: 'go',
    reviewed: '2026-11-21',
    level: 'general',
    related: ['/guides/emergency-checklist'],
  };
  const file = 'content/en/guides/mold-prevention.mdx';

  test('a whole head passes', () => {
    expect(parseFrontmatter(file, guide)).toEqual(guide);
  });

  test.each([
    ['reviewed', { ...guide, reviewed: 'last week' }, `${file}: field "reviewed": must be a day such as 2026-11-21`],
    ['related', { ...guide, related: [] }, `${file}: field "related": must name at least one other page`],
    [
      'address',
      { ...guide, address: 'mold' },
      `${file}: field "address": must be a path of this site, such as /guides/mold-prevention`,
    ],
  ])('a wrong %s is named with its file', (_field, head, message) => {
    expect(() => parseFrontmatter(file, head)).toThrow(message);
  });

  test('an unknown field is named', () => {
    expect(() => parseFrontmatter(file, { ...guide, colour: 'red' })).toThrow('colour');
  });
});
