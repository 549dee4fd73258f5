import * as z from 'zod/mini';
import type { Definition } from '#core/calculators/shared/define.ts';
import { type Field, textsOf } from '#core/calculators/shared/fields.ts';
import { policies, triggers } from '#core/claim-clock/input.ts';

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

const day = z.string().register(z.globalRegistry, { description: 'A day, "2026-11-22"; may be blank' });

/** POST /api/calculators/claim-clock: what is known of a claim. Days that are not known are left out. */
export const claimClockRequest = z
  .strictObject({
    policy: z._default(z.string(), policies[0]),
    catastrophe: z._default(z.boolean(), false),
    arson: z._default(z.boolean(), false),
    calledOnly: z._default(z.boolean(), false),
    ...Object.fromEntries(triggers.map((trigger) => [trigger, z.optional(day)])),
  })
  .register(z.globalRegistry, {
    examples: [{ policy: 'twia', loss: '2026-08-29', notice: '2026-09-10', papersIn: '2026-10-05' }],
  });

/** The deadlines by the names of their rules: the earlier reading, and the later one of the same rule. */
export const claimClockAnswer = z.record(z.string(), z.object({ ask: day, latest: day })).register(z.globalRegistry, {
  examples: [{ 'twia-file': { ask: '2027-08-29', latest: '2027-08-30' } }],
});

const exchangedJob = z.looseObject({ format: z.literal('drying-job'), version: z.number(), id: z.string() });

/** POST /api/calculators/drying-job: a job in the exchange format, version 1, or a job file of ours. */
export const dryingJobRequest = z.object({ job: exchangedJob }).register(z.globalRegistry, {
  examples: [
    {
      job: {
        format: 'drying-job',
        version: 1,
        id: 'kitchen',
        altitudeFt: 630,
        rooms: [{ id: 'kitchen', name: 'Kitchen', lengthFt: 14, widthFt: 12, heightFt: 8, wet: { floorSqFt: 168 } }],
        visits: [{ at: '2026-08-11T09:00', airs: [{ place: 'outside', temperatureF: 90, humidityPercent: 50 }] }],
      },
    },
  ],
});

export const dryingJobAnswer = z.object({ job: exchangedJob, derived: z.looseObject({ pressurePa: z.number() }) });
