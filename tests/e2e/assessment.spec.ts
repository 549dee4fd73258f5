import type { Page } from '@playwright/test';
import { AssistedServer, type BehaviourName } from './support/test-provider.ts';
import { everyLook, expectAccessible, otherLooks } from './support/tool-page.ts';
import { expect, test } from './support/visitor.ts';

const page = '/damage-assessment';
/** The owner's number, whatever it is. */
const ownNumber = /\(\d{3}\) \d{3}-\d{4}/;
const box = (on: Page) => on.getByLabel('Describe the damage');
const button = (on: Page) => on.getByRole('button', { name: 'Get Professional AI Assessment' });
const result = (on: Page) => on.getByRole('region', { name: 'Your assessment' });

async function assess(on: Page, text: string) {
  await box(on).fill(text);
  await button(on).click();
  await expect(result(on)).toBeVisible();
}

test.describe('with a provider', () => {
  test.describe.configure({ mode: 'default' });
  const server = new AssistedServer();
  test.beforeAll(() => server.start());
  test.afterAll(() => server.stop());

  // What each failure becomes is held beside the code; one that answers and one that does not go through the page at every run.
  const first: readonly BehaviourName[] = ['breaks down', 'hangs'];
  const others: readonly BehaviourName[] = [
    'refuses the key',
    'is busy',
    'sends a page',
    'sends half an answer',
    'sends another shape',
    'hangs up',
  ];
  for (const failures of [first, others]) {
    const title = `when it ${failures.join(', or ')}, the rules answer at once and say why`;
    test(title, { tag: failures === first ? [] : '@full' }, async ({ page: visitor }) => {
      let text = '';
      for (const behaviour of failures) {
        server.behaviour = behaviour;
        await visitor.goto(server.url + page);
        // What the device kept comes after the page, and would stand before a text that is typed meanwhile.
        await expect(box(visitor)).toHaveValue(text);
        text = `Sewage in the tub, and the service ${behaviour}`;
        await assess(visitor, text);
        await expect(result(visitor)).toContainText('EMERGENCY');
        await expect(result(visitor)).toContainText(
          /AI analysis unavailable\. Using basic rule-based assessment\. Error: The AI service [^.]+\./,
        );
        await expect(visitor.getByRole('status').first()).toContainText('so this comes from our rules');
        await expect(box(visitor)).toHaveValue(text);
        await expect(button(visitor)).toBeEnabled();
      }
    });
  }

  test('a calm answer to sewage is overruled, and the page says so', async ({ page: visitor }) => {
    server.behaviour = 'says that all is fine';
    await visitor.goto(server.url + page);
    await assess(visitor, 'The tub is full of sewage');
    await expect(result(visitor)).toContainText('Our rules set this category. The AI service had a milder one.');
    await expect(result(visitor)).toContainText('Black Water');
    await expect(result(visitor)).not.toContainText('0199');
    await expect(result(visitor)).not.toContainText('Mop it up.');
  });

  test('a good answer refines the rules, and each part names its origin', { tag: '@full' }, async ({
    page: visitor,
  }) => {
    server.behaviour = 'answers well';
    await visitor.goto(server.url + page);
    await assess(visitor, 'The tub holds sewage');
    await expect(result(visitor)).toContainText('You describe sewage in the tub.');
    await expect(visitor.getByRole('listitem').filter({ hasText: 'Keep pets out of the wet rooms' })).toContainText(
      'AI',
    );
  });

  test('waiting can be stopped, and the result stays', async ({ page: visitor }) => {
    server.behaviour = 'hangs';
    await visitor.goto(server.url + page);
    await assess(visitor, 'Sewage again, and nobody answers');
    await expect(visitor.getByRole('button', { name: 'AI Analysis in Progress...' })).toBeDisabled();
    await visitor.getByRole('button', { name: 'Stop waiting' }).click();
    await expect(visitor.getByRole('status').first()).toContainText('You stopped');
    await expect(result(visitor)).toContainText('Black Water');
  });
});

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
    'get out and call 911',
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
    'No network: this device assessed your text by itself.',
  );
  await expect(result(visitor)).toContainText('touch nothing electrical');
  await expect(result(visitor)).toContainText('Error: No network connection.');
});

