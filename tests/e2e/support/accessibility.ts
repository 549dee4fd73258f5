import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** What a page is given to be looked at with. The package's own builder gives it twice, in a form twice as long: more than the rules take. */
const rulesScript = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** As much of axe as is used here. */
interface Axe {
  run(root: Document, options: object): Promise<{ readonly violations: readonly Violation[] }>;
}
interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/**
 * What axe finds wrong with a page, a line each: the rule, and where.
 * @param rules The rules to try; all of them unless named.
 */
export async function violationsOf(page: Page, ...rules: readonly string[]): Promise<readonly string[]> {
  const isThere = () => 'axe' in window;
  for (const frame of page.frames()) if (!(await frame.evaluate(isThere))) await frame.evaluate(rulesScript);
  return page.evaluate(violationsHere, rules);
}

/** Runs in the page. Without a list of all that is right, which takes longer than the rules. */
async function violationsHere(rules: readonly string[]): Promise<readonly string[]> {
  const { axe } = window as unknown as { readonly axe: Axe };
  const only = rules.length > 0 ? { runOnly: { type: 'rule', values: rules } } : {};
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...only });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
