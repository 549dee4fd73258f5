import type { Category, Severity } from '../job/severity.ts';
import {
  type Additions,
  type Answer,
  type ChangeId,
  extentReasons,
  isSourceUnknown,
  noAdditions,
  type PlainReasonId,
  type Reason,
} from './answer/answer.ts';
import { compose } from './answer/compose.ts';
import { forbiddenBy } from './answer/forbidden-steps.ts';
import { type AnswerId, effectOf, isCalm, isDangerAnswered, isSourceKnown, openQuestions } from './answer/questions.ts';
import type { Deadline, StepId } from './answer/steps.ts';
import { type About, worstOf } from './assessment.ts';
import { noVote, type Vote } from './classifier/classifier.ts';
import type { Intent } from './details/intent.ts';
import { hazards as allHazards, type Finding, type Hazard, lifeHazards, quoted } from './hazards/hazards.ts';
import { type Reading, readText } from './hazards/read.ts';
import { categoryRules, type EquipmentId, equipment, type RiskId } from './rules/category-rules.ts';
import type { Classification } from './rules/classify.ts';
import { hazardRules } from './rules/hazard-rules.ts';
import { type Raise, raisedCategory, raisesIn } from './rules/severity-raises.ts';
import { classifyShown } from './rules/shown-classification.ts';
import {
  hasAny,
  isAboutPeople,
  isCeilingWet,
  isDry,
  isDryMold,
  isHouseLater,
  isMoldAlone,
  isMuch,
  isOnlyDamp,
  isOnlySpill,
  isOver,
  leakingThing,
} from './situation.ts';
import { wantedSteps } from './step-selection.ts';
import { asksForDanger, withDoubt, withSuspected } from './suspected.ts';

/** The rules' reading of a text and of the answers to their questions, with their answer. */
export interface Triage {
  readonly text: string;
  readonly reading: Reading;
  /** Result of the specified keyword rule, matched as whole words. The answer to a current loss is never milder. */
  readonly specified: Classification;
  /** Hazards of the text and the answers, in the order of `hazards`. Those of an answer have no spans. */
  readonly findings: readonly Finding[];
  /** The reasons that decide the category, when it is higher than the keyword rule's. */
  readonly raises: readonly Raise[];
  readonly answers: readonly AnswerId[];
  /** Whether the text alone was not understood well enough to assess it. */
  readonly unclear: boolean;
  /** The classifier's vote on the text, with the dangers that the rules doubt. */
  readonly vote: Vote;
  /** Whether the danger check comes first: too little of the text was understood, or a danger is suspected in it. */
  readonly asksFirst: boolean;
  readonly language: string;
  /** The rules' own answer. */
  readonly answer: Answer;
}

export interface TriageOptions {
  readonly answers?: readonly AnswerId[];
  /** The classifier's vote on the text. None by default. */
  readonly vote?: Vote;
  /** The language to answer in. By default that of the text, and English if it is unknown. */
  readonly language?: string | undefined;
}

const aboutOf: Readonly<Record<Intent, About>> = {
  loss: 'event',
  past: 'past',
  possible: 'hypothetical',
  question: 'question',
};

const severityOfCategory: Readonly<Record<Category, Severity>> = { 1: 'low', 2: 'high', 3: 'emergency' };

/** When to call professionals. `calls`: a step calls 911 first, though none of the hazards does by itself. */
export function deadlineFor(
  severity: Severity,
  hazards: readonly Hazard[],
  { calm = false, unsure = false, calls = false }: Readonly<Partial<Record<'calm' | 'unsure' | 'calls', boolean>>> = {},
): Deadline {
  if (calls || hazards.some((hazard) => hazardRules[hazard].callsFirst)) return 'call-first';
  if (severity === 'emergency') return 'one-hour';
  if (severity === 'high') return 'four-hours';
  if (unsure) return 'unclear';
  return calm ? 'calm' : 'watch';
}