test('what was typed before the script arrived is kept', async ({ page: visitor }) => {
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

test('what was typed survives a reload', { tag: '@full' }, async ({ page: visitor }) => {
  await visitor.goto(page);
  await box(visitor).fill('Wet carpet in the hall');
  await expect.poll(() => visitor.evaluate(countKept)).toBe(1);
  await visitor.reload();
  await expect(box(visitor)).toHaveValue('Wet carpet in the hall');
});

/** How many things the device keeps. Runs in the page; never opens a database that is not there yet. */
async function countKept(): Promise<number> {
  const [known] = await indexedDB.databases();
  if (!known?.name) return 0;
  const opening = indexedDB.open(known.name);
  return new Promise((resolve, reject) => {
    opening.onerror = reject;
    opening.onsuccess = () => {
      const counting = opening.result.transaction('entries').objectStore('entries').count();
      counting.onerror = reject;
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });
}

test('a link opens with an example, and keeps a text that was there before', async ({ page: visitor }) => {
  await visitor.goto(`${page}?example=ceiling-sags`);
  await expect(box(visitor)).toHaveValue(/ceiling sags/);
  await box(visitor).fill('My own words');
  await expect.poll(() => visitor.evaluate(countKept)).toBe(1);
  await visitor.goto(`${page}?example=toilet-backup`);
  await expect(box(visitor)).toHaveValue('My own words');
  await visitor.getByRole('button', { name: 'Use the example instead' }).click();
  await expect(box(visitor)).toHaveValue(/toilet backed up/);
});

test('the danger check opens below the first steps, and each press raises the answer at once', async ({
  page: visitor,
}) => {
  await visitor.goto(page);
  await assess(visitor, 'Wet carpet');
  await expect(result(visitor)).toContainText('The source is not known yet.');
  await expect(result(visitor)).toContainText('MODERATE');
  const check = visitor.getByRole('region', { name: 'What decides' });
  const steps = visitor.getByRole('region', { name: 'Immediate actions' });
  expect((await check.boundingBox())?.y ?? 0).toBeGreaterThan((await steps.boundingBox())?.y ?? 0);
  await check.getByText('Danger check').click();
  await check.getByRole('button', { name: 'A ceiling sags, or a floor gives' }).click();
  await expect(result(visitor)).toContainText('EMERGENCY');
  await check.getByRole('button', { name: 'It smells of gas or rotten eggs' }).click();
  await expect(steps.getByRole('listitem').first()).toContainText('Leave now');
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

test('hostile text is shown as text', { tag: '@full' }, async ({ page: visitor }) => {
  const alerts: string[] = [];
  visitor.on('dialog', async (dialog) => {
    alerts.push(dialog.message());
    await dialog.dismiss();
  });
  await visitor.goto(page);
  await assess(
    visitor,
    `<img src=x onerror=alert(1)> septic \u0000 ${'🌊'.repeat(40)} <script>alert(2)</script> ${'x'.repeat(4500)}`,
  );
  await expect(result(visitor)).toContainText('Black Water');
  await expect(result(visitor).locator('img, script')).toHaveCount(0);
  expect(alerts).toEqual([]);
});

test('the result goes to the question form', async ({ page: visitor }) => {
  await visitor.goto(page);
  await assess(visitor, 'Sewage backed up into the tub');
  await visitor.getByRole('button', { name: 'Send to the expert' }).click();
  await expect(visitor).toHaveURL(/\/ask\?category=assessment/);
  await expect(visitor.getByLabel('Your question')).toHaveValue(/Sewage backed up into the tub[\s\S]*Category 3/);
  await expect(visitor.getByLabel('Category')).toHaveValue('assessment');
});

test('the result goes to the form for an estimate, with its urgency', { tag: '@full' }, async ({ page: visitor }) => {
  await visitor.goto(page);
  await assess(visitor, 'Sewage backed up into the tub');
  await visitor.getByRole('button', { name: 'Have somebody measure it: free' }).click();
  await expect(visitor).toHaveURL(/\/wtr-connection#estimate/);
  await expect(visitor.getByLabel('What happened')).toHaveValue(/Sewage backed up into the tub[\s\S]*Category 3/);
  await expect(visitor.getByLabel('How soon?')).not.toHaveValue('normal');
});

test('earlier assessments stay on the device until they are deleted', async ({ page: visitor }) => {
  await visitor.goto(page);
  await assess(visitor, 'Sewage backed up into the tub');
  await visitor.getByRole('button', { name: 'Start again' }).click();
  await expect(box(visitor)).toHaveValue('');
  await visitor.reload();
  await visitor.getByText('Earlier assessments on this device').click();
  await visitor.getByRole('button', { name: 'Put back into the box' }).click();
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

test('someone who writes Spanish reads the whole answer in Spanish', async ({ page: visitor }) => {
  await visitor.goto(page);
  await box(visitor).fill('El techo está panzón y gotea por el foco de la cocina');
  await button(visitor).click();
  const answer = visitor.locator('section[lang=es]');
  await expect(answer.getByRole('heading', { name: 'Su evaluación' })).toBeVisible();
  await expect(answer).toContainText('EMERGENCIA');
  await expect(answer).toContainText('No entre al agua');
  await expect(answer).toContainText('la cuadrilla que está ahí diga que es seguro:');
  await expect(answer.getByRole('button', { name: 'Copiar texto' })).toBeVisible();
  const words = await answer.textContent();
  expect(words).not.toMatch(/\b(?:the|water|Call|within|your)\b/);
});

test('on paper the answer stands alone, in its own language', { tag: '@full' }, async ({ page: visitor }) => {
  await visitor.goto(page);
  await box(visitor).fill('El techo está panzón y gotea por el foco de la cocina');
  await button(visitor).click();
  await expect(visitor.getByRole('button', { name: 'Copiar texto' })).toBeVisible();
  await visitor.emulateMedia({ media: 'print' });
  await expect(visitor.getByText('No entre al agua')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Copiar texto' })).toBeHidden();
  const printed = await visitor.getByRole('main').innerText();
  expect(printed).not.toMatch(/\b(?:the|water|Call|within|your|How)\b/);
});

test('the verdict, the 911 line and the call are in view after the press', async ({ page: visitor }) => {
  for (const size of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await visitor.setViewportSize(size);
    await visitor.goto(page);
    await assess(visitor, 'Sewage backed up into the tub');
    await expect(result(visitor).locator('a[href="tel:911"]').first()).toBeInViewport();
    // On the smallest phones the bar at the bottom has the company's number.
    if (size.width > 320) await expect(result(visitor).getByRole('link', { name: ownNumber }).first()).toBeInViewport();
    await expect(result(visitor).getByText('EMERGENCY', { exact: true })).toBeInViewport();
  }
});

test('on a phone the steps start within a screen and a half, and 911 comes before the company', async ({
  page: visitor,
}) => {
  const size = { width: 390, height: 780 };
  await visitor.setViewportSize(size);
  for (const [text, calls] of [
    ['Sewage backed up into the tub', 1],
    ['The ceiling is wet and my husband got shocked', 2],
    ['El techo está panzón y gotea por el foco de la cocina', 1],
  ] as const) {
    await visitor.goto(page);
    await box(visitor).fill(text);
    await button(visitor).click();
    const answer = visitor.locator('section[aria-labelledby="result-title"]');
    const first = answer.getByRole('listitem').first();
    await expect(first).toBeVisible();
    const from = (await answer.boundingBox())?.y ?? 0;
    expect(((await first.boundingBox())?.y ?? Infinity) - from, text).toBeLessThan(1.5 * size.height);
    const dialled = await answer
      .locator('a[href^="tel:"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(dialled.slice(0, calls)[0]).toBe('tel:911');
  }
});

test('where the rules cannot be loaded, the page says whom to call', async ({ page: visitor }) => {
  await visitor.route(/_astro\/answer-messages\b/, (route) => route.abort());
  await visitor.goto(page);
  await box(visitor).fill('The dishwasher leaked and the outlets are wet');
  await button(visitor).click();
  const alert = visitor.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('call 911 now');
  await expect(alert.getByRole('link', { name: ownNumber })).toBeVisible();
});

test('a fallback is read at any status', { tag: '@full' }, async ({ page: visitor }) => {
  const fallbackAssessment = { category: 3, severity: 'emergency', professionals: true, reasoning: 'x', steps: [] };
  await visitor.route(/functions\/v1/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { error: 'The AI service is busy.', fallbackAssessment } })
      : route.fulfill({ json: { connected: true } }),
  );
  await visitor.goto(page);
  await expect(visitor.getByText('An AI service is connected')).toBeVisible();
  await assess(visitor, 'Sewage in the tub');
  await expect(result(visitor)).toContainText('Error: The AI service is busy.');
});

for (const [when, looks] of everyLook) {
  test(`the result is accessible, ${when}`, { tag: looks === otherLooks ? '@full' : [] }, async ({ page: visitor }) => {
    await visitor.emulateMedia({ reducedMotion: 'reduce' });
    await visitor.goto(page);
    await box(visitor).fill('La pared está mojada, the outlets are wet, small leak, sigue goteando');
    await button(visitor).click();
    await expect(visitor.getByRole('button', { name: 'Empezar de nuevo' })).toBeVisible();
    await expectAccessible(visitor, looks);
  });
}

test('without script the page gives the phone and the categories', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(`${baseURL}${page}`);
  await expect(visitor.getByRole('link', { name: ownNumber }).first()).toBeVisible();
  await expect(visitor.getByRole('rowheader', { name: /Black Water/ })).toBeVisible();
  await expect(box(visitor)).toBeHidden();
  await context.close();
});
