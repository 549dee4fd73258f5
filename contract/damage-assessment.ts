import * as z from 'zod/mini';
import { severities } from '#core/job/severity.ts';
import { stepIds } from '#core/triage/answer/steps.ts';
import { hazards } from '#core/triage/hazards/hazards.ts';
import type { ModelAnswer } from '#core/triage/model/guard.ts';
import { equipmentIds, priorityIds, riskIds } from '#core/triage/rules/category-rules.ts';
import { scenarioLimit } from '#core/triage/scenario-limit.ts';

/** POST /functions/v1/ai-damage-assessment */
export const assessmentFunction = 'ai-damage-assessment';

/** The longest description, in characters (UTF-16 units) after trimming. */
export const scenarioMaxCharacters = scenarioLimit;

/** The specification sends this fixed place with every request, and no other is ever passed on. */
export const defaultUserLocation = 'Central Texas';

/** What the server sends when it could not assess at all (400, 413, 429, 500). */
export const errorBody = z.object({ error: z.string().check(z.minLength(1)) });

const riskOrHazard = [...hazards, ...riskIds] as const;

/** What a model is asked to write: values and ids of our own lists; only the reasoning is free text. */
export const modelAnswer = z.object({
  category: z.literal([1, 2, 3]),
  severity: z.enum(severities),
  professionals: z.boolean(),
  steps: z.array(z.enum(stepIds)),
  priorities: z.array(z.enum(priorityIds)),
  equipment: z.array(z.enum(equipmentIds)),
  risks: z.array(z.enum(riskOrHazard)),
  reasoning: z.string(),
});

function asCategory(raw: unknown): unknown {
  return typeof raw === 'string' && /^\s*[123]\s*$/.test(raw) ? Number(raw) : raw;
}

/** The known ids of a list of ids, or of records with ids. Anything else is left out. */
function knownIds(raw: unknown, known: readonly string[]): readonly string[] {
  if (!Array.isArray(raw)) return [];
  return raw.slice(0, 100).flatMap((entry: unknown) => {
    const id = typeof entry === 'object' && entry !== null ? (entry as { id?: unknown }).id : entry;
    return typeof id === 'string' && known.includes(id) ? [id] : [];
  });
}

/** Makes a remote answer regular: either name of the flag, a category as text, a severity in capitals, ids that we know. */
function regular(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null) return raw;
  const fields = raw as Readonly<Record<string, unknown>>;
  const { severity, reasoning } = fields;
  return {
    category: asCategory(fields.category),
    severity: typeof severity === 'string' ? severity.trim().toLowerCase() : severity,
    // Either flag may carry the warning, so one "true" is enough.
    professionals: fields.professionals === true || fields.professionalHelp === true,
    steps: knownIds(fields.steps, stepIds),
    priorities: knownIds(fields.priorities, priorityIds),
    equipment: knownIds(fields.equipment, equipmentIds),
    risks: knownIds(fields.risks, riskOrHazard),
    reasoning: typeof reasoning === 'string' ? reasoning.slice(0, 4000) : '',
  };
}

/**
 * Reads what a model or a remote server answered, however loosely it is written. Steps, priorities, equipment and risks count
 * by id alone: free text in their place is never shown. Null when category or severity is missing.
 */
export function readModelAnswer(raw: unknown): ModelAnswer | null {
  const result = z.safeParse(modelAnswer, regular(raw));
  return result.success ? result.data : null;
}

const origin = z.literal(['rules', 'model', 'both']);

/** What our own server adds to an assessment: who decided what, and how many sentences of the model were left out. */
export const assessmentProvenance = z.object({
  /** Whether no model was asked. */
  byRulesAlone: z.boolean(),
  origins: z.object({ category: origin, severity: origin, professionals: origin, reasoning: origin }),
  removed: z.int().check(z.nonnegative()),
});
export type AssessmentProvenance = z.infer<typeof assessmentProvenance>;

/** The answer of the endpoint, made regular. */
export type AssessmentResponse =
  | { readonly kind: 'assessment'; readonly answer: ModelAnswer; readonly provenance?: AssessmentProvenance }
  | { readonly kind: 'fallback'; readonly error: string; readonly answer: ModelAnswer }
  | { readonly kind: 'error'; readonly error: string }
  | { readonly kind: 'malformed' };

/** Reads the endpoint's answer: an assessment, `{error, fallbackAssessment}`, `{error}`, or nothing we know. */
export function readAssessmentResponse(raw: unknown): AssessmentResponse {
  const failed = z.safeParse(errorBody, raw);
  if (!failed.success) {
    const answer = readModelAnswer(raw);
    if (!answer) return { kind: 'malformed' };
    const provenance = z.safeParse(assessmentProvenance, raw);
    return { kind: 'assessment', answer, ...(provenance.success && { provenance: provenance.data }) };
  }
  const { error } = failed.data;
  const fallback = readModelAnswer((raw as { fallbackAssessment?: unknown }).fallbackAssessment);
  return fallback ? { kind: 'fallback', error, answer: fallback } : { kind: 'error', error };
}