/** The severity by the extent of a current loss and by who lives with it. Water that no one can stop and that is much is an emergency. */
function severityOfExtent(reading: Reading, hazards: readonly Hazard[]): Severity {
  const { extent, particulars, intent } = reading;
  if (intent !== 'loss') return 'low';
  const runs = hazards.includes('ongoing');
  if (runs && particulars.has('unattended')) return 'emergency';
  if (isMuch(reading) && extent.uncontrolled.length > 0) return 'emergency';
  if (particulars.has('slabLeak')) return 'high';
  const frail =
    hazards.includes('vulnerable-people') && (particulars.has('breathingMachine') || particulars.has('facility'));
  // It gathers above the ceiling, and the people below cannot stop it.
  const isFromAbove = runs && (particulars.has('ceiling') || particulars.has('neighbor'));
  return frail || isFromAbove || extentReasons.some((reason) => extent[reason].length > 0) ? 'high' : 'low';
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
    // An answer decided the category, not the words of the text.
    if (effectOf(answers).category > specified.category) return [];
    return [plain(byKeywords[specified.category], specified.keywords)];
  };
  const extent =
    reading.intent === 'loss'
      ? extentReasons.flatMap((id) =>
          reading.extent[id].length > 0 ? [plain(id, quoted(text, reading.extent[id]))] : [],
        )
      : [];
  // A calm answer says why it is calm, and nothing of a category.
  const isCalmAnswer = about.length > 0 && findings.length === 0;
  const isAboutHouse = !isAboutPeople(reading, hazards) && !isDry(reading, hazards);
  const ofWater = isAboutHouse && !isCalmAnswer ? [...ofCategory(), ...extent] : [];
  const unique = [...new Map([...about, ...ofWater].map((reason) => [reason.id, reason])).values()];
  return answers.length > 0 ? [...unique, plain('answered')] : unique;
}

function changesOf(
  { specified, raises, reading }: Facts,
  category: Category,
  severity: Severity,
  hazards: readonly Hazard[],
): readonly ChangeId[] {
  const onlyWords = specified.category > 1 && specified.category === category && raises.length === 0;
  const dirty = hazards.includes('sewage') || hazards.includes('flood-water');
  const byCategory = { 1: 'gray-if', 2: 'black-if', 3: 'only-on-site' } as const;
  if (isCalm(reading) && hazards.length === 0) return ['emergency-if'];
  return [
    ...(onlyWords && !dirty ? (['words-count-anyway'] as const) : []),
    ...(onlyWords && category === 2 ? (['clean-if'] as const) : []),
    byCategory[category],
    ...(severity === 'emergency' ? [] : (['emergency-if'] as const)),
  ];
}

/** Risks of the category that the hazard's own risk covers. */
const saidByHazard: Readonly<Partial<Record<Hazard, readonly RiskId[]>>> = {
  electrical: ['shock'],
  sewage: ['germs-and-chemicals'],
  'flood-water': ['germs-and-chemicals'],
  mold: ['mold-soon', 'mold-in-two-days'],
};

/** Equipment for water that stands or soaks, of no use where there are only stains or dampness. */
const forStandingWater: readonly EquipmentId[] = ['wet-vacuum', 'extractor', 'air-movers', 'dehumidifier'];

/** The facts with hazards that a model found, as the danger check would add them: happening now, without spans. */
function withHazards(facts: Facts, hazards: readonly Hazard[]): Facts {
  const found = facts.findings.map(({ hazard }) => hazard);
  if (hazards.every((hazard) => found.includes(hazard))) return facts;
  const findings = withFound(facts.findings, hazards);
  return { ...facts, findings, reading: asHappening(facts.reading) };
}

/** The rules' answer to the facts, with a model's additions, which raise and never lower. */
export function answerOf(facts: Facts, added: Additions = noAdditions): Answer {
  const { vote, reading, answers } = facts;
  const answer = ownAnswerOf(facts, added);
  const asked = isDangerAnswered(answers) ? answer : withSuspected(answer, vote, asksForDanger(answer, vote, reading));
  return withCall(untilSourceKnown(asked), reading);
}

/** Steps for water that is known to be clean or used. */
const workOnWater: readonly StepId[] = ['gloves-and-boots', 'carpet-check', 'wood-dry-slowly', 'pad-goes'];

/** The answer without work on the water while no one knows where it comes from: it is left alone. */
function untilSourceKnown(answer: Answer): Answer {
  if (!isSourceUnknown(answer)) return answer;
  // A model may have added the step.
  const isLeft = answer.steps.some(({ id }) => id === 'unknown-water-leave');
  const steps = answer.steps.flatMap((step): Answer['steps'] => {
    if (workOnWater.includes(step.id)) return [];
    if (step.id !== 'used-water-out') return [step];
    return isLeft ? [] : [{ ...step, id: 'unknown-water-leave' }];
  });
  return { ...answer, steps, equipment: answer.equipment.filter((id) => equipment[id].length === 0) };
}

/** An answer that would only say "watch it", where the page about when to call says to call. */
function withCall(answer: Answer, reading: Reading): Answer {
  const { deadline, steps } = answer;
  const isSpill = steps.some(({ id }) => id === 'spill-mop');
  if (deadline !== 'watch' || isSpill) return answer;
  const isSourceOpen = isSourceUnknown(answer) && !isOnlyDamp(reading);
  const [due, call] = isSourceOpen
    ? (['find-source', 'call-if-source-unknown'] as const)
    : (['today', 'call-today'] as const);
  if (!isSourceOpen && !reading.large) return answer;
  return {
    ...answer,
    deadline: due,
    severity: worstOf([answer.severity, 'moderate']),
    professionals: answer.professionals || due === 'today',
    steps: steps.map((step) => (step.id === 'call-if-worse' ? { ...step, id: call } : step)),
  };
}

