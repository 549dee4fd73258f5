import type { Category, Severity } from '../../job/severity.ts';
import { waterSources } from '../details/details.ts';
import type { Hazard } from '../hazards/hazards.ts';
import type { Reading } from '../hazards/read.ts';
import { hazardRules } from '../rules/hazard-rules.ts';

/** What an answer makes known. */
interface Effect {
  readonly hazards?: readonly Hazard[];
  readonly category?: Category;
  readonly severity?: Severity;
}

/** Questions and their answers, by id. `multiple` ones take several answers at once. */
export const questions = {
  danger: {
    multiple: true,
    answers: {
      'smoke-or-fire': { hazards: ['fire'] },
      'person-hurt': { hazards: ['person-in-danger'] },
      'may-hurt-self': { hazards: ['crisis'] },
      'line-down': { hazards: ['downed-line'] },
      'gas-smell': { hazards: ['gas'] },
      'alarm-or-engine': { hazards: ['carbon-monoxide'] },
      'fumes-or-poison': { hazards: ['fumes'] },
      'about-to-burst': { hazards: ['fire'] },
      'water-at-power': { hazards: ['electrical'] },
      'ceiling-sags': { hazards: ['structural'] },
      'from-drain': { hazards: ['sewage'] },
      'from-outside': { hazards: ['flood-water'] },
      'cannot-stop': { hazards: ['ongoing'], severity: 'high' },
      'several-rooms': { severity: 'high' },
      'at-risk': { hazards: ['vulnerable-people'] },
      'none-of-these': {},
    },
  },
  source: {
    multiple: false,
    answers: {
      'source-pipe': {},
      'source-appliance': { category: 2 },
      'source-toilet': { hazards: ['sewage'] },
      'source-roof': { category: 2 },
      'source-outside': { hazards: ['flood-water'] },
      'source-unknown': { category: 2 },
    },
  },
  age: {
    multiple: false,
    answers: {
      'age-under-a-day': {},
      'age-one-to-two-days': {},
      'age-longer': { category: 2, hazards: ['mold'] },
    },
  },
  now: {
    multiple: false,
    answers: {
      'happening-now': {},
    },
  },
} as const satisfies Record<string, { multiple: boolean; answers: Record<string, Effect> }>;

export type QuestionId = keyof typeof questions;
export type AnswerId = { [Q in QuestionId]: keyof (typeof questions)[Q]['answers'] }[QuestionId];

/** A question that is still open, with the answers that are not known yet. */
export interface OpenQuestion {
  readonly id: QuestionId;
  readonly multiple: boolean;
  readonly answers: readonly AnswerId[];
}

const effects = new Map<string, Effect>(Object.values(questions).flatMap(({ answers }) => Object.entries(answers)));
export const answerIds = [...effects.keys()] as readonly AnswerId[];

/** What some answers make known together. */
export function effectOf(answers: readonly AnswerId[]): {
  hazards: readonly Hazard[];
  category: Category;
  severities: readonly Severity[];
} {
  const known = answers.map((answer): Effect => effects.get(answer) ?? {});
  const categories: readonly Category[] = known.flatMap(({ category }) => category ?? []);
  return {
    hazards: known.flatMap(({ hazards }) => hazards ?? []),
    category: categories.includes(3) ? 3 : categories.includes(2) ? 2 : 1,
    severities: known.flatMap(({ severity }) => severity ?? []),
  };
}

/** Whether a text says by itself what an answer of the danger check would say. */
function isKnown(answer: AnswerId, hazards: ReadonlySet<Hazard>, { extent, powerIsWell, stopped }: Reading): boolean {
  if (answer === 'none-of-these') return false;
  if (answer === 'water-at-power' && powerIsWell) return true;
  if (answer === 'cannot-stop' && (stopped || extent.uncontrolled.length > 0)) return true;
  if (answer === 'several-rooms' && (extent.wide.length > 0 || extent.strong.length > 0)) return true;
  return effectOf([answer]).hazards.some((hazard) => hazard !== 'ongoing' && hazards.has(hazard));
}

function idsOf(id: QuestionId): readonly AnswerId[] {
  return Object.keys(questions[id].answers) as AnswerId[];
}

/** The danger check with every danger that is not known yet. */
export function dangerQuestion(hazards: readonly Hazard[]): OpenQuestion {
  const isOpen = (answer: AnswerId) => !effectOf([answer]).hazards.some((hazard) => hazards.includes(hazard));
  return { id: 'danger', multiple: true, answers: idsOf('danger').filter(isOpen) };
}

/** Whether the danger check is answered. */
export function isDangerAnswered(answers: readonly AnswerId[]): boolean {
  return answersTo('danger', answers).length > 0;
}

/**
 * The questions that a text and the answers given so far leave open, the deciding one first. Nobody is asked who should be
 * leaving, who asks about the past or the future, or whose text says it all.
 */
export function openQuestions(
  reading: Reading,
  hazards: readonly Hazard[],
  answers: readonly AnswerId[],
): readonly OpenQuestion[] {
  const present = new Set(hazards);
  // Lives hang on leaving at once: nobody should stop to answer.
  if (hazards.some((hazard) => hazardRules[hazard].callsFirst)) return [];
  if (isCalm(reading)) return [{ id: 'now', multiple: false, answers: idsOf('now') }];
  const isAnswered = (id: QuestionId) => answersTo(id, answers).length > 0;
  const open: OpenQuestion[] = [];
  const dangers = idsOf('danger').filter((answer) => !isKnown(answer, present, reading));
  if (!isAnswered('danger') && dangers.length > 1) open.push({ id: 'danger', multiple: true, answers: dangers });
  const isSourceUnknown = reading.signs.unknown.length > 0;
  if (!isAnswered('source') && !isSourceUnknown && !isSourceKnown(reading, hazards, answers))
    open.push({ id: 'source', multiple: false, answers: idsOf('source') });
  const isOld = present.has('mold') || reading.signs.longDamp.length > 0;
  const isAgeKnown = isOld || reading.elapsed !== null || reading.harmlessSpill;
  if (!isAnswered('age') && !isAgeKnown) open.push({ id: 'age', multiple: false, answers: idsOf('age') });
  return open;
}

/** Whether the text is over, only possible or only asked, and names no danger: it gets a calm answer. */
export function isCalm({ intent, understood }: Pick<Reading, 'intent' | 'understood'>): boolean {
  return intent !== 'loss' && understood;
}

const answersTo = (id: QuestionId, answers: readonly AnswerId[]) => idsOf(id).filter((one) => answers.includes(one));

/** Whether the text or an answer says where the water comes from. */
export function isSourceKnown(
  { signs, particulars }: Reading,
  hazards: readonly Hazard[],
  answers: readonly AnswerId[],
): boolean {
  return (
    answersTo('source', answers).some((answer) => answer !== 'source-unknown') ||
    signs.anySource ||
    waterSources.some((name) => particulars.has(name)) ||
    signs.used.length > 0 ||
    signs.listed.gray.length > 0 ||
    signs.building.length > 0 ||
    hazards.includes('sewage') ||
    hazards.includes('flood-water')
  );
}
