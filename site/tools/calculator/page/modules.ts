import type { CalculatorName } from '#core/calculators/registry.ts';

const files = Object.keys(import.meta.glob(['../../calculators/*/parts.tsx', '../../calculators/*/*/*.tsx']));

/** The source files that a calculator imports when it wakes, so that its page can ask for them in its head. */
export function modulesOf(name: CalculatorName): readonly string[] {
  return [`core/calculators/${name}/definition.ts`, ...filesOf(name).filter(isFirst)];
}

/** Those that it imports later, each from a folder inside its own, so that its page keeps the styles that they do not bring. */
export function laterModulesOf(name: CalculatorName): readonly string[] {
  return ['site/tools/calculator/answer/Answer.tsx', ...filesOf(name).filter((file) => !isFirst(file))];
}

function filesOf(name: CalculatorName): readonly string[] {
  const own = files.filter((file) => file.startsWith(`../../calculators/${name}/`));
  return own.map((file) => file.replace('../../', 'site/tools/'));
}

function isFirst(file: string): boolean {
  return /calculators\/[^/]+\/parts\.tsx$/.test(file);
}
