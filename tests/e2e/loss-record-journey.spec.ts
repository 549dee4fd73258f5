import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/fixtures.ts';

/** A hand on a phone: counts what it presses and what it types. */
class Hand {
  taps = 0;
  letters = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }
  /** One tap into the field, then letters. */
  async type(field: Locator, text: string): Promise<void> {
    this.taps += 1;
    this.letters += text.length;
    await field.fill(text);
  }
  /** One tap on the field, one on what it offers. */
  async choose(field: Locator, option: string): Promise<void> {
    this.taps += 2;
    await field.selectOption(option);
  }
  /** One tap on the button, one on the camera's shutter, one to use the picture. */
  async photograph(button: Locator, file: Awaited<ReturnType<typeof photo>>): Promise<void> {
    this.taps += 3;
    await button.setInputFiles([file]);
  }
}

async function photo(name: string) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 320, height: 240, channels: 3, background: '#000', noise } });
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

const part = (page: Page, name: string) => page.getByRole('region', { name });

test.use({ viewport: { width: 390, height: 780 } });

test('from water on the floor to a file for the adjuster, on a phone, by taps', async ({ page }) => {
  const hand = new Hand();
  const steps: string[] = [];
  const note = (step: string) => steps.push(`${step}: ${hand.taps} taps, ${hand.letters} letters`);

  await page.goto('/damage-assessment');
  const text = 'The toilet backed up overnight and there is dirty water on the hall floor.';
  await hand.type(page.getByRole('textbox').first(), text);
  await hand.tap(page.locator('main form button[type="submit"]').first());
  await hand.tap(page.getByRole('link', { name: 'Start a loss record with this' }));
  await expect(part(page, 'What happened').getByText(text).first()).toBeVisible();
  note('record begun with the assessment');

  await hand.photograph(page.getByLabel('Take a photo').first(), await photo('first.jpg'));
  await expect(page.getByText('1 photo saved.').first()).toBeVisible();
  note('first photo saved');

  const rooms = part(page, 'Rooms');
  await hand.tap(rooms.getByRole('button', { name: 'Add a room' }));
  await hand.type(rooms.getByLabel('Room', { exact: true }), 'Hall');
  for (const view of ['Room from one corner', 'Water line', 'Where the water came from']) {
    await hand.photograph(rooms.getByLabel(`Take a photo: ${view}`), await photo(`${view}.jpg`));
    await expect(rooms.getByRole('listitem').filter({ hasText: view }).first()).toContainText('Taken');
  }
  await expect(rooms.getByText('3 photos are missing.')).toBeVisible();
  note('a room with three views');

  const things = part(page, 'Damaged items');
  await hand.tap(things.getByRole('button', { name: 'Add an item' }));
  await hand.tap(things.getByRole('button', { name: 'Carpet and pad' }));
  await hand.type(things.getByLabel('Replacement cost each'), '540');
  await hand.choose(things.getByLabel('Keep, clean, replace'), 'thrown-away');
  await expect(things.getByText('Photograph it before it leaves the house')).toBeVisible();
  await hand.photograph(things.getByLabel('Take a photo', { exact: true }), await photo('carpet.jpg'));
  await expect(things.getByText('Photograph it before it leaves the house')).toBeHidden();
  await hand.tap(things.getByRole('button', { name: 'Next' }));
  await hand.tap(things.getByRole('button', { name: 'Shoes' }));
  await hand.type(things.getByLabel('Quantity'), '3');
  await hand.type(things.getByLabel('Replacement cost each'), '60');
  await hand.tap(things.getByRole('button', { name: 'Done' }));
  await expect(things.getByText('$720.00').first()).toBeVisible();
  note('two things, one thrown away');

  const policy = part(page, 'Policy and people');
  await hand.tap(policy.getByRole('button', { name: 'Look up the company' }));
  await hand.type(policy.getByLabel('Company name'), 'allstate');
  await hand.tap(policy.getByRole('button', { name: 'Choose Allstate' }));
  await expect(policy.getByRole('link', { name: '800-255-7828' }).first()).toHaveAttribute('href', 'tel:+18002557828');
  note('insurer with its number');

  const dates = part(page, 'Dates that count');
  await hand.tap(dates.getByText('Fill in ('));
  await hand.type(dates.getByLabel('The company got your claim in writing'), '2026-11-22');
  await expect(dates.getByText('Monday, December 7, 2026').first()).toBeVisible();
  note('the day of the claim, and its dates');

  const calendar = page.waitForEvent('download');
  await hand.tap(dates.getByRole('button', { name: 'Add all dates to my calendar' }));
  expect((await calendar).suggestedFilename()).toBe('claim-dates.ics');
  await hand.tap(page.getByRole('button', { name: 'Save a backup' }).first());
  await expect(page.getByRole('heading', { name: 'Send to my adjuster' })).toBeInViewport();
  note('at the file for the adjuster');
  test.info().annotations.push({ type: 'taps', description: steps.join('; ') });

  // The claim clock has the same days, and its changes are stored in the record.
  await dates.getByRole('link', { name: 'Open these dates in the claim clock' }).click();
  await expect(page.getByLabel('The company got your claim in writing')).toHaveValue('2026-11-22');
  await page.getByLabel('The company got your claim in writing').fill('2026-11-23');
  await page.getByRole('button', { name: 'Show my deadlines' }).click();
  await expect(page.getByText('Tuesday, December 8, 2026').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to the record' }).click();
  await expect(dates.getByText('Tuesday, December 8, 2026').first()).toBeVisible();
});
