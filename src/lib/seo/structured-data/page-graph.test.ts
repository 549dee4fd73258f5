import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '#content/i18n/languages.ts';
import { owner } from '#content/owner.ts';
import { addressOf, notFound, resultPages } from '../../routes/addresses.ts';
import { listedPages, pageOf } from '../../routes/page.ts';
import { graphOf, jsonLdScript, type Publisher } from './page-graph.ts';
import { videosOf } from './videos.ts';

const site = new URL('https://www.example.com');
const all = (isTrue: boolean) =>
  Object.fromEntries(
    Object.keys(owner.claims).map((claim) => [claim, isTrue ? 'true' : 'example']),
  ) as Publisher['claims'];
const place = { latitude: 29.70301, longitude: -98.12445 };
const confirmed: Publisher = { ...owner, address: { ...owner.address, place }, claims: all(true) };
const unconfirmed: Publisher = { ...confirmed, claims: all(false) };

const thingsOf = (path: string, publisher = confirmed, address: URL | undefined = site) => {
  const graph = graphOf(pageOf('en', path), 'Manual', publisher, address);
  return JSON.parse(JSON.stringify(graph?.['@graph'] ?? []));
};
const kindsOf = (path: string, publisher?: Publisher) =>
  thingsOf(path, publisher).map((thing: { '@type': string }) => thing['@type']);

test.each([
  ['/', ['WebSite', 'EmergencyService']],
  ['/about', ['BreadcrumbList', 'EmergencyService']],
  ['/wtr-connection', ['BreadcrumbList', 'EmergencyService']],
  ['/privacy', ['BreadcrumbList']],
  ['/guides/mold-prevention', ['BreadcrumbList', 'Article']],
  ['/s500-reference', ['BreadcrumbList', 'Article']],
  ['/blog/elks-lodge-seguin', ['BreadcrumbList', 'Article']],
  ['/reviews/flir-mr277', ['BreadcrumbList', 'Product']],
  ['/insurance-directory', ['BreadcrumbList', 'Dataset']],
  ['/calculators/accuracy', ['BreadcrumbList', 'Dataset']],
  ['/damage-assessment', ['BreadcrumbList', 'WebApplication']],
  ['/cost-builder', ['BreadcrumbList', 'WebApplication']],
])('%s has %j', (path, kinds) => {
  expect(kindsOf(path)).toEqual(kinds);
});

test('every listed page has a graph, and every tool a WebApplication', () => {
  for (const page of languageCodes.flatMap(listedPages)) {
    const kinds = JSON.stringify(graphOf(page, 'Manual', confirmed, site));
    expect(kinds, page.path).toContain(page.name === '/' ? 'WebSite' : 'BreadcrumbList');
    expect(kinds.includes('WebApplication'), page.path).toBe(addressOf(page.name)?.kind === 'tool');
  }
});

test.each([
  ['en', 'https://www.example.com/search?q={search_term_string}'],
  ['es', 'https://www.example.com/es/buscar?q={search_term_string}'],
] as const)('the %s site has a SearchAction', (language, urlTemplate) => {
  const graph = graphOf(pageOf(language, '/'), 'Manual', confirmed, site);
  expect(graph?.['@graph'][0]).toMatchObject({ potentialAction: { target: { urlTemplate } } });
});

test.each([notFound.path, resultPages[0].path])('%s has no graph', (path) => {
  expect(graphOf(pageOf('en', path), 'Manual', confirmed, site)).toBeUndefined();
});

describe('values that need confirmation by the owner', () => {
  const said = { telephone: owner.phone.dial, email: owner.email, openingHours: 'Mo-Su 00:00-23:59' };

  test('are included when confirmed', () => {
    const [, company] = thingsOf('/');
    expect(company).toMatchObject({
      ...said,
      name: owner.company,
      address: { addressLocality: owner.address.town, addressRegion: owner.address.state, addressCountry: 'US' },
      geo: place,
    });
    expect(company.areaServed).toHaveLength(owner.towns.length + owner.counties.length);
  });

  test('are omitted otherwise', () => {
    const [, company] = thingsOf('/', unconfirmed);
    for (const field of [...Object.keys(said), 'address', 'geo']) expect(company).not.toHaveProperty(field);
    expect(kindsOf('/reviews/flir-mr277', unconfirmed)).toEqual(['BreadcrumbList']);
  });

  test('without coordinates there is no geo', () => {
    const [, company] = thingsOf('/', { ...confirmed, address: { ...confirmed.address, place: null } });
    expect(company).not.toHaveProperty('geo');
  });
});

test('a review has the rating of its record', () => {
  const [, tool] = thingsOf('/reviews/flir-mr277');
  expect(tool.review.reviewRating).toMatchObject({ ratingValue: 6.5, bestRating: 10 });
});

test('dates are those of the content', () => {
  expect(thingsOf('/guides/after-the-flood')[1]).toMatchObject({
    dateModified: '2026-11-27',
    mainEntityOfPage: { lastReviewed: '2026-11-27', reviewedBy: { name: owner.company } },
  });
  expect(thingsOf('/blog/elks-lodge-seguin')[1]).toMatchObject({ datePublished: '2026-11-21' });
});

test('URLs are absolute with a base URL, and paths without', () => {
  const last = (address: URL | undefined) => thingsOf('/about', confirmed, address)[0].itemListElement[1].item;
  expect(last(site)).toBe('https://www.example.com/about');
  expect(JSON.stringify(graphOf(pageOf('en', '/about'), 'Manual', confirmed, undefined))).toContain('"item":"/about"');
});

const film = {
  name: 'Find your main water valve before you need it',
  duration: 'PT144S',
  contentUrl: 'https://www.example.com/films/main-valve.mp4',
};
const linked = { uploadDate: '2026-11-21', thumbnailUrl: 'https://i.ytimg.com/vi/abc/hqdefault.jpg' };
test.each([
  ['', '', [film]],
  ['abc', '', []],
  ['abc', '2026-11-21', [linked]],
])(
  'the featured video %j of %j is linked, and the own film without an id',
  (featuredVideoId, featuredVideoDate, videos) => {
    expect(videosOf('en', site, { featuredVideoId, featuredVideoDate })).toMatchObject(videos);
  },
);

test('escapes markup in JSON-LD', () => {
  const data = { name: '</script><script>alert(1)</script><!--' };
  const block = jsonLdScript(data);
  expect(block.match(/</g)).toHaveLength(2);
  expect(JSON.parse(parse(block).querySelector('script')?.text ?? '')).toEqual(data);
});

test('without data there is no script element', () => {
  expect(jsonLdScript(undefined)).toBe('');
});
