import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InLanguage } from '../frame/language.tsx';
import { Claim, Sources } from './Claim.tsx';
import { NumberedPage } from './page/page-record.tsx';

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
])('says "second hand": %s', (_name, fact, said) => {
  expect(page(fact).includes('second hand')).toBe(said);
});

test('a source says whose word it is, how old the page is, and when a copy was read', () => {
  expect(page('burst-pipe-shut-main-valve')).toContain(
    'Recovering from Winter Weather</a>, <span>law or public body</span>, <span>copy read 2026-11-21</span>',
  );
  expect(page('nfip-proof-of-loss')).toContain('<span>dated 2020-10-05</span>');
});
