import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The address of the damage assessment. */
export const page = '/damage-assessment';

/** The owner's phone number, whatever it is. */
export const ownNumber = /\(\d{3}\) \d{3}-\d{4}/;

export const box = (on: Page) => on.getByLabel('Describe the damage');
export const button = (on: Page) => on.getByRole('button', { name: 'Get Professional AI Assessment' });
export const result = (on: Page) => on.getByRole('region', { name: 'Your assessment' });

/** Types a description, submits it, and waits for the result. */
export async function assess(on: Page, text: string) {
  await box(on).fill(text);
  await button(on).click();
  await expect(result(on)).toBeVisible();
}
