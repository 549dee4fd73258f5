import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { warnOfAddress } from './public-address.ts';

const address = 'https://www.example.com';

test.each([
  ['this machine alone', {}, undefined, undefined],
  ['this machine under another name', { HOST: 'localhost' }, undefined, undefined],
  ['every network', { HOST: '0.0.0.0', PORT: '80' }, undefined, /^SITE_URL is not set: .*http:\/\/localhost:80,/],
  ['every network of the newer kind', { HOST: '::' }, undefined, /^SITE_URL is not set/],
  ['behind a proxy of this machine', { TRUST_PROXY: 'loopback' }, undefined, /^SITE_URL is not set/],
  ['a public address', { HOST: '0.0.0.0', SITE_URL: `${address}/` }, address, undefined],
  ['pages without an address', { SITE_URL: address }, undefined, /the pages were built for none/],
  [
    'pages of another address',
    { SITE_URL: address },
    'http://localhost:3000',
    /were built for http:\/\/localhost:3000/,
  ],
])('%s', (_case, environment, builtFor, expected) => {
  const lines: string[] = [];
  warnOfAddress({ error: (line: string) => lines.push(line) }, readConfig(environment), builtFor);
  expect(lines).toEqual(expected ? [expect.stringMatching(expected)] : []);
  expect(lines.join('')).not.toContain('\n');
});
