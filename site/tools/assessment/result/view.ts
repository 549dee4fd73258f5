import type { PageWords } from '#content/en/assessment/page-words.ts';
import type { Language } from '#content/languages.ts';
import type { AssessmentWords, QuickWords } from '#content/words/assessment-words.ts';
import type { AssessmentProvenance } from '#contract/assessment/damage-assessment.ts';
import type { Answer } from '#core/assessment/answer/answer.ts';
import type { render as renderAnswer } from '#core/assessment/answer/render.ts';
import type { Assessment } from '#core/assessment/assessment.ts';
import type { Guarded, ModelAnswer } from '#core/assessment/model/guard.ts';
import type { QuickAnswer } from '#core/assessment/quick-rule.ts';
import type { AnswerId } from '#core/assessment/steps/questions.ts';
import type { Triage } from '#core/assessment/triage.ts';
import { type Hazard, lifeHazards } from '#core/hazards/hazards.ts';
import type { ServerAnswer } from '../engine/engine.ts';

/** What the result panel shows, and the words around it, in the language of the answer. */
export interface View {
  readonly text: string;
  readonly assessment: Assessment;
  readonly words: PageWords;
  /** What the rules read in the text, and the answer in ids. Null when only the small rule was there. */
  readonly full: { readonly rules: Triage; readonly answer: Answer; readonly say: AssessmentWords } | null;
  readonly quick: QuickWords;
  /** Who decided what. Null when no model answered. */
  readonly provenance: Pick<AssessmentProvenance, 'origins' | 'removed'> | null;
  /** One sentence on who answered. */
  readonly note: keyof PageWords['notes'];
}

/** What the engine gives to make views of. */
export interface Rendering {
  readonly guard: (rules: Triage, model: ModelAnswer) => Guarded;
  readonly render: typeof renderAnswer;
  readonly fallbackReasoning: (message: string, say: AssessmentWords['answer']) => string;
}

/** The rules' answer alone. `failure` is what the specified sentence names. */
export function viewOfRules(
  rules: Triage,
  say: AssessmentWords,
  { render, fallbackReasoning }: Rendering,
  note: View['note'],
  failure = '',
): View {
  const assessment = render(rules.answer, say.answer);
  return {
    text: rules.text,
    assessment: failure ? { ...assessment, reasoning: fallbackReasoning(failure, say.answer) } : assessment,
    words: say.page,
    full: { rules, answer: rules.answer, say },
    quick: say.answer,
    provenance: null,
    note,
  };
}

/** The view once the server has answered, or not. The rules hold every answer to account once more, by ids. */
export function viewOfAnswer(rules: Triage, say: AssessmentWords, engine: Rendering, answer: ServerAnswer): View {
  const { failures } = say.page;
  switch (answer.kind) {
    case 'assessment':
      if (answer.provenance?.byRulesAlone) return viewOfRules(rules, say, engine, 'rules');
      return viewOfModel(rules, say, engine, answer.answer, answer.provenance);
    case 'fallback':
    case 'error':
      return viewOfRules(rules, say, engine, 'failed', answer.error);
    case 'failed':
      return viewOfRules(rules, say, engine, 'failed', failures[answer.why]);
    case 'no-network':
      return viewOfRules(rules, say, engine, 'noNetwork', failures.noNetwork);
    case 'cancelled':
      return viewOfRules(rules, say, engine, 'stopped');
  }
}

function viewOfModel(
  rules: Triage,
  say: AssessmentWords,
  { guard, render }: Rendering,
  model: ModelAnswer,
  provenance: AssessmentProvenance | undefined,
): View {
  const { answer, reasoning, origins, removed } = guard(rules, model);
  return {
    text: rules.text,
    assessment: render(answer, say.answer, reasoning),
    words: say.page,
    full: { rules, answer, say },
    quick: say.answer,
    provenance: { origins: provenance?.origins ?? origins, removed: (provenance?.removed ?? 0) + removed },
    note: 'guarded',
  };
}

/** The small rule's answer, for a page whose rules are not there yet. */
export function viewOfQuick(
  text: string,
  { category, severity, deadline, professionals, steps }: QuickAnswer,
  language: Language,
  quick: QuickWords,
  words: PageWords,
): View {
  const lines = steps.map((id) => ({ id, phase: 'now' as const, text: quick.steps[id] }));
  return {
    text,
    words,
    quick,
    full: null,
    provenance: null,
    note: 'quick',
    assessment: {
      emergencyLine: quick.emergencyLine,
      category,
      severity,
      professionals,
      language,
      timeline: quick.timelines[deadline],
      immediateActions: lines.map(({ text: line }) => line),
      reasoning: quick.fallback.replace('{message}', words.failures.rulesMissing),
      risks: [],
      hazards: [],
      suspected: [],
      unsure: false,
      about: 'event',
      questions: [],
      steps: lines,
    },
  };
}

/** Dangers that may kill within the hour. */
const deadly: readonly Hazard[] = [...lifeHazards, 'flood-water'];

/** Whether a step of the answer says to call 911. The danger check only asks. */
export function says911({ about, steps }: Assessment): boolean {
  return about === 'event' && steps.some(({ id, text }) => id !== 'check-danger' && text.includes('911'));
}

/** Whether the answer found a danger to life. */
export function isInDanger(assessment: Assessment): boolean {
  return assessment.hazards.some((hazard) => deadly.includes(hazard)) || says911(assessment);
}

/** The line before the steps that wait, where there is one. */
export function gateOf({ immediateActions, steps }: Assessment): string | null {
  const said = new Set(steps.map(({ text }) => text));
  return immediateActions.find((line) => !said.has(line)) ?? null;
}

/** A template with its values. */
export function filled(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** The result as plain text in the language of the answer, for a message or a claim file. */
export function asText({ text, assessment, words, quick, full }: View, answers: readonly AnswerId[] = []): string {
  const { emergencyLine, category, severity, timeline, immediateActions, reasoning, risks, unsure } = assessment;
  const list = (title: string, lines: readonly string[] = []) =>
    lines.length > 0 ? [`${title}:`, ...lines.map((line, index) => `${index + 1}. ${line}`), ''] : [];
  const given = full ? answers.map((id) => full.say.answer.answers[id]) : [];
  return [
    emergencyLine,
    '',
    text,
    '',
    ...list(words.copied.answers, given),
    filled(words.copied.verdict, {
      category,
      name: quick.categories[category].name,
      severity: unsure ? words.result.unsure : quick.severities[severity],
    }),
    `${timeline}.`,
    '',
    ...list(words.result.now, immediateActions),
    reasoning,
    '',
    ...list(words.result.priorities, assessment.moistureDetectionPriorities),
    ...list(words.result.equipment, assessment.equipmentRecommendations),
    ...list(words.result.risks, risks),
    words.copied.end,
  ].join('\n');
}
