import * as z from 'zod/mini';
import { type Assessment, scenarioLimit } from '#core/assessment/assessment.ts';
import type { Removal } from '#core/assessment/clean-words.ts';

/** POST /functions/v1/ai-damage-assessment */
export const assessmentFunction = 'ai-damage-assessment';

/** The longest description, in characters (UTF-16 units) after trimming. */
export const scenarioMaxCharacters = scenarioLimit;

/** The specification sends this fixed place with every request. */
export const defaultUserLocation = 'Central Texas';

// Messages are codes; the server says them in words.
export const assessmentRequest = z.object(
  {
    scenario: z
      .string('scenario-missing')
      .check(z.trim(), z.minLength(1, 'scenario-missing'), z.maxLength(scenarioMaxCharacters, 'scenario-long')),
    userLocation: z._default(z.string().check(z.maxLength(100)), defaultUserLocation),
  },
  'scenario-unreadable',
);

/** What the server sends when it could not assess at all (400, 413, 429, 500). */
export const errorBody = z.object({ error: z.string().check(z.minLength(1)) });

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(4000));
const lines = z.array(text).check(z.maxLength(40));

/** An assessment as our own server sends it, and as the model is asked to write it. */
export const assessment = z.object({
  category: z.literal([1, 2, 3]),
  severity: z.literal(['low', 'moderate', 'high', 'emergency']),
  timeline: text,
  immediateActions: lines.check(z.minLength(1)),
  professionals: z.boolean(),
  reasoning: text,
  moistureDetectionPriorities: z.optional(lines),
  equipmentRecommendations: z.optional(lines),
  risks: lines,
});

function asCategory(raw: unknown): unknown {
  return typeof raw === 'string' && /^\s*[123]\s*$/.test(raw) ? Number(raw) : raw;
}

/** Makes a remote answer regular: either name of the flag, a category as text, a severity in capitals, null for no list. */
function regular(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null) return raw;
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw)) if (value !== null) fields[name] = value;
  const { severity } = fields;
  return {
    ...fields,
    category: asCategory(fields.category),
    severity: typeof severity === 'string' ? severity.trim().toLowerCase() : severity,
    // Either flag may carry the warning, so one "true" is enough.
    professionals:
      fields.professionals === true || fields.professionalHelp === true
        ? true
        : (fields.professionals ?? fields.professionalHelp ?? false),
  };
}

/** Reads an assessment from a remote answer, however loosely it is written. Null when it is none. */
export function readAssessment(raw: unknown): Assessment | null {
  const result = z.safeParse(assessment, regular(raw));
  return result.success ? withoutUndefined(result.data) : null;
}

function withoutUndefined({
  moistureDetectionPriorities,
  equipmentRecommendations,
  ...rest
}: z.infer<typeof assessment>): Assessment {
  return {
    ...rest,
    ...(moistureDetectionPriorities && { moistureDetectionPriorities }),
    ...(equipmentRecommendations && { equipmentRecommendations }),
  };
}

const origin = z.literal(['rules', 'model', 'both']);

/** What our own server adds to an assessment: who decided what, and what was taken out of the model's words. */
export const assessmentProvenance = z.object({
  /** Whether no model was asked. */
  byRulesAlone: z.boolean(),
  origins: z.object({ category: origin, severity: origin, professionals: origin, reasoning: origin }),
  removed: z.array(
    z.literal(['phone-number', 'price', 'promise', 'link', 'false-comfort', 'danger'] satisfies readonly Removal[]),
  ),
});
export type AssessmentProvenance = z.infer<typeof assessmentProvenance>;

/** The answer of the endpoint, made regular. */
export type AssessmentResponse =
  | { readonly kind: 'assessment'; readonly assessment: Assessment; readonly provenance?: AssessmentProvenance }
  | { readonly kind: 'fallback'; readonly error: string; readonly assessment: Assessment }
  | { readonly kind: 'error'; readonly error: string }
  | { readonly kind: 'malformed' };

/** Reads the endpoint's answer: an assessment, `{error, fallbackAssessment}`, `{error}`, or nothing we know. */
export function readAssessmentResponse(raw: unknown): AssessmentResponse {
  const failed = z.safeParse(errorBody, raw);
  if (!failed.success) {
    const answer = readAssessment(raw);
    if (!answer) return { kind: 'malformed' };
    const provenance = z.safeParse(assessmentProvenance, raw);
    return { kind: 'assessment', assessment: answer, ...(provenance.success && { provenance: provenance.data }) };
  }
  const { error } = failed.data;
  const fallback = readAssessment((raw as { fallbackAssessment?: unknown }).fallbackAssessment);
  return fallback ? { kind: 'fallback', error, assessment: fallback } : { kind: 'error', error };
}
