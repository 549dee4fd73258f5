import type { AskedQuestion, Assessment } from '../assessment.ts';
import { type Hazard, lifeHazards } from '../hazards/hazards.ts';
import { namesWater } from '../rules/keywords.ts';
import { type Answer, leavesHouseForLater, type Reason } from './answer.ts';
import type { AnswerMessages } from './answer-messages.ts';
import { figures } from './figures.ts';
import type { OpenQuestion } from './questions.ts';
import type { StepId } from './steps.ts';
import { timelineOf } from './timeline.ts';

/** Words quoted in one reason; more would bury it. */
const mostQuotes = 6;

/** A template with its values and the figures that answers name. */
export function fill(template: string, values: Readonly<Record<string, string>> = {}): string {
  return template.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? figures[name] ?? hole);
}

/** By language: a list format is slow to create. */
const listFormats = new Map<string, Intl.ListFormat>();

function listed(items: readonly string[], language: string): string {
  const format = listFormats.get(language) ?? new Intl.ListFormat(language, { style: 'long', type: 'conjunction' });
  listFormats.set(language, format);
  return format.format(items);
}

/** Words of a reader, each between the marks of the language. */
function quoted(words: readonly string[], t: AnswerMessages, language: string): string {
  return listed(
    words.map((word) => fill(t.quoted, { word })),
    language,
  );
}

/** A reason in words. */
export function reasonText({ id, words }: Reason, t: AnswerMessages, language: string): string {
  return fill(t.reasons[id], { words: quoted(words.slice(0, mostQuotes), t, language) });
}

/** What would change an answer, in words. */
export function changesText({ changes, reasons }: Answer, t: AnswerMessages, language: string): readonly string[] {
  const quotes = reasons.flatMap(({ id, words }) => (id === 'keywords-black' || id === 'keywords-gray' ? words : []));
  return changes.map((id) => fill(t.changes[id], { words: quoted(quotes, t, language) }));
}

function sayHazards(hazards: readonly Hazard[], t: AnswerMessages, language: string): readonly string[] {
  if (hazards.length === 0) return [];
  return [
    fill(t.describes, {
      hazards: listed(
        hazards.map((hazard) => t.hazards[hazard]),
        language,
      ),
    }),
  ];
}

/** Whether the reasons say by themselves that the water is of this kind. */
function isSaid(hazard: Hazard, reasons: readonly Reason[]): boolean {
  return reasons.some(
    ({ id, words }) => id === hazard || (id === 'keywords-black' && words.some((word) => namesWater(word, hazard))),
  );
}

/** The rules' reasons as a paragraph. */
export function reasoningText(answer: Answer, t: AnswerMessages): string {
  const { reasons, language } = answer;
  const hazards = answer.hazards.filter((hazard) => !isSaid(hazard, reasons));
  return [
    ...new Set(reasons.map((reason) => reasonText(reason, t, language))),
    ...sayHazards(
      leavesHouseForLater(answer) ? hazards.filter((one) => lifeHazards.includes(one)) : hazards,
      t,
      language,
    ),
    ...(leavesHouseForLater(answer) ? [] : [t.roughGuide]),
  ].join(' ');
}

function sayQuestion({ id, multiple, answers }: OpenQuestion, t: AnswerMessages): AskedQuestion {
  return {
    id,
    multiple,
    question: t.questions[id],
    answers: answers.map((answer) => ({ id: answer, label: t.answers[answer] })),
  };
}

/** The call that begins a step, and the letter after it, in both languages. */
const callOpening = /^(?:Call 911 now(?:[.:,]| and)|Llam[ae] al 911 ya(?:[.:,]| y)|Llame ya al 911 y) (.)/u;

/** A step without the call that begins it. */
export const withoutCall = (text: string) => text.replace(callOpening, (_, letter: string) => letter.toUpperCase());

/** The texts of steps, where a second kind of danger does not repeat the call that an earlier step began with. */
function withOneCall(texts: readonly string[]): readonly string[] {
  const first = texts.findIndex((text) => callOpening.test(text));
  return texts.map((text, at) => (at > first ? withoutCall(text) : text));
}

/** Renders an answer with the messages of its language. */
export function render(answer: Answer, t: AnswerMessages): Assessment {
  const thing = t.things[answer.thing];
  const isForChild = answer.steps.some(({ id }) => id === 'child-grown-up');
  const textOf = (id: StepId) => (isForChild && t.childSteps[id]) || t.steps[id];
  const texts = withOneCall(answer.steps.map(({ id }) => fill(textOf(id), { thing })));
  const steps = answer.steps.map(({ id, phase }, at) => ({ id, phase, text: texts[at] ?? '' }));
  const gateAt = steps.findIndex(({ phase }) => phase === 'when-safe');
  const actions = steps.map(({ text }) => text);
  return {
    emergencyLine: t.emergencyLine,
    category: answer.category,
    severity: answer.severity,
    timeline: fill(t.timelines[timelineOf(answer)]),
    immediateActions: gateAt < 0 ? actions : actions.toSpliced(gateAt, 0, t.gate),
    professionals: answer.professionals,
    reasoning: reasoningText(answer, t),
    moistureDetectionPriorities: answer.priorities.map((id) => t.priorities[id]),
    ...(answer.equipment.length > 0 && { equipmentRecommendations: answer.equipment.map((id) => t.equipment[id]) }),
    risks: answer.risks.map((id) => t.risks[id]),
    language: answer.language,
    hazards: answer.hazards,
    suspected: answer.suspected,
    unsure: answer.unsure,
    about: answer.about,
    questions: answer.questions.map((question) => sayQuestion(question, t)),
    steps,
  };
}

/** The specified sentence for an answer without the model. `message` says what failed. */
export function fallbackReasoning(message: string, t: AnswerMessages): string {
  return fill(t.fallback, { message });
}
