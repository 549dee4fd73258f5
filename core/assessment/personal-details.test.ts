import { expect, test } from 'vitest';
import { withoutPersonalDetails } from './personal-details.ts';

test.each([
  ['write to jo.doe+flood@mail.example.com today', 'write to [email] today'],
  ['call (830) 555-0142 or 830-555-0142', 'call [phone] or [phone]'],
  ['my cell is +1 830.555.0142.', 'my cell is [phone].'],
  ['policy HO-1234567-01 at renewal', 'policy [number] at renewal'],
  ['claim number 00123456789', 'claim number [number]'],
  ['ssn 123-45-6789', 'ssn [number]'],
  ['flood at 1204 West San Antonio St. in Seguin', 'flood at [address] in Seguin'],
  ['we live at 88 oak st', 'we live at [address]'],
  ['My name is Ana María and the tub ran over', 'My name is [name] and the tub ran over'],
])('%s', (text, expected) => {
  expect(withoutPersonalDetails(text)).toBe(expected);
});

test.each([
  '40 gallons on the slab, 3 inches deep, since 7:30 pm on 11/20/2026',
  '1,200 sq ft house, 2 inches of water on the way to the kitchen',
  'it cost $1,250,000.00 and the humidity is 65.5 percent',
  'about 2 feet from the street, 100 to 200 square feet wet',
  'the 1978 house at 68-86 degrees, category 3',
])('keeps: %s', (text) => {
  expect(withoutPersonalDetails(text)).toBe(text);
});
