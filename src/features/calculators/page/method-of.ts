import type { MDXContent } from 'mdx/types.js';
import type { CalculatorName } from '#core/calculators/registry.ts';

const files = import.meta.glob<{ readonly default: MDXContent }>('../../../../content/*/calculators/*.mdx', {
  eager: true,
});

/** What stands below a calculator, where it has a method to explain. */
export function methodOf(language: string, name: CalculatorName): MDXContent | undefined {
  return files[`../../../../content/${language}/calculators/${name}.mdx`]?.default;
}