/** Steps that call 911 though none of the hazards does by itself. */
const callingSteps: readonly StepId[] = [
  'arcing-leave',
  'panel-call-911',
  'heater-pressure',
  'sleeper-carry-out',
  'line-overhead-clear',
];

/** What the parts of an answer are decided by. */
interface Grounds {
  readonly facts: Facts;
  readonly added: Additions;
  readonly hazards: readonly Hazard[];
  readonly category: Category;
  /** Past, supposed or only asked, without a danger. */
  readonly calm: boolean;
  /** A little clean water, or one that was mopped up. */
  readonly isHarmless: boolean;
  /** Whether neither the text nor an answer says what happened. */
  readonly vague: boolean;
}

function groundsOf(given: Facts, added: Additions): Grounds {
  const facts = withHazards(given, added.hazards);
  const { reading, specified, findings, raises, answers, unclear } = facts;
  const hazards = findings.map(({ hazard }) => hazard);
  const raised = raisedCategory(specified.category, raises);
  return {
    facts,
    added,
    hazards,
    category: Math.max(raised, effectOf(answers).category, added.category) as Category,
    calm: isCalm(reading) && hazards.length === 0,
    isHarmless: isOnlySpill(reading, hazards) && (specified.category === 1 || reading.stopped),
    vague: unclear && hazards.length === 0 && answers.every((answer) => answer === 'none-of-these'),
  };
}

function severityOf({ facts, added, hazards, category, calm, isHarmless }: Grounds): Severity {
  const { reading, specified, answers } = facts;
  const found = worstOf([
    ...(calm || isHarmless ? [] : [specified.severity, severityOfCategory[category]]),
    added.severity,
    severityOfExtent(reading, hazards),
    ...effectOf(answers).severities,
    ...(reading.intent === 'loss' && reading.particulars.has('heaterPressure') ? (['emergency'] as const) : []),
    ...hazards.map((hazard) => hazardRules[hazard].severity),
  ]);
  return found === 'emergency' && isOver(reading, hazards) ? 'high' : found;
}

function wantedOf({ facts, added, hazards, category, vague }: Grounds): readonly StepId[] {
  if (!vague) return wantedSteps(facts.reading, hazards, category, added.steps);
  const check = facts.answers.length === 0 ? (['check-danger'] as const) : [];
  return [...check, 'tell-more', 'guides-read'];
}

/** What to look for and to work with belongs to a loss, and not to people who wait for rescue. */
function isAboutLoss({ facts, hazards, calm, isHarmless, vague }: Grounds): boolean {
  const isOfHouse = !isAboutPeople(facts.reading, hazards) && !isDry(facts.reading, hazards);
  return !calm && !vague && !isHarmless && isOfHouse;
}

function equipmentFor(grounds: Grounds): readonly EquipmentId[] {
  const { facts, added, hazards, category } = grounds;
  if (!isAboutLoss(grounds)) return [];
  const { always, untilSafe } = forbiddenBy(hazards, category, hasWetCeiling(grounds));
  const damp = isOnlyDamp(facts.reading);
  const allowed = (id: EquipmentId) =>
    !(damp && forStandingWater.includes(id)) && !equipment[id].some((act) => always.has(act) || untilSafe.has(act));
  return [...new Set([...categoryRules[category].equipment, ...added.equipment])].filter(allowed);
}

function risksFor(grounds: Grounds): Answer['risks'] {
  const { facts, added, hazards, category } = grounds;
  if (!isAboutLoss(grounds))
    return isHouseLater(facts.reading, hazards) ? hazards.filter((hazard) => lifeHazards.includes(hazard)) : hazards;
  // Mold behind a dresser says nothing of what the water carried.
  const ofWater: readonly RiskId[] = isMoldAlone(facts.reading, hazards)
    ? ['used-water-germs', 'used-water-turns-black']
    : [];
  const said = new Set([...hazards.flatMap((hazard) => saidByHazard[hazard] ?? []), ...ofWater]);
  return [...new Set([...hazards, ...categoryRules[category].risks.filter((id) => !said.has(id)), ...added.risks])];
}

function hasWetCeiling({ facts: { reading }, hazards }: Grounds): boolean {
  return reading.intent === 'loss' && isCeilingWet(reading, hazards);
}

