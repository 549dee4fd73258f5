import * as z from 'zod/mini';
import type { Definition } from '#core/calculators/shared/define.ts';
import { type Field, textsOf } from '#core/calculators/shared/fields.ts';

/** POST /api/calculators/<name>: each field as a number or text; missing fields use their defaults. */
export function calculatorRequest({ fields, example }: Definition) {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, z.optional(fieldOf(field))]));
  return z.strictObject(shape).register(z.globalRegistry, { examples: [example] });
}

/** A number or text, validated by core. The OpenAPI document lists limits, default and choices. */
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

/** A worked step: its formula as tokens from left to right. */
const step = z.object({
  id: z.string(),
  value: z.nullable(z.number()),
  unit: z.string(),
  decimals: z.int(),
  rule: z.array(z.union([operand, z.number(), z.string(), z.looseObject({ rounded: z.string() })])),
});

/** Every quantity by name, and the worked steps. */
export function calculatorAnswer({ quantities }: Definition) {
  const shape = Object.entries(quantities).map(([name, { kind, unit }]) => [
    name,
    kind === 'computed' ? z.unknown() : z.nullable(z.number()).register(z.globalRegistry, { description: unit }),
  ]);
  return z.object({ ...Object.fromEntries(shape), steps: z.array(step) });
}

/** 400: the error code and the names of the invalid fields. */
export const calculatorError = z.object({ error: z.string(), fields: z.array(z.string()) });
