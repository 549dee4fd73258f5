import * as z from 'zod/mini';
import { languageCodes } from '#content/i18n/languages.ts';
import { severities } from '#core/job/severity.ts';
import { answerIds } from '#core/triage/answer/questions.ts';
import { stepIds } from '#core/triage/answer/steps.ts';
import { abouts } from '#core/triage/assessment.ts';
import { hazards } from '#core/triage/hazards/hazards.ts';
import { defaultUserLocation, modelAnswer, scenarioMaxCharacters } from './damage-assessment.ts';

// Request and response of our server. Apart from damage-assessment.ts, which pages load and must stay small.

// Error messages are codes that the server translates.
export const assessmentRequest = z.object(
  {
    scenario: z
      .string('scenario-missing')
      .check(z.trim(), z.minLength(1, 'scenario-missing'), z.maxLength(scenarioMaxCharacters, 'scenario-long')),
    userLocation: z._default(z.string().check(z.maxLength(100)), defaultUserLocation),
    /** The language to answer in. Without it: that of the description. */
    language: z.optional(z.enum(languageCodes, 'language-unknown')),
    /** Ids of answers to the questions of an earlier response. */
    answers: z._default(z.array(z.enum(answerIds, 'answers-unknown'), 'answers-unknown'), []),
  },
  'scenario-unreadable',
);
export type AssessmentRequest = z.infer<typeof assessmentRequest>;

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(4000));
const lines = z.array(text).check(z.maxLength(40));

const question = z.object({
  id: text,
  question: text,
  multiple: z.boolean(),
  answers: z.array(z.object({ id: text, label: text })),
});
const step = z.object({ id: z.enum(stepIds), phase: z.enum(['now', 'today', 'when-safe']), text });

/** Response of our server: the specified fields and our additions. */
export const assessment = z.object({
  /** When to call 911, in the language of the answer. The same in every answer: show it first. */
  emergencyLine: text,
  category: z.literal([1, 2, 3]),
  severity: z.enum(severities),
  timeline: text,
  immediateActions: lines.check(z.minLength(1)),
  professionals: z.boolean(),
  reasoning: text,
  moistureDetectionPriorities: z.optional(lines),
  equipmentRecommendations: z.optional(lines),
  risks: lines,
  language: z.enum(languageCodes),
  hazards: z.array(z.enum(hazards)),
  /** Hazards that the description may imply: ask about them. */
  suspected: z.array(z.enum(hazards)),
  /** Whether too little of the description was understood to judge it. Ask the danger check first. */
  unsure: z.boolean(),
  about: z.enum(abouts),
  /** What the description leaves open. Send ids of answers back in `answers`. */
  questions: z.array(question),
  /** The steps of immediateActions without the gate line. */
  steps: z.array(step),
});

/** JSON schema of the model answer for providers with strict mode: every field required, no others allowed. */
export function strictAssessmentSchema() {
  const schema = z.toJSONSchema(modelAnswer);
  return { ...schema, required: Object.keys(schema.properties ?? {}), additionalProperties: false };
}
