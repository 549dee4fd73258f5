import { readFileSync } from 'node:fs';
import type { Severity } from '#core/job/severity.ts';
import { noAdditions } from '#core/triage/answer/answer.ts';
import { createClassifier, noVote, type Vote } from '#core/triage/classifier/classifier.ts';
import { model } from '#core/triage/classifier/weights.ts';
import { gravestHazards, type Hazard, lifeHazards } from '#core/triage/hazards/hazards.ts';
import { readText } from '#core/triage/hazards/read.ts';
import { guard } from '#core/triage/model/guard.ts';
import { type Triage, triageOf } from '#core/triage/triage.ts';
import type { ModelAnswers } from './model-answers.ts';
import {
  blindSet,
  type LabelledSet,
  openSet,
  secondSet,
  severityRank,
  spanishSet,
  unseenSet,
} from './sets/labelled.ts';
import { type CurvePoint, isHarmless, slipShares } from './training/cross-validation.ts';
import { type CorpusRow, corpusRows, dispatcherFrom, isSetApart } from './training/labelled-texts.ts';
import { withHardSlips } from './typos.ts';

interface Case {
  readonly text: string;
  /** Whether a dispatcher would want the call. Null where the labels do not say. */
  readonly wanted: boolean | null;
  readonly harmless: boolean;
  readonly kinds: readonly Hazard[];
  readonly acceptable: readonly string[];
  readonly highestSeverity: Severity;
  /** The vote for each share of slips. */
  readonly votes: readonly Vote[];
}

interface CaseSet {
  readonly name: string;
  readonly cases: readonly Case[];
}

/** How answers did on a set: parts of the texts that each figure is about. */
export interface Figures {
  readonly named: number;
  readonly call: number;
  readonly callOrAsked: number;
  readonly askedWhereUnnamed: number;
  readonly watch: number;
  readonly falseLife: number;
  readonly askedHarmless: number;
  readonly tooHigh: number;
}

export interface SecondReaderRow {
  readonly reader: string;
  readonly slips: number;
  readonly figures: Figures;
}

export interface SecondReaderSet {
  readonly name: string;
  readonly texts: number;
  readonly wanted: number;
  readonly harmless: number;
  readonly rows: readonly SecondReaderRow[];
}

interface CrossValidation {
  readonly curve: readonly CurvePoint[];
  readonly votes: Readonly<Record<string, readonly Vote[]>>;
}

/** What the training wrote: votes on texts by models that had not seen them, and the learning curve. */
export function crossValidation(): CrossValidation {
  return JSON.parse(readFileSync(new URL('training/cross-validation.json', import.meta.url), 'utf8'));
}

const mistyped = (text: string, share: number) => withHardSlips(text, share, text.length + 2);

const classify = createClassifier(model);
const votesOf = (text: string) => slipShares.map((share) => classify(mistyped(text, share)));

function casesOf({ name, texts }: LabelledSet): CaseSet {
  const cases = texts.map(({ text, hazards, acceptable, highestSeverity }) => {
    const wanted = dispatcherFrom(hazards, []);
    const kinds = gravestHazards.filter((kind) => hazards.includes(kind));
    const harmless = wanted === false && kinds.length === 0;
    return { text, wanted, harmless, kinds, acceptable, highestSeverity, votes: votesOf(text) };
  });
  return { name, cases };
}

function corpusCase(row: CorpusRow, votes: readonly Vote[]): Case {
  const { text, call911, hazards, acceptable, max_severity } = row;
  const kinds = gravestHazards.filter((kind) => hazards.includes(kind));
  return { text, wanted: call911, harmless: isHarmless(row), kinds, acceptable, highestSeverity: max_severity, votes };
}

/** The texts of the corpus that the classifier is trained on, each with the vote of a model that had not seen it. */
function trainingSet(): CaseSet {
  const { votes } = crossValidation();
  const rest = corpusRows().filter((row) => !isSetApart(row));
  return {
    name: 'Corpus, the rest, each text by a model that had not seen it',
    cases: rest.map((row) => corpusCase(row, votes[row.id] ?? [])),
  };
}

function setApart(): CaseSet {
  const apart = corpusRows().filter(isSetApart);
  return {
    name: 'Corpus, the part set apart before training',
    cases: apart.map((row) => corpusCase(row, votesOf(row.text))),
  };
}

interface FreshRow {
  readonly text: string;
  readonly group: 'named' | 'implied' | 'urgent' | 'unclear' | 'harmless';
  readonly call: 'yes' | 'no' | 'question';
  readonly dangers: readonly string[];
  readonly severityMax: Severity;
}

/** The kinds of danger of the fresh set's author, as hazards. Those of no hazard's own are left out. */
const freshKinds: Readonly<Record<string, Hazard>> = {
  electric: 'electrical',
  collapse: 'structural',
  poison: 'fumes',
  bite: 'animals',
  violence: 'crisis',
};
const personKinds = ['person-hurt', 'trapped', 'drowning', 'illness', 'missing-child', 'heat'];

const freshKindOf = (danger: string) =>
  personKinds.includes(danger) ? 'person-in-danger' : (freshKinds[danger] ?? danger);

