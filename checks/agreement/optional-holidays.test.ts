import { expect, test } from 'vitest';
import { optionalYears } from '#core/claim/claim-clock/counting/holidays.ts';

test('the optional holidays of this year and the next are known', () => {
  const year = new Date().getFullYear();
  expect(optionalYears, 'Add the next year to the table in core/claim/claim-clock/counting/holidays.ts').toContain(
    year + 1,
  );
});
