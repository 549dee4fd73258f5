import type { Page } from '@playwright/test';
import { addresses } from '#site/frame/addresses.ts';
import { expect, test } from '../support/visitor.ts';

// The security policy in a real browser: nothing that a page does may offend against it, and no header may hold a word that
// the browser does not know.

/** Collects what the browser complains about while a page is used. */
async function complaints(page: Page): Promise<string[]> {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (/policy|trusted|unrecognized|refused|violat/i.test(message.text())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.sourceFile}:${event.lineNumber} ${event.sample}`);
    });
  });
  return heard;
}

for (const { path } of addresses) {
  test(`${path} keeps to its own policy`, async ({ page }) => {
    const heard = await complaints(page);
    const answer = await page.goto(path);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    for (const button of await page.locator('main button[type=button]:visible').all()) {
      await button.click({ timeout: 2000 }).catch(() => {});
    }
    expect(heard).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('the policy is alive: a page cannot write HTML, run text or ask another host', async ({ page }) => {
  await page.goto('/about');
  const outcome = await page.evaluate(async () => {
    const attempt = async (work: () => unknown) => {
      try {
        await work();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown';
      }
    };
    return [
      await attempt(() => {
        document.body.innerHTML = '<p>written</p>';
      }),
      await attempt(() => setTimeout('document.title = "run"' as unknown as () => void)),
      await attempt(() => fetch('http://127.0.0.1:9/')),
    ];
  });
  expect(outcome).toEqual(['TypeError', expect.stringMatching(/Error$/), 'TypeError']);
});

test('a drawing that is opened by itself is shown and keeps to its policy', async ({ page }) => {
  const heard = await complaints(page);
  const answer = await page.goto('/images/placeholder.svg');
  expect(answer?.headers()['content-security-policy']).toMatch(/^default-src 'none';.*sandbox$/);
  await expect(page.locator('svg')).toBeVisible();
  expect(heard).toEqual([]);
});

test('security.txt names a contact and a day to come', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now() + 60 * 86_400_000);
});
