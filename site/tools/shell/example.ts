import type { Values } from '../calculator/link.ts';
import type { ToolRules } from './use-tool.ts';

/** The input and result of a tool's example, for its picture before the first press. Throws when core refuses it. */
export function exampleOf<Field extends string, Input, Result>(
  rules: ToolRules<Field, Input, Result>,
  changes: Partial<Values<Field>>,
): { readonly input: Input; readonly result: Result } {
  const checked = rules.validate({ ...rules.defaults, ...changes });
  if (!checked.ok) throw new Error(`An example of a calculator is refused: ${checked.fields.join(', ')}`);
  return { input: checked.value, result: rules.calculate(checked.value) };
}