/** The answer before anything is in doubt. */
function ownAnswerOf(given: Facts, added: Additions): Answer {
  const grounds = groundsOf(given, added);
  const { facts, hazards, category, calm, vague } = grounds;
  const { reading, specified, answers, language, unclear } = facts;
  const severity = severityOf(grounds);
  const wanted = wantedOf(grounds);
  const calls = callingSteps.some((id) => wanted.includes(id));
  const deadline = deadlineFor(severity, hazards, { calm, unsure: vague, calls });
  const isLoss = isAboutLoss(grounds);
  return {
    category,
    severity,
    deadline,
    hazards,
    suspected: [],
    unsure: vague && answers.length === 0,
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
      childWriter: reading.childWriter,
      wetCeiling: hasWetCeiling(grounds),
      wanted,
    }),
    thing: leakingThing(reading),
    reasons: reasonsOf(facts),
    changes: changesOf(facts, category, severity, hazards),
    priorities: isLoss ? [...new Set([...categoryRules[category].priorities, ...added.priorities])] : [],
    equipment: equipmentFor(grounds),
    risks: risksFor(grounds),
    questions: openQuestions(reading, hazards, answers),
    sourceKnown: isSourceKnown(reading, hazards, answers) || (category > 1 && !answers.includes('source-unknown')),
  };
}

/** Findings of the text together with hazards from elsewhere, in the order of `hazards`. */
function withFound(findings: readonly Finding[], named: readonly Hazard[]): readonly Finding[] {
  return allHazards.flatMap((hazard) => {
    const found = findings.find((finding) => finding.hazard === hazard);
    if (found) return [found];
    return named.includes(hazard) ? [{ hazard, spans: [] }] : [];
  });
}

/**
 * The rule-based answer to a text: the specified rule first, then hazards, source, extent and age from the text and the answers.
 * These put their own steps first and may raise category, severity and the professionals flag, and never lower them.
 */
export function triage(text: string, options: TriageOptions = {}): Triage {
  return triageOf(text, readText(text), options);
}

/** The most words of a text that asks for a price and says little else. */
const mostPriceWords = 25;

/** A price that is asked without any water that runs or danger is a question, even of a wet room. */
function withPriceAsked(reading: Reading, text: string): Reading {
  const isBrief = reading.covered || text.split(/\s+/).length <= mostPriceWords;
  const asks = reading.particulars.has('price') && reading.intent === 'loss' && isBrief;
  const isPlain = reading.ifNow.every(({ hazard }) => hazard === 'contents-only' || hazard === 'mold');
  const isExtensive = isMuch(reading) || reading.extent.uncontrolled.length > 0;
  const isNear = hasAny(reading, 'wetLight', 'wetPanel', 'arcing', 'heaterPressure', 'unattended');
  return asks && isPlain && !isExtensive && !isNear && reading.doubtful.length === 0
    ? { ...reading, intent: 'question', findings: [] }
    : reading;
}

/** The reading with the loss taken as happening now. */
function asHappening(reading: Reading): Reading {
  return { ...reading, intent: 'loss', findings: reading.ifNow, doubtful: [] };
}

/** The answer to a text that was read before: reading takes most of the time, and does not depend on the answers. */
export function triageOf(
  text: string,
  read: Reading,
  { answers = [], vote: classified = noVote, language }: TriageOptions = {},
): Triage {
  // A confirmed danger is happening now, whatever the text is about.
  const isNow = answers.includes('happening-now') || effectOf(answers).hazards.length > 0;
  // A price that is asked and a faucet that was left on need no word of water.
  const understood = read.understood || hasAny(read, 'price', 'leftRunning');
  const reading = isNow || !understood ? asHappening(read) : withPriceAsked({ ...read, understood }, text);
  // The classifier knows no denial: "no gas smell, I only spilled a bucket of water".
  const vote = reading.harmlessSpill ? { ...noVote, quiet: true } : withDoubt(classified, reading);
  const specified = classifyShown(text, reading.signs);
  const findings = withFound(reading.findings, effectOf(answers).hazards);
  // A question names a kind of water too.
  const raises = ['loss', 'question'].includes(reading.intent) ? raisesIn({ ...reading, findings }) : [];
  // Mold behind a dresser says nothing of any water.
  const dryMold = isDryMold(
    reading,
    findings.map(({ hazard }) => hazard),
  );
  const all = dryMold ? raises.filter(({ id }) => id !== 'mold') : raises;
  const category = raisedCategory(specified.category, all);
  const unclear = !understood && specified.category === 1 && category === 1;
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
      ? triageOf(text, read, { vote: classified, language }).asksFirst
      : unclear || asksForDanger(ownAnswerOf(facts, noAdditions), vote, reading);
  return { ...facts, asksFirst, answer: answerOf(facts) };
}
