import { test as base } from '@playwright/test';

/** Every test is a visitor of its own: a client address of its own, so that the rate limit of one never stops another. */
export const test = base.extend({
  extraHTTPHeaders: async ({ browserName: _any }, use, { workerIndex, testId }) => {
    const digits = Number.parseInt(testId.slice(-6), 36) || workerIndex;
    await use({ 'x-forwarded-for': `10.${workerIndex % 256}.${(digits >> 8) % 256}.${digits % 256}` });
  },
});

export { expect } from '@playwright/test';
