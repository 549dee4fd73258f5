import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import type { PageName } from '#src/lib/routes/addresses.ts';
import { expect, test } from './support/fixtures.ts';

/** Each tool with an answer, the longest where answers differ in length. */
const signed: readonly (readonly [PageName, string])[] = [
  ['/calculators/psychrometric', 'temperature=75&humidity=50'],
  ['/calculators/dehumidification', 'length=35&width=25&height=8&material=concrete&damageClass=class3'],
  ['/calculators/air-movement', 'length=12&width=15&type=centrifugal&surface=carpet'],
  ['/calculators/air-scrubber', 'length=30&width=50&height=8&targetAch=8&unitCfm=750'],
  ['/calculators/circuits', 'dehumidifiers=1&airMovers=5&circuits15=2&circuits20=0'],
  [
    '/calculators/air-check',
    'affectedTemperature=75&affectedHumidity=40&outletTemperature=95&outletHumidity=60&unaffectedTemperature=75&unaffectedHumidity=45&outsideTemperature=88&outsideHumidity=65&surface=66&airflow=250&exchange=300',
  ],
  ['/cost-builder', 'area=250&room=attic&source=clean&severity=moderate'],
];

/** The longest, and the one with choices in other words: printed at every run. */
const first: readonly PageName[] = ['/calculators/air-check', '/cost-builder'];

const lines = ['Printed', 'Job number', 'Claim number', 'Loss address'];
const signatures = ['Technician', 'Date', 'Owner or adjuster'];

for (const [name, link] of signed) {
  const title = `${name} prints as one sheet with its letterhead, its choices in full, and lines to sign`;
  // The same code prints every calculator.
  test(title, { tag: first.includes(name) ? [] : '@full' }, async ({ page }) => {
    await page.goto(`${name}?${link}`, { waitUntil: 'networkidle' });
    await expect(page.locator('[data-sheet] li').first()).toBeAttached();
    const chosen = await page
      .locator('main form select')
      .evaluateAll((lists: HTMLSelectElement[]) => lists.map((list) => list.selectedOptions[0]?.text ?? ''));
    const text = await expectLetterhead(page);
    for (const words of [...lines, ...signatures, ...chosen]) expect(text).toContain(words);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('main form select').evaluateAll(optionsCutOff)).toEqual([]);
  });
}

test('an assessment and the emergency checklist print on one sheet each', async ({ page }) => {
  await page.goto('/damage-assessment');
  await page.locator('main textarea').fill('The toilet backed up with sewage into the hall, and the power is on.');
  await page.locator('main form button[type=submit]').click();
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeVisible();
  await expectLetterhead(page);
  await page.goto('/guides/emergency-checklist');
  const text = await expectLetterhead(page);
  for (const words of lines) expect(text).toContain(words);
});

/** One sheet; on it the company, its whole number, and the day. Resolves to all its words. */
async function expectLetterhead(page: Page): Promise<string> {
  const file = await getDocumentProxy(Uint8Array.from(await page.pdf({ format: 'Letter', preferCSSPageSize: true })));
  expect(file.numPages).toBe(1);
  const { text } = await extractText(file, { mergePages: true });
  const words = text.replace(/\s+/g, ' ');
  const today = new Date().toLocaleDateString('en', { dateStyle: 'long' });
  // The signs of a drawing are read before the words around it, wherever it stands.
  const footer = page.locator('footer').last();
  const company = /© \d{4} (.+?)( · .*)?$/m.exec(await footer.innerText())?.[1] ?? 'no company';
  const phone = await footer.locator('a[href^="tel:"]').first().innerText();
  for (const wanted of [company, phone, today]) expect(words).toContain(wanted);
  return words;
}

/** Choices whose words are wider than the line that prints them. */
function optionsCutOff(lists: HTMLSelectElement[]): readonly string[] {
  const ruler = document.createElement('canvas').getContext('2d');
  if (!ruler) throw new Error('no canvas to measure words on');
  // A list that print hides has no width. Its choice is printed as other words, which are checked above.
  const printed = lists.filter(({ clientWidth }) => clientWidth > 0);
  return printed.flatMap((list) => {
    ruler.font = getComputedStyle(list).font;
    return [...list.options].map(({ text }) => text).filter((text) => ruler.measureText(text).width > list.clientWidth);
  });
}
