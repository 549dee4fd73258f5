import type { Hazard } from '../../hazards/hazards.ts';
import type { AskedQuestion, Assessment } from '../assessment.ts';
import type { OpenQuestion } from '../steps/questions.ts';
import type { Answer, Reason } from './answer.ts';
import { figures } from './figures.ts';
import type { AnswerWords } from './words.ts';

/** Words quoted in one reason; more would bury it. */
const mostQuotes = 6;

/** A template with its values and the figures that answers name. */
export function fill(template: string, values: Readonly<Record<string, string>> = {}): string {
  return template.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? figures[name] ?? hole);
}

function listed(items: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }).format(items);
}

/** Words of a reader, each between the marks of the language. */
function quoted(words: readonly string[], say: AnswerWords, language: string): string {
  return listed(
    words.map((word) => fill(say.quoted, { word })),
    language,
  );
}

/** A reason in words. */
export function sayReason({ id, words }: Reason, say: AnswerWords, language: string): string {
  return fill(say.reasons[id], { words: quoted(words.slice(0, mostQuotes), say, language) });
}

/** What would change an answer, in words. */
export function sayChanges({ changes, reasons }: Answer, say: AnswerWords, language: string): readonly string[] {
  const quotes = reasons.flatMap(({ id, words }) => (id === 'keywords-black' || id === 'keywords-gray' ? words : []));
  return changes.map((id) => fill(say.changes[id], { words: quoted(quotes, say, language) }));
}

function sayHazards(hazards: readonly Hazard[], say: AnswerWords, language: string): readonly string[] {
  if (hazards.length === 0) return [];
  return [
    fill(say.describes, {
      hazards: listed(
        hazards.map((hazard) => say.hazards[hazard]),
        language,
      ),
    }),
  ];
}

/** The rules' reasons as a paragraph. */
export function sayReasoning(answer: Answer, say: AnswerWords): string {
  const { reasons, hazards, language } = answer;
  return [
    ...new Set(reasons.map((reason) => sayReason(reason, say, language))),
    ...sayHazards(hazards, say, language),
    say.roughGuide,
  ].join(' ');
}

function sayQuestion({ id, multiple, answers }: OpenQuestion, say: AnswerWords): AskedQuestion {
  return {
    id,
    multiple,
    question: say.questions[id],
    answers: answers.map((answer) => ({ id: answer, label: say.answers[answer] })),
  };
}

/**
 * Turns an answer into the words of its language. `say` must be of that language.
 * @param reasoning Sentences that stand in place of the rules' reasons.
 */
export function render(answer: Answer, say: AnswerWords, reasoning = ''): Assessment {
  const thing = say.things[answer.thing];
  const steps = answer.steps.map(({ id, phase }) => ({ id, phase, text: fill(say.steps[id], { thing }) }));
  const gateAt = steps.findIndex(({ phase }) => phase === 'when-safe');
  const actions = steps.map(({ text }) => text);
  return {
    emergencyLine: say.emergencyLine,
    category: answer.category,
    severity: answer.severity,
    timeline: fill(say.timelines[answer.deadline]),
    immediateActions: gateAt < 0 ? actions : actions.toSpliced(gateAt, 0, say.gate),
    professionals: answer.professionals,
    reasoning: reasoning === '' ? sayReasoning(answer, say) : `${reasoning} ${say.roughGuide}`,
    moistureDetectionPriorities: answer.priorities.map((id) => say.priorities[id]),
    ...(answer.equipment.length > 0 && { equipmentRecommendations: answer.equipment.map((id) => say.equipment[id]) }),
    risks: answer.risks.map((id) => say.risks[id]),
    language: answer.language,
    hazards: answer.hazards,
    suspected: answer.suspected,
    unsure: answer.unsure,
    about: answer.about,
    questions: answer.questions.map((question) => sayQuestion(question, say)),
    steps,
  };
}

/** The specified sentence for an answer without the model. `message` says what failed. */
export function fallbackReasoning(message: string, say: AnswerWords): string {
  return fill(say.fallback, { message });
}
