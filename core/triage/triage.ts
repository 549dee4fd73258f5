import type { Category, Severity } from '../job/severity.ts';
import {
  type Additions,
  type Answer,
  type ChangeId,
  noAdditions,
  type PlainReasonId,
  type Reason,
} from './answer/answer.ts';
import { compose } from './answer/compose.ts';
import { forbiddenBy } from './answer/forbidden-steps.ts';
import { type AnswerId, effectOf, isCalm, isDangerAnswered, isSourceKnown, openQuestions } from './answer/questions.ts';
import type { Deadline } from './answer/steps.ts';
import { type About, worstOf } from './assessment.ts';
import { noVote, type Vote } from './classifier/classifier.ts';
import type { Intent } from './details/intent.ts';
import { hazards as allHazards, type Finding, type Hazard, type Span } from './hazards/hazards.ts';
import { type Reading, readText } from './hazards/read.ts';
import { categoryRules, equipment, type RiskId } from './rules/category-rules.ts';
import type { Classification } from './rules/classify.ts';
import { hazardRules } from './rules/hazard-rules.ts';
import { type Raise, raisedCategory, raisesIn } from './rules/severity-raises.ts';
import { classifyByWords } from './rules/shown-classification.ts';
import { leakingThing, wantedSteps } from './step-selection.ts';
import { asksForDanger, withSuspected } from './suspected.ts';

/** What the rules know of a text and of the answers to their questions. */
export interface Triage {
  readonly text: string;
  readonly reading: Reading;
  /** What the specified keyword rule says, its words matched whole. The answer to a loss that runs is never milder. */
  readonly specified: Classification;
  /** What the text and the answers name, in the order of `hazards`. Those of an answer quote nothing. */
  readonly findings: readonly Finding[];
  /** The reasons that decide the category, when it is higher than the keyword rule's. */
  readonly raises: readonly Raise[];
  readonly answers: readonly AnswerId[];
  /** Whether the text alone was not understood well enough to judge it. */
  readonly unclear: boolean;
  /** What the classifier suspects of the text. */
  readonly vote: Vote;
  /** Whether the danger check comes first: too little of the text was understood, or a danger is suspected in it. */
  readonly asksFirst: boolean;
  readonly language: string;
  /** The rules' own answer. */
  readonly answer: Answer;
}

export interface TriageOptions {
  readonly answers?: readonly AnswerId[];
  /** What the classifier suspects of the text. Nothing without it. */
  readonly vote?: Vote;
  /** The language to answer in. Default: that of the text, else English. */
  readonly language?: string | undefined;
}

const aboutOf: Readonly<Record<Intent, About>> = {
  loss: 'event',
  past: 'past',
  possible: 'hypothetical',
  question: 'question',
};

const severityOfCategory: Readonly<Record<Category, Severity>> = { 1: 'low', 2: 'high', 3: 'emergency' };

/** How soon professionals should hear of it, after the call that comes before it. */
export function deadlineFor(
  severity: Severity,
  hazards: readonly Hazard[],
  { calm = false, unsure = false }: { readonly calm?: boolean; readonly unsure?: boolean } = {},
): Deadline {
  if (hazards.some((hazard) => hazardRules[hazard].callsFirst)) return 'call-first';
  if (severity === 'emergency') return 'one-hour';
  if (severity === 'high') return 'four-hours';
  if (unsure) return 'unclear';
  return calm ? 'calm' : 'watch';
}

const extentReasons = ['wide', 'strong', 'deep', 'rising', 'uncontrolled'] as const satisfies readonly PlainReasonId[];

/** What the extent of a loss that runs, and who lives with it, ask for. */
function severityOfExtent({ extent, particulars, intent }: Reading, hazards: readonly Hazard[]): Severity {
  if (intent !== 'loss') return 'low';
  const frail =
    hazards.includes('vulnerable-people') && (particulars.has('breathingMachine') || particulars.has('facility'));
  return frail || extentReasons.some((reason) => extent[reason].length > 0) ? 'high' : 'low';
}

