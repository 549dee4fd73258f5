import AxeBuilder from '@axe-core/playwright';
import { HtmlValidate } from 'html-validate';
import { type Address, addresses } from '#site/frame/addresses.ts';
import { pageOf } from '#site/frame/page.ts';
import { expect, test } from '../support/visitor.ts';

const pages: readonly Address[] = addresses;
const budgets = { static: 15_000, tool: 82_000, idle: 115_000 } as const;

/**
 * What a tool asks for once it is awake: the rules of the assessment with their words, and whether a service is connected;
 * the psychrometric chart where it is in view.
 */
const whenIdle = /\/(?:engine\.[^/]*\.js|assessment-words\.json|functions\/v1\/[a-z-]+|(?:[a-z-]+-)?chart\.[^/]*\.js)$/;
/** Each page is looked at in one of these at every run, in turn, and in all of them at the full one. */
const screens = [360, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);
const html = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:prettier'],
  rules: {
    // React writes boolean attributes and void elements in its own way; both are valid HTML.
    'attribute-boolean-style': 'off',
    // React writes dateTime and hidden=""; both are valid HTML.
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'error',
    'require-sri': ['error', { target: 'crossorigin' }],
    'long-title': 'off',
    'no-implicit-input-type': 'off',
    'prefer-native-element': 'off',
    'script-type': 'off',
    'tel-non-breaking': 'off',
    'no-trailing-whitespace': 'off',
  },
});

for (const [turn, page] of pages.entries()) {
  test.describe(page.path, () => {
    test('answers with its title, its description, one h1 and valid HTML', async ({ request }) => {
      const response = await request.get(page.path);
      expect(response.status()).toBe(200);
      const source = await response.text();
      expect(source).toContain(pageOf('en', page.path).title.replaceAll('&', '&amp;').replaceAll("'", '&#39;'));
      expect(source.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(
        source.match(/<meta name="description" content="[^"]{50,170}"/g),
        'description of 50 to 170 characters',
      ).toHaveLength(1);
      const report = await html.validateString(source);
      expect(
        report.results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, line }) => `${line}: ${message} (${ruleId})`),
        ),
      ).toEqual([]);
    });

    test('stays inside its byte budget and logs no error', async ({ page: browserPage, baseURL }) => {
      const errors: string[] = [];
      const sizes: Promise<number>[] = [];
      const idleSizes: Promise<number>[] = [];
      browserPage.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      browserPage.on('pageerror', (error) => errors.push(error.message));
      browserPage.on('requestfinished', (request) =>
        (whenIdle.test(request.url()) ? idleSizes : sizes).push(
          request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize),
        ),
      );
      const outside: string[] = [];
      browserPage.on('request', (request) => !request.url().startsWith(baseURL ?? '') && outside.push(request.url()));
      await browserPage.goto(page.path, { waitUntil: 'networkidle' });
      const sum = async (all: readonly Promise<number>[]) =>
        (await Promise.all(all)).reduce((one, size) => one + size, 0);
      const [bytes, idleBytes] = [await sum(sizes), await sum(idleSizes)];
      test.info().annotations.push({ type: 'bytes', description: `${bytes} at load, ${idleBytes} when idle` });
      expect(idleBytes).toBeLessThanOrEqual(budgets.idle);
      expect(errors).toEqual([]);
      expect(outside, 'requests to other hosts').toEqual([]);
      expect(bytes).toBeLessThanOrEqual(page.maxBytes ?? budgets[page.kind]);
      if (page.kind === 'static') expect(await browserPage.locator('[data-island]').count()).toBe(0);
    });

    for (const [index, { width, colorScheme }] of screens.entries()) {
      const tag = index === turn % screens.length ? [] : ['@full'];
      test(`is accessible at ${width} px, ${colorScheme}`, { tag }, async ({ browser, baseURL }) => {
        const context = await browser.newContext({
          viewport: { width, height: 800 },
          colorScheme,
          ...(baseURL ? { baseURL } : {}),
        });
        const browserPage = await context.newPage();
        await browserPage.goto(page.path);
        const { violations } = await new AxeBuilder({ page: browserPage }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
        ).toEqual([]);
        const sideways = await browserPage.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways, 'sideways scroll').toBe(0);
        await context.close();
      });
    }
  });
}
