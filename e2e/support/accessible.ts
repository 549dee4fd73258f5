import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong with a page, a line each: the rule, and where.
 * @param rules The rules to try; all of them unless named.
 */
export async function faultsOf(page: Page, ...rules: readonly string[]): Promise<readonly string[]> {
  // Without a page of its own for each report, and without a list of all that is right: both took longer than the rules.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
