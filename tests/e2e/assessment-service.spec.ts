import { assess, box, button, ownNumber, page, result } from './support/assessment-page.ts';
import { expect, test } from './support/fixtures.ts';
import { AssistedServer } from './support/test-provider.ts';

test.describe('with a provider', () => {
  test.describe.configure({ mode: 'default' });
  const server = new AssistedServer();
  test.beforeAll(() => server.start());
  test.afterAll(() => server.stop());

  // The other failures are tested in server/ai/assessor.slow.test.ts.
  test('when it breaks down or hangs, the rules answer at once and say why', async ({ page: visitor }) => {
    let text = '';
    for (const behaviour of ['breaks down', 'hangs'] as const) {
      server.behaviour = behaviour;
      await visitor.goto(server.url + page);
      // The stored draft loads after the page, and would be put before a text that is typed meanwhile.
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

  test('a calm answer to sewage is overruled, and the page says so', async ({ page: visitor }) => {
    server.behaviour = 'says that all is fine';
    await visitor.goto(server.url + page);
    await assess(visitor, 'The tub is full of sewage');
    await expect(result(visitor)).toContainText('Our rules set this category. The AI service rated it milder.');
    await expect(result(visitor)).toContainText('Black Water');
    await expect(result(visitor)).not.toContainText('0199');
    await expect(result(visitor)).not.toContainText('Mop it up.');
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

test('where the rules cannot be loaded, the page shows whom to call', async ({ page: visitor }) => {
  await visitor.route(/_astro\/answer-messages\b/, (route) => route.abort());
  await visitor.goto(page);
  await box(visitor).fill('The dishwasher leaked and the outlets are wet');
  await button(visitor).click();
  const alert = visitor.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('call 911 now');
  await expect(alert.getByRole('link', { name: ownNumber })).toBeVisible();
});

test('a fallback assessment raises a neutral text', async ({ page: visitor }) => {
  const graver = { category: 3, severity: 'emergency', professionals: true, immediateActions: ['Wade in'] };
  const json = { error: 'The AI service is busy.', fallbackAssessment: graver };
  await visitor.route(/functions\/v1/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json })
      : route.fulfill({ json: { connected: true } }),
  );
  await visitor.goto(page);
  await expect(visitor.getByText('An AI service is connected')).toBeVisible();
  await assess(visitor, 'The dishwasher leaked on the kitchen floor');
  for (const words of ['Black Water', 'EMERGENCY', 'Error: The AI service is busy.'])
    await expect(result(visitor)).toContainText(words);
  await expect(result(visitor)).not.toContainText('Wade in');
});
