import { assess, box, button, ownNumber, page, result } from './support/assessment-page.ts';
import { expect, test } from './support/fixtures.ts';
import { AssistedServer, type BehaviourName } from './support/test-provider.ts';

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
    await expect(result(visitor)).toContainText('Our rules set this category. The AI service rated it milder.');
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
    await expect(result(visitor)).toContainText('You describe sewage and mold or dampness that’s lasted for days.');
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

test('where the rules cannot be loaded, the page shows whom to call', async ({ page: visitor }) => {
  await visitor.route(/_astro\/answer-messages\b/, (route) => route.abort());
  await visitor.goto(page);
  await box(visitor).fill('The dishwasher leaked and the outlets are wet');
  await button(visitor).click();
  const alert = visitor.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('call 911 now');
  await expect(alert.getByRole('link', { name: ownNumber })).toBeVisible();
});

for (const status of [200, 400, 429, 500, 503])
  test(`a fallback of status ${status} raises a neutral text`, { tag: status === 503 ? [] : '@full' }, async ({
    page: visitor,
  }) => {
    const fallbackAssessment = {
      category: 3,
      severity: 'emergency',
      professionals: true,
      immediateActions: ['Wade in'],
    };
    await visitor.route(/functions\/v1/, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status, json: { error: 'The AI service is busy.', fallbackAssessment } })
        : route.fulfill({ json: { connected: true } }),
    );
    await visitor.goto(page);
    await expect(visitor.getByText('An AI service is connected')).toBeVisible();
    await assess(visitor, 'The dishwasher leaked on the kitchen floor');
    await expect(result(visitor)).toContainText('Black Water');
    await expect(result(visitor)).toContainText('EMERGENCY');
    await expect(result(visitor)).toContainText('Error: The AI service is busy.');
    await expect(result(visitor)).not.toContainText('Wade in');
  });

test('a hosted function in the specified shape is heard in our words', { tag: '@full' }, async ({ page: visitor }) => {
  const answer = {
    category: 2,
    severity: 'high',
    professionalHelp: true,
    immediateActions: ['Move furniture out of the wet area', 'Walk to the panel'],
    reasoning: 'The water came from the dishwasher.',
    moistureDetectionPriorities: ['Baseboards'],
    risks: ['Mold growth'],
  };
  await visitor.route(/functions\/v1/, (route) => route.fulfill({ json: answer }));
  await visitor.goto(page);
  await assess(visitor, 'The dishwasher leaked on the kitchen floor');
  const block = visitor.getByRole('region', { name: 'What else the AI service mentions' });
  await expect(block).toContainText('That text mentions: baseboards, furniture, and dishwasher.');
  await expect(result(visitor)).not.toContainText('Walk to the panel');
  await expect(result(visitor)).not.toContainText('came from the dishwasher');
});
