import { assess, box, button, page, result } from './support/assessment-page.ts';
import { expect, test } from './support/fixtures.ts';

test('the button waits for words', { tag: '@full' }, async ({ page: visitor }) => {
  await visitor.goto(page);
  await expect(button(visitor)).toBeDisabled();
  await box(visitor).fill('   ');
  await expect(button(visitor)).toBeDisabled();
  await box(visitor).fill('drip');
  await expect(button(visitor)).toBeEnabled();
});

test('the result has its parts in the specified order', { tag: '@full' }, async ({ page: visitor }) => {
  await visitor.goto(page);
  await assess(visitor, 'Sewage backed up into the tub');
  // What decides is drawn first, and the rest of the answer behind it.
  await expect(result(visitor)).toContainText('Professional disclaimer');
  const words = ((await result(visitor).textContent()) ?? '').replace(/\s+/g, ' ');
  const parts = [
    'Black Water',
    'Highly contaminated',
    'EMERGENCY',
    'stay away from a wire',
    'Contact professionals within 1 hour',
    'Call (',
    'Keep everyone out',
    'Professional help needed.',
    'Professional Analysis',
    'Moisture Detection Priorities',
    'Equipment Recommendations',
    'Potential Risks',
    'Emergency contact',
    'Call Now',
    'Professional disclaimer',
  ];
  const places = parts.map((part) => words.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('the rules are on the device when the page is idle: without a network it answers, and says so', async ({
  page: visitor,
  context,
}) => {
  await visitor.goto(page, { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await assess(visitor, 'The dishwasher leaked and the outlets are wet');
  await expect(result(visitor)).toContainText('Stay out of the water');
  await expect(result(visitor)).toContainText('EMERGENCY');
  await assess(visitor, 'Creek water in the house, the outlets are wet');
  await expect(visitor.getByRole('status').first()).toContainText(
    'You’re offline, so this device assessed your text by itself.',
  );
  await expect(result(visitor)).toContainText('do not touch anything electrical');
  await expect(result(visitor)).toContainText('Error: No network connection.');
});

test('text typed before hydration stays', async ({ page: visitor }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await visitor.route(/_astro\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await visitor.goto(page, { waitUntil: 'commit' });
  await box(visitor).fill('Sewage in the tub');
  await expect(button(visitor)).toBeDisabled();
  release();
  await expect(button(visitor)).toBeEnabled();
  await expect(box(visitor)).toHaveValue('Sewage in the tub');
});

test('the danger check opens below the first steps, and each press raises the answer at once', async ({
  page: visitor,
}) => {
  await visitor.goto(page);
  await assess(visitor, 'Wet carpet');
  await expect(result(visitor)).toContainText('Source unknown: treat the water as dirty');
  await expect(result(visitor)).toContainText('MODERATE');
  const check = visitor.getByRole('region', { name: 'Questions that could change this answer' });
  const steps = visitor.getByRole('region', { name: 'Immediate actions' });
  expect((await check.boundingBox())?.y ?? 0).toBeGreaterThan((await steps.boundingBox())?.y ?? 0);
  await check.getByText('Danger check').click();
  await check.getByRole('button', { name: 'A ceiling is sagging, or a floor gives when you step on it' }).click();
  await expect(result(visitor)).toContainText('EMERGENCY');
  await check.getByRole('button', { name: 'It smells of gas or rotten eggs' }).click();
  await expect(steps.getByRole('listitem').first()).toContainText('Get out now');
  await check.getByRole('button', { name: 'None of these' }).click();
  await expect(result(visitor)).toContainText('MODERATE');
});

test('the other questions refine the result, and can be skipped', { tag: '@full' }, async ({ page: visitor }) => {
  await visitor.goto(page);
  await assess(visitor, 'Wet carpet');
  await visitor.getByRole('button', { name: 'A toilet or the sewer' }).click();
  await expect(result(visitor)).toContainText('Black Water');
  await visitor.getByRole('button', { name: 'Skip the questions' }).click();
  await expect(visitor.getByRole('button', { name: 'Less than a day' })).toHaveCount(0);
});

test('the result goes to the question form', async ({ page: visitor }) => {
  await visitor.goto(page);
  await assess(visitor, 'Sewage backed up into the tub');
  await visitor.getByRole('button', { name: 'Send us this, and we’ll call you' }).click();
  await expect(visitor).toHaveURL(/\/ask\?category=assessment/);
  await expect(visitor.getByLabel('Your question')).toHaveValue(/Sewage backed up into the tub[\s\S]*Category 3/);
  await expect(visitor.getByLabel('Category')).toHaveValue('assessment');
});

test('the result goes to the form for an estimate, with its urgency', { tag: '@full' }, async ({ page: visitor }) => {
  await visitor.goto(page);
  await assess(visitor, 'The dishwasher leaked into the hall');
  await visitor.getByRole('button', { name: 'Book a free inspection' }).click();
  await expect(visitor).toHaveURL(/\/wtr-connection#estimate/);
  await expect(visitor.getByLabel('What happened')).toHaveValue(/The dishwasher leaked[\s\S]*Category 2/);
  await expect(visitor.getByLabel('How soon do you need us?')).not.toHaveValue('normal');
});

test('earlier assessments stay on the device until they are deleted', async ({ page: visitor }) => {
  await visitor.goto(page);
  await assess(visitor, 'Sewage backed up into the tub');
  await visitor.getByRole('button', { name: 'Start over' }).click();
  await expect(box(visitor)).toHaveValue('');
  await visitor.reload();
  await visitor.getByText('Earlier assessments on this device').click();
  await visitor.getByRole('button', { name: 'Use this text again' }).click();
  await expect(box(visitor)).toHaveValue('Sewage backed up into the tub');
  await visitor.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(visitor.getByText('Earlier assessments on this device')).toHaveCount(0);
});

test('the keyboard alone is enough, and the result takes the focus', async ({ page: visitor }) => {
  await visitor.goto(page);
  await box(visitor).focus();
  await visitor.keyboard.type('Sewage in the tub');
  await visitor.keyboard.press('Tab');
  await expect(button(visitor)).toBeFocused();
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('heading', { name: 'Your assessment' })).toBeFocused();
});