function quoted(text: string, spans: readonly Span[]): readonly string[] {
  return [...new Set(spans.map(({ start, end }) => text.slice(start, end)))];
}

type Facts = Omit<Triage, 'answer' | 'asksFirst'>;

function reasonsOf({ text, reading, specified, raises, findings, answers }: Facts): readonly Reason[] {
  const plain = (id: PlainReasonId, words: readonly string[] = []): Reason => ({ id, words });
  const byKeywords = { 1: 'reads-clean', 2: 'keywords-gray', 3: 'keywords-black' } as const;
  const hazards = findings.map(({ hazard }) => hazard);
  const about = reading.intent === 'loss' ? [] : [plain(reading.intent)];
  const ofCategory = (): readonly Reason[] => {
    if (raises.length > 0) return raises.map(({ id, spans }) => ({ id, words: quoted(text, spans) }));
    const known = isSourceKnown(reading, hazards, answers) || specified.category > 1;
    if (!known) return [plain('source-not-known')];
    // What was answered decided it: the words of the text alone would say another category.
    if (effectOf(answers).category > specified.category) return [];
    return [plain(byKeywords[specified.category], specified.keywords)];
  };
  const extent =
    reading.intent === 'loss'
      ? extentReasons.flatMap((id) =>
          reading.extent[id].length > 0 ? [plain(id, quoted(text, reading.extent[id]))] : [],
        )
      : [];
  const unique = [...new Map([...about, ...ofCategory(), ...extent].map((reason) => [reason.id, reason])).values()];
  return answers.length > 0 ? [...unique, plain('answered')] : unique;
}

function changesOf({ specified, raises }: Facts, category: Category, hazards: readonly Hazard[]): readonly ChangeId[] {
  const onlyWords = specified.category > 1 && specified.category === category && raises.length === 0;
  const dirty = hazards.includes('sewage') || hazards.includes('flood-water');
  const byCategory = { 1: 'gray-if', 2: 'black-if', 3: 'only-on-site' } as const;
  const life = hazards.some((hazard) => hazardRules[hazard].severity === 'emergency');
  return [
    ...(onlyWords && !dirty ? (['words-count-anyway'] as const) : []),
    byCategory[category],
    ...(life ? [] : (['emergency-if'] as const)),
  ];
}

/** Risks of the category that a hazard's own risk already says. */
const saidByHazard: Readonly<Partial<Record<Hazard, readonly RiskId[]>>> = {
  electrical: ['shock'],
  sewage: ['germs-and-chemicals'],
  'flood-water': ['germs-and-chemicals'],
  mold: ['mold-soon', 'mold-in-two-days'],
};

/** The answer to the facts, with what someone adds. Additions raise and never lower. */
export function answerOf(facts: Facts, added: Additions = noAdditions): Answer {
  const { vote, reading, answers } = facts;
  const answer = ownAnswerOf(facts, added);
  if (isDangerAnswered(answers)) return answer;
  return withSuspected(answer, vote, asksForDanger(answer, vote, reading.covered));
}

