import { describe, expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const contact = { email: 'help@example.com', contactCheckedUntil: '2027-10-31' };
const site = new URL('https://www.example.com');
const on = (day: string) => Date.parse(`${day}T00:00:00Z`);

test('has contact, expiry and canonical URL', () => {
  expect(securityTxt(contact, site, on('2026-11-22'))).toBe(
    `Contact: mailto:help@example.com
Expires: 2027-10-31T00:00:00.000Z
Preferred-Languages: en, es
Canonical: https://www.example.com/.well-known/security.txt
`,
  );
});

test('has no canonical URL without a base URL', () => {
  expect(securityTxt(contact, undefined, on('2026-11-22'))).not.toContain('Canonical');
});

describe('stops the build', () => {
  test.each([
    ['61 days ahead', '2027-08-31', contact.contactCheckedUntil, false],
    ['60 days ahead', '2027-09-01', contact.contactCheckedUntil, true],
    ['afterwards', '2028-01-01', contact.contactCheckedUntil, true],
    ['without a day', '2026-11-22', 'soon', true],
  ])('%s', (_case, today, contactCheckedUntil, stops) => {
    const build = () => securityTxt({ ...contact, contactCheckedUntil }, site, on(today));
    if (stops) expect(build).toThrow(/security\.contactCheckedUntil in content\/owner\.ts/);
    else expect(build).not.toThrow();
  });
});
