import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InLanguage } from '../../../i18n/language-context.tsx';
import { Claim } from './Claim.tsx';
import { NumberedPage } from './page-record.tsx';
import { Sources } from './Sources.tsx';

function CitedPage({ fact }: { readonly fact: string }) {
  return (
    <NumberedPage>
      <Claim fact={fact}>Words.</Claim>
      <Sources />
    </NumberedPage>
  );
}

const page = (fact: string) => renderToStaticMarkup(<InLanguage language="en" show={CitedPage} with={{ fact }} />);

test.each([
  ['a line about law from an insurance agent', 'gray-zones-seepage', true],
  ['the same beside a line from a public body', 'sudden-and-accidental gray-zones-seepage', true],
  ['a line about safety from a public body', 'wet-electrical-do-not-touch', false],
  ['a line of the trade about its own work', 'drying-balance', false],
  ['another line from a source marked elsewhere', 'mold-four-needs', true],
])('the list of sources says that no original was read: %s', (_name, fact, said) => {
  expect(page(fact).includes('not verified against the original')).toBe(said);
  expect(page(fact).match(/<sup>(.*?)<\/sup>/)?.[1]).toMatch(/^<a role="doc-noteref" href="#s\d+">[\d, –]+<\/a>$/);
});

test('the mark is on the source without an original, not on the agency cited with it', () => {
  const [agency, article] = page('wet-electrical-do-not-touch roof-tarp-falls').match(/<li id.*?<\/li>/g) ?? [];
  expect(agency).not.toContain('not verified against the original');
  expect(article).toContain('not verified against the original');
});

test('a source shows its rank, its date, and when a copy was read', () => {
  const cited = page('burst-pipe-shut-main-valve');
  expect(cited).toContain('Recovering from Winter Weather</a></li>');
  expect(cited).toContain('We read saved copies of these pages on 2026-11-21');
  expect(cited.indexOf('Laws and public agencies')).toBeLessThan(cited.indexOf('Recovering from Winter Weather'));
  expect(page('nfip-proof-of-loss')).toContain('<span>dated 2020-10-05</span>');
});

test('a line with several sources has one link', () => {
  const cited = page('sudden-and-accidental gray-zones-seepage');
  expect(cited.match(/<sup[^>]*>.*?<\/sup>/g)).toHaveLength(1);
  expect(cited).toMatch(/<a role="doc-noteref" href="#s1">1[^<]+<\/a>/);
});
