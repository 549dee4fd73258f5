import type { AnswerMessages } from '#core/triage/answer/answer-messages.ts';
import { childSteps } from './child-steps.ts';
import { failures } from './failures.ts';
import { equipment, parts, priorities, risks } from './lists.ts';
import { answers, questions } from './questions.ts';
import { changes, hazards, reasons } from './reasons.ts';
import { steps } from './steps.ts';
import {
  categories,
  describes,
  emergencyLine,
  fallback,
  gate,
  quoted,
  roughGuide,
  severities,
  things,
  timelines,
} from './verdict.ts';

/** Every word of an answer of the damage assessment, in Spanish. */
export const answerWords: AnswerMessages = {
  emergencyLine,
  steps,
  childSteps,
  gate,
  things,
  timelines,
  severities,
  categories,
  risks,
  priorities,
  equipment,
  hazards,
  describes,
  quoted,
  roughGuide,
  reasons,
  changes,
  questions,
  answers,
  fallback,
  failures,
  parts,
};
