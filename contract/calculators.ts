import * as z from 'zod/mini';
import type { Definition } from '#core/calculators/shared/define.ts';
import { type Field, textsOf } from '#core/calculators/shared/fields.ts';

/** POST /api/calculators/<name>: each field as a number or as the text of its form; what is left out keeps its first value. */
export function calculatorRequest({ fields, example }: Definition) {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, z.optional(fieldOf(field))]));
  return z.strictObject(shape).register(z.globalRegistry, { examples: [example] });
}

/** A number or a text: core decides what is good. The document names the limits, the first value and the choices. */
function fieldOf(field: Field) {
  const first = field.first === '' ? {} : { default: field.first };
  if (field.kind === 'choice') {
    const description = `One of ${textsOf(field).join(', ')}`;
    return z.union([z.string(), z.number()]).register(z.globalRegistry, { description, ...first });
  }
  const { unit, least, most, kind, blank } = field;
  const number = kind === 'whole' ? 'A whole number' : 'A number';
  const description = `${number} from ${least} to ${most}${unit && `, ${unit}`}${blank === 'nothing' ? '; may be blank' : ''}`;
  return z.union([z.number(), z.string()]).register(z.globalRegistry, { description, ...first });
}

const operand = z.object({
  name: z.string(),
  from: z.enum(['field', 'quantity', 'factor', 'table']),
  value: z.nullable(z.number()),
  unit: z.string(),
  source: z.optional(z.string()),
  chosen: z.optional(z.record(z.string(), z.string())),
});

/** A step of the working: its rule from left to right, operands with their names, values and sources among the signs. */
const step = z.object({
  id: z.string(),
  value: z.nullable(z.number()),
  unit: z.string(),
  decimals: z.int(),
  rule: z.array(z.union([operand, z.number(), z.string(), z.looseObject({ rounded: z.string() })])),
});

/** Every quantity of the calculation under its name, and the steps of the working. */
export function calculatorAnswer({ quantities }: Definition) {
  const shape = Object.entries(quantities).map(([name, { kind, unit }]) => [
    name,
    kind === 'computed' ? z.unknown() : z.nullable(z.number()).register(z.globalRegistry, { description: unit }),
  ]);
  return z.object({ ...Object.fromEntries(shape), steps: z.array(step) });
}

/** What was refused: the code, and the names of the fields at fault. */
export const calculatorRefusal = z.object({ error: z.string(), fields: z.array(z.string()) });