/** The answer before anything is in doubt. */
function ownAnswerOf(facts: Facts, added: Additions): Answer {
  const { reading, specified, findings, raises, answers, language, unclear } = facts;
  const hazards = findings.map(({ hazard }) => hazard);
  const effect = effectOf(answers);
  const calm = isCalm(reading) && hazards.length === 0;
  const vague = unclear && hazards.length === 0 && answers.every((answer) => answer === 'none-of-these');
  const unsure = vague && answers.length === 0;
  const raised = raisedCategory(specified.category, raises);
  const category = Math.max(raised, effect.category, added.category) as Category;
  const severity = worstOf([
    ...(calm ? [] : [specified.severity, severityOfCategory[category]]),
    added.severity,
    severityOfExtent(reading, hazards),
    ...effect.severities,
    ...hazards.map((hazard) => hazardRules[hazard].severity),
  ]);
  const deadline = deadlineFor(severity, hazards, { calm, unsure: vague });
  const rules = categoryRules[category];
  const said = new Set(hazards.flatMap((hazard) => saidByHazard[hazard] ?? []));
  const { always, untilSafe } = forbiddenBy(hazards, category);
  const allowed = (id: keyof typeof equipment) => !equipment[id].some((act) => always.has(act) || untilSafe.has(act));
  return {
    category,
    severity,
    deadline,
    hazards,
    suspected: [],
    unsure,
    about: unclear ? 'unclear' : aboutOf[hazards.length > 0 ? 'loss' : reading.intent],
    language,
    professionals:
      (!calm && (specified.professionals || category > 1)) ||
      added.professionals ||
      severity === 'high' ||
      severity === 'emergency',
    steps: compose({
      hazards,
      category,
      deadline,
      running: reading.intent === 'loss' || unclear,
      wanted: vague
        ? [...(unsure ? (['check-danger'] as const) : []), 'tell-more', 'guides-read']
        : wantedSteps(reading, hazards, category, added.steps),
    }),
    thing: leakingThing(reading),
    reasons: reasonsOf(facts),
    changes: changesOf(facts, category, hazards),
    priorities: [...new Set([...rules.priorities, ...added.priorities])],
    equipment: [...new Set([...rules.equipment, ...added.equipment])].filter(allowed),
    risks: [...new Set([...hazards, ...rules.risks.filter((id) => !said.has(id)), ...added.risks])],
    questions: openQuestions(reading, hazards, answers),
    sourceKnown: isSourceKnown(reading, hazards, answers) || category > 1,
  };
}

/** Findings of the text and hazards of the answers together, in the order of `hazards`. */
function withAnswers(findings: readonly Finding[], answers: readonly AnswerId[]): readonly Finding[] {
  const named = effectOf(answers).hazards;
  return allHazards.flatMap((hazard) => {
    const found = findings.find((finding) => finding.hazard === hazard);
    if (found) return [found];
    return named.includes(hazard) ? [{ hazard, spans: [] }] : [];
  });
}

/**
 * The whole rule-based answer to a text: the specified rule first, then what the text and the answers say about hazards, source,
 * extent and age. These put their own steps first and may raise category, severity and the professionals flag. Nothing lowers
 * them.
 */
export function triage(text: string, options: TriageOptions = {}): Triage {
  return triageOf(text, readText(text), options);
}

/** The reading of a text as one about a loss that is happening now. */
function asHappening(reading: Reading): Reading {
  return { ...reading, intent: 'loss', findings: reading.ifNow };
}

/** The answer to a text that was read before: reading takes most of the time, and other answers do not change it. */
export function triageOf(
  text: string,
  read: Reading,
  { answers = [], vote = noVote, language }: TriageOptions = {},
): Triage {
  // A danger that someone confirms is there now, whatever the text is about.
  const isNow = answers.includes('happening-now') || effectOf(answers).hazards.length > 0;
  const reading = isNow || !read.understood ? asHappening(read) : read;
  const specified = classifyByWords(text);
  const findings = withAnswers(reading.findings, answers);
  const all = reading.intent === 'loss' ? raisesIn({ ...reading, findings }) : [];
  const category = raisedCategory(specified.category, all);
  const unclear = !read.understood && specified.category === 1 && category === 1;
  const facts: Facts = {
    text,
    reading,
    specified,
    findings,
    raises: category > specified.category ? all.filter((raise) => raise.category === category) : [],
    answers,
    vote,
    unclear,
    language: language ?? reading.language ?? 'en',
  };
  // The place of the danger check does not move when it is answered.
  const asksFirst =
    answers.length > 0
      ? triageOf(text, read, { vote, language }).asksFirst
      : unclear || asksForDanger(ownAnswerOf(facts, noAdditions), vote, reading.covered);
  return { ...facts, asksFirst, answer: answerOf(facts) };
}
