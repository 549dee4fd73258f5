import * as z from 'zod/mini';
import { severities } from '#core/job/severity.ts';
import type { Additions } from '#core/triage/answer/answer.ts';
import { stepIds } from '#core/triage/answer/steps.ts';
import { hazards } from '#core/triage/hazards/hazards.ts';
import { type NamedPart, partsNamedIn } from '#core/triage/model/named-parts.ts';
import { equipmentIds, priorityIds, riskIds } from '#core/triage/rules/category-rules.ts';
import { scenarioLimit } from '#core/triage/scenario-limit.ts';

/** POST /functions/v1/ai-damage-assessment */
export const assessmentFunction = 'ai-damage-assessment';

/** The longest description, in characters (UTF-16 units) after trimming. */
export const scenarioMaxCharacters = scenarioLimit;

/** The specification sends this fixed place with every request, and no other is ever passed on. */
export const defaultUserLocation = 'Central Texas';

/** Error response (400, 413, 429, 500). */
export const errorBody = z.object({ error: z.string().check(z.minLength(1)) });

const riskOrHazard = [...hazards, ...riskIds] as const;

/** Schema of the model output: values and ids from our lists, no free text. */
export const modelAnswer = z.object({
  category: z.literal([1, 2, 3]),
  severity: z.enum(severities),
  professionals: z.boolean(),
  hazards: z.array(z.enum(hazards)),
  steps: z.array(z.enum(stepIds)),
  priorities: z.array(z.enum(priorityIds)),
  equipment: z.array(z.enum(equipmentIds)),
  risks: z.array(z.enum(riskOrHazard)),
});

function asCategory(raw: unknown): unknown {
  return typeof raw === 'string' && /^\s*[123]\s*$/.test(raw) ? Number(raw) : raw;
}

/** Keeps the known ids of a list of ids or of objects with ids. */
function knownIds(raw: unknown, known: readonly string[]): readonly string[] {
  if (!Array.isArray(raw)) return [];
  return raw.slice(0, 100).flatMap((entry: unknown) => {
    const id = typeof entry === 'object' && entry !== null ? (entry as { id?: unknown }).id : entry;
    return typeof id === 'string' && known.includes(id) ? [id] : [];
  });
}

/** Normalizes a remote answer: both names of the flag, category as text, severity in any case, known ids. */
function regular(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null) return raw;
  const fields = raw as Readonly<Record<string, unknown>>;
  const { severity } = fields;
  return {
    category: asCategory(fields.category),
    severity: typeof severity === 'string' ? severity.trim().toLowerCase() : severity,
    // Either flag may carry the warning, so one "true" is enough.
    professionals: fields.professionals === true || fields.professionalHelp === true,
    hazards: knownIds(fields.hazards, hazards),
    steps: knownIds(fields.steps, stepIds),
    priorities: knownIds(fields.priorities, priorityIds),
    equipment: knownIds(fields.equipment, equipmentIds),
    risks: knownIds(fields.risks, riskOrHazard),
  };
}

/**
 * Parses the answer of a model or remote server leniently. Values and ids are accepted, and no free text, so that none is ever
 * shown. Null if category or severity is missing.
 */
export function readModelAnswer(raw: unknown): Additions | null {
  const result = z.safeParse(modelAnswer, regular(raw));
  return result.success ? result.data : null;
}

/** What the text of an answer in the specified shape names. Our own protocol answers with ids as `steps`, and has no such text. */
function partsNamedBy(raw: unknown): readonly NamedPart[] {
  const fields = raw as Readonly<Record<string, unknown>>;
  if (fields.steps !== undefined) return [];
  const { reasoning, immediateActions, moistureDetectionPriorities, equipmentRecommendations, risks } = fields;
  const lines = [reasoning, immediateActions, moistureDetectionPriorities, equipmentRecommendations, risks].flat();
  return partsNamedIn(lines.filter((line) => typeof line === 'string').join('\n'));
}

const origin = z.literal(['rules', 'model', 'both']);

/** Provenance of an assessment: who decided what. */
export const assessmentProvenance = z.object({
  /** Whether no model was asked. */
  byRulesAlone: z.boolean(),
  origins: z.object({ category: origin, severity: origin, professionals: origin }),
});
export type AssessmentProvenance = z.infer<typeof assessmentProvenance>;

export type AssessmentResponse =
  | {
      readonly kind: 'assessment';
      readonly answer: Additions;
      readonly provenance?: AssessmentProvenance;
      readonly named: readonly NamedPart[];
    }
  | {
      readonly kind: 'fallback';
      readonly error: string;
      readonly answer: Additions;
      readonly named: readonly NamedPart[];
    }
  | { readonly kind: 'error'; readonly error: string }
  | { readonly kind: 'malformed' };

/** Parses the response: an assessment, `{error, fallbackAssessment}`, `{error}`, or malformed. */
export function readAssessmentResponse(raw: unknown): AssessmentResponse {
  const failed = z.safeParse(errorBody, raw);
  if (!failed.success) {
    const answer = readModelAnswer(raw);
    if (!answer) return { kind: 'malformed' };
    const provenance = z.safeParse(assessmentProvenance, raw);
    const named = partsNamedBy(raw);
    return { kind: 'assessment', answer, named, ...(provenance.success && { provenance: provenance.data }) };
  }
  const { error } = failed.data;
  const { fallbackAssessment } = raw as { readonly fallbackAssessment?: unknown };
  const answer = readModelAnswer(fallbackAssessment);
  if (!answer) return { kind: 'error', error };
  return { kind: 'fallback', error, answer, named: partsNamedBy(fallbackAssessment) };
}
