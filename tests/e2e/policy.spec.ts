import { consoleErrors } from './support/console-errors.ts';
import { expect, test } from './support/fixtures.ts';

// The security policy in a real browser. That every page keeps to its own is tried with each page.

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

test('a drawing opened by itself renders within its content policy', async ({ page }) => {
  const errors = await consoleErrors(page);
  const answer = await page.goto('/images/placeholder.svg');
  expect(answer?.headers()['content-security-policy']).toMatch(/^default-src 'none';.*sandbox$/);
  await expect(page.locator('svg')).toBeVisible();
  expect(errors).toEqual([]);
});

test('security.txt names a contact and a day to come', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now() + 60 * 86_400_000);
});
