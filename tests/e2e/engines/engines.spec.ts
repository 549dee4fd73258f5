import type { Page } from '@playwright/test';
import { consoleErrors } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillFields, resultOf } from '../support/tool-page.ts';

// What must work in every engine: Firefox and WebKit walk these journeys where Playwright's builds of them are installed.

let errors: readonly string[] = [];
test.beforeEach(async ({ page }) => {
  errors = await consoleErrors(page);
});
test.afterEach(() => expect(errors).toEqual([]));

const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'networkidle' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

test('a tick of the emergency checklist stays', { tag: '@full' }, async ({ page }) => {
  await open(page, '/guides/emergency-checklist');
  await page.getByRole('checkbox').first().check();
  await expect(page.getByRole('status').first()).toContainText(/^1 of \d+ done/);
  await page.goto('/');
  await page.goto('/guides/emergency-checklist');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
});

test('gas begins with leaving', { tag: '@full' }, async ({ page }) => {
  await open(page, '/damage-assessment');
  await page.locator('main textarea').first().fill('I smell gas in the wet kitchen');
  await button(page, 'Get Professional AI Assessment').click();
  await expect(page.locator('main')).toContainText('EMERGENCY');
  await expect(page.locator('section[aria-label="Immediate actions"] li').first()).toHaveText(/^\s*Get out now/);
});

test('a search of the directory finds a misspelt company', { tag: '@full' }, async ({ page }) => {
  await open(page, '/insurance-directory');
  await page.locator('main [name="q"]').fill('alsttate');
  await expect(page.locator('li[data-kind] b').filter({ visible: true }).first()).toHaveText('Allstate');
});

const searches = [
  ['/search', 'cieling buldging', /Ceilings/],
  ['/es/buscar', 'techo avultado', /Techos de los cuartos/],
] as const;
for (const [address, typed, heading] of searches)
  test(`${address}: a misspelt search leads to its page`, { tag: '@full' }, async ({ page }) => {
    await open(page, address);
    await page.locator('main [data-search] input').fill(typed);
    const first = page.locator('main [role="option"]').first();
    await expect(first).toContainText(heading);
    await first.click();
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  });

test('a calculator answers what is typed', { tag: '@full' }, async ({ page }) => {
  await open(page, '/calculators/dehumidification');
  await fillFields(page, { length: '35', width: '25', height: '8', material: 'concrete', damageClass: 'class3' });
  await button(page, 'Calculate').click();
  await expect(resultOf(page, 'Required capacity')).toHaveText('280 pints/day');
});

const links = [
  ['/calculators/psychrometric?temperature=75&humidity=50', 'Dew point', /\d °F/],
  ['/calculators/air-movement?length=12&width=15&type=centrifugal&surface=carpet', 'Air movers', '9 units'],
  ['/calculators/air-scrubber?length=30&width=50&height=8&targetAch=8&unitCfm=750', 'Required airflow', '1,600 CFM'],
  ['/calculators/circuits?dehumidifiers=1&airMovers=5&circuits15=2&circuits20=0', 'Equipment on circuits', '6 of 6'],
  ['/cost-builder?area=250&room=attic&source=clean&severity=moderate', 'Estimated range', '$1,100 to $1,788'],
] as const;
for (const [link, label, value] of links)
  test(`a link brings its result: ${link.split('?')[0]}`, { tag: '@full' }, async ({ page }) => {
    await open(page, link);
    await expect(resultOf(page, label)).toHaveText(value);
  });

test('the claim clock counts the days', { tag: '@full' }, async ({ page }) => {
  await open(page, '/claim-clock');
  await fillFields(page, { notice: '2026-11-21' });
  await button(page, 'Show my deadlines').click();
  await expect(page.locator('main')).toContainText('Monday, December 7, 2026');
});

test('a loss record and a drying job are still on the device after a reload', { tag: '@full' }, async ({ page }) => {
  await open(page, '/loss-record');
  await page.getByLabel('Record name').fill('Hall');
  await button(page, 'Start a record').click();
  await button(page, 'Add an item').click();
  await page.getByLabel('Item description').fill('Bookcase');
  await page.getByLabel('Replacement cost each, before tax ($)').fill('19.99');
  await button(page, 'Done').click();
  await expect(page.getByText('Saved on this device.').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('main')).toContainText('$19.99');

  await open(page, '/drying-job');
  await page.getByLabel('Job name').fill('Oak Street');
  await button(page, 'Start a job').click();
  await button(page, 'Add a room').click();
  await page.getByLabel('Room', { exact: true }).fill('Den');
  await button(page, 'Done').click();
  await expect(page.getByText('Saved on this device.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Den', { exact: true }).first()).toBeVisible();
});

test('a question and a request for an estimate are sent and confirmed', { tag: '@full' }, async ({ page }) => {
  await open(page, '/ask');
  await fillFields(page, { name: 'Ada', email: 'ada@example.com', question: 'Does the wet pad have to go?' });
  await button(page, 'Submit Question').click();
  await expect(page.getByRole('heading', { name: 'Question Submitted!' })).toBeVisible();
  await expect(page.getByRole('status').first()).toContainText(/WD-[0-9A-Z]{4}-[0-9A-Z]{4}/);

  await open(page, '/wtr-connection');
  await fillFields(page, { name: 'Ada', location: '78130', phone: '(830) 555-0147', question: 'The hall is wet.' });
  await button(page, 'Get Free Estimate').click();
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible();
});
