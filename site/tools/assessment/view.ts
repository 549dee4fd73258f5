import type { Assessment } from '#core/assessment/assessment.ts';
import { waterCategories } from '#core/assessment/categories.ts';
import { fallbackReasoning } from '#core/assessment/fallback-reasoning.ts';
import type { Guarded } from '#core/assessment/guard.ts';
import type { Triage } from '#core/assessment/triage.ts';
import { ruleBasedAssessment } from '#core/assessment/verdicts.ts';
import type { ServerAnswer } from './engine.ts';

/** What the result panel shows. */
export interface View {
  /** The text that was assessed, with the sentences of answered questions. */
  readonly text: string;
  readonly assessment: Assessment;
  /** What the rules read in the text. Null when only the keyword rule could be loaded. */
  readonly rules: Triage | null;
  /** What the guard kept and removed. Null when no model answered. */
  readonly guarded: Guarded | null;
  /** One sentence on who answered. */
  readonly note: string;
}

type Guard = (rules: Triage, answer: Assessment) => Guarded;

export const waitingNote = 'Our rules answered at once. The AI service is still reading your text.';

/** The rules' answer alone. */
export function viewOfRules(text: string, rules: Triage, note: string): View {
  return { text, assessment: rules.assessment, rules, guarded: null, note };
}

/** The specified keyword rule alone, for a page that could not load the rest. */
export function viewOfKeywords(text: string): View {
  const reasoning = fallbackReasoning('The full set of rules could not be loaded.');
  const note =
    'No network: this device sorted your text by its keywords alone. It does not read hazards: judge them yourself.';
  return { text, assessment: { ...ruleBasedAssessment(text), reasoning }, rules: null, guarded: null, note };
}

function viewOfFailure(text: string, rules: Triage, message: string, note: string): View {
  return {
    ...viewOfRules(text, rules, note),
    assessment: { ...rules.assessment, reasoning: fallbackReasoning(message) },
  };
}

/** The view once the server has answered, or not. The rules hold every answer to account once more. */
export function viewOfAnswer(text: string, rules: Triage, answer: ServerAnswer, guard: Guard): View {
  switch (answer.kind) {
    case 'assessment':
      return viewOfAssessment(text, rules, answer, guard);
    case 'fallback': {
      const { assessment } = guard(rules, answer.assessment);
      return {
        ...viewOfRules(text, rules, 'The AI service did not answer, so this comes from our rules.'),
        assessment: { ...assessment, reasoning: answer.assessment.reasoning },
      };
    }
    case 'error':
      return viewOfFailure(text, rules, answer.error, 'The AI service did not answer, so this comes from our rules.');
    case 'no-network':
      return viewOfFailure(
        text,
        rules,
        'No network connection.',
        'No network: this device assessed your text by itself.',
      );
    case 'cancelled':
      return viewOfRules(text, rules, 'You stopped the AI service. This comes from our rules.');
  }
}

function viewOfAssessment(
  text: string,
  rules: Triage,
  answer: Extract<ServerAnswer, { kind: 'assessment' }>,
  guard: Guard,
): View {
  const { assessment, origins, removed } = guard(rules, answer.assessment);
  const { provenance } = answer;
  if (provenance?.byRulesAlone)
    return viewOfRules(text, rules, 'This comes from our rules. No AI service is connected here.');
  return {
    text,
    rules,
    assessment,
    guarded: {
      assessment,
      origins: provenance?.origins ?? origins,
      removed: [...new Set([...(provenance?.removed ?? []), ...removed])],
    },
    note: 'The AI service read your text, and our rules checked its answer. The more careful of the two counts.',
  };
}

/** The result as plain text, for a message or a claim file. */
export function asText({ text, assessment }: View): string {
  const { category, severity, timeline, immediateActions, reasoning, risks } = assessment;
  const list = (title: string, lines: readonly string[] = []) =>
    lines.length > 0 ? [`${title}:`, ...lines.map((line, index) => `${index + 1}. ${line}`), ''] : [];
  return [
    text,
    '',
    `Category ${category}: ${waterCategories[category].name}. Severity: ${severity.toUpperCase()}.`,
    `${timeline}.`,
    '',
    ...list('Do now', immediateActions),
    reasoning,
    '',
    ...list('Moisture Detection Priorities', assessment.moistureDetectionPriorities),
    ...list('Equipment Recommendations', assessment.equipmentRecommendations),
    ...list('Potential Risks', risks),
    'A rough guide, not an inspection.',
  ].join('\n');
}
