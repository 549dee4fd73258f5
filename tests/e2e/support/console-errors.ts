import type { Page } from '@playwright/test';

/** Collects what the browser complains about while a page is used: errors, and offences against the security policy. */
export async function consoleErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('console', (message) => {
    const complains = message.type() === 'error' || /policy|trusted|unrecognized|refused|violat/i.test(message.text());
    if (complains) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.sourceFile}:${event.lineNumber} ${event.sample}`);
    });
  });
  return errors;
}