/** 180 texts of an author who saw neither the rules nor the corpus, measured once the rules were done, and tuned on since. One group or all. */
function freshSet(name: string, groups: readonly FreshRow['group'][]): CaseSet {
  const file = readFileSync(new URL('sets/fresh.jsonl', import.meta.url), 'utf8');
  const rows = file
    .trim()
    .split('\n')
    .map((line): FreshRow => JSON.parse(line));
  const cases = rows
    .filter(({ group }) => groups.includes(group))
    .map(({ text, group, call, dangers, severityMax }): Case => {
      const named = dangers.map(freshKindOf);
      return {
        text,
        wanted: call === 'question' ? null : call === 'yes',
        harmless: group === 'harmless',
        kinds: gravestHazards.filter((kind) => named.includes(kind)),
        acceptable: [],
        highestSeverity: severityMax,
        votes: votesOf(text),
      };
    });
  return { name, cases };
}

interface Answered {
  readonly one: Case;
  readonly rules: Triage;
}

/** The part of some texts that a condition holds for. NaN where there is none. */
function part(some: readonly Answered[], holds: (answered: Answered) => boolean): number {
  return some.filter(holds).length / some.length;
}

const saysCall = ({ rules }: Answered) => rules.answer.deadline === 'call-first';
const asks = ({ rules }: Answered) => rules.asksFirst;

function figuresOf(answered: readonly Answered[]): Figures {
  const wanted = answered.filter(({ one }) => one.wanted === true);
  const harmless = answered.filter(({ one }) => one.harmless);
  const labels = answered.flatMap(({ one, rules: { answer } }) =>
    one.kinds.map((kind) => answer.hazards.includes(kind) || answer.suspected.includes(kind)),
  );
  const unnamed = wanted.filter(({ one, rules }) => !one.kinds.some((kind) => rules.answer.hazards.includes(kind)));
  return {
    named: labels.filter(Boolean).length / labels.length,
    call: part(wanted, saysCall),
    callOrAsked: part(wanted, (each) => saysCall(each) || asks(each)),
    askedWhereUnnamed: part(unnamed, asks),
    watch: part(wanted, ({ rules }) => rules.answer.deadline === 'watch'),
    falseLife: part(harmless, ({ one, rules }) =>
      rules.answer.hazards.some((kind) => lifeHazards.includes(kind) && !one.acceptable.includes(kind)),
    ),
    askedHarmless: part(harmless, asks),
    tooHigh: part(
      answered,
      ({ one, rules }) => severityRank(rules.answer.severity) - severityRank(one.highestSeverity) >= 2,
    ),
  };
}

const freshSets = (): readonly CaseSet[] => [
  freshSet('The fresh set', ['named', 'implied', 'urgent', 'unclear', 'harmless']),
  freshSet('The fresh set, dangers named', ['named']),
  freshSet('The fresh set, dangers implied', ['implied']),
];

/** The texts of the corpus that took no part in training. */
export const textsApart = (): readonly string[] =>
  corpusRows()
    .filter(isSetApart)
    .map(({ text }) => text);

/** The sets that are small enough for a test, with a model's answers if there is one. */
export function measureSmallSets(model?: ModelAnswers): readonly SecondReaderSet[] {
  const sets = [
    setApart(),
    ...freshSets(),
    ...[unseenSet(), openSet(), blindSet(), spanishSet(), secondSet()].map(casesOf),
  ];
  return sets.map((set) => measureSet(set, model));
}

/** The texts of the training, which take two minutes. */
export function measureTrainingSet(): SecondReaderSet {
  return measureSet(trainingSet());
}

/** The answers with the second reader and a model's additions. */
function modelRow({ cases }: CaseSet, { name, answers }: ModelAnswers): SecondReaderRow {
  const answered = cases.map((one) => {
    const rules = triageOf(one.text, readText(one.text), { vote: one.votes[0] ?? noVote });
    const { answer } = guard(rules, answers.get(one.text) ?? noAdditions);
    return { one, rules: { ...rules, answer, asksFirst: rules.asksFirst && answer.deadline !== 'call-first' } };
  });
  return { reader: `${name} under guard`, slips: 0, figures: figuresOf(answered) };
}

/** Rules alone and with the second reader, as written and mistyped, and with a model as written. */
function measureSet(set: CaseSet, model?: ModelAnswers): SecondReaderSet {
  const { name, cases } = set;
  const withModel = model ? [modelRow(set, model)] : [];
  return {
    name,
    texts: cases.length,
    wanted: cases.filter(({ wanted }) => wanted).length,
    harmless: cases.filter(({ harmless }) => harmless).length,
    rows: [
      ...slipShares.flatMap((slips, at) => {
        const read = cases.map((one) => ({ one, text: mistyped(one.text, slips) }));
        const readings = read.map(({ text }) => readText(text));
        const row = (reader: string, voteOf: (one: Case) => Vote): SecondReaderRow => ({
          reader,
          slips,
          figures: figuresOf(
            read.map(({ one, text }, index) => ({
              one,
              rules: triageOf(text, readings[index] ?? readText(text), { vote: voteOf(one) }),
            })),
          ),
        });
        return [row('Rules alone', () => noVote), row('With the second reader', ({ votes }) => votes[at] ?? noVote)];
      }),
      ...withModel,
    ],
  };
}
