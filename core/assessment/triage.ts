import type { Finding } from '../hazards/hazards.ts';
import { type Reading, readText } from '../hazards/read.ts';
import type { Category } from '../job/category.ts';
import type { Severity } from '../job/severity.ts';
import { type Assessment, isWorse } from './assessment.ts';
import { type Classification, classifyByKeywords, timelines } from './classify.ts';
import { type Raise, raisedCategory, raisesIn } from './raises.ts';
import { urgent } from './urgent.ts';
import { urgentNames } from './urgent-names.ts';
import { ruleBasedAssessment, saidByHazard, verdicts } from './verdicts.ts';

/** The rules' answer with everything that led to it. */
export interface Triage {
  readonly assessment: Assessment;
  /** What the specified keyword rule alone says. The assessment is never milder. */
  readonly specified: Classification;
  readonly findings: readonly Finding[];
  /** The reasons that decide the category, when it is higher than the keyword rule's. */
  readonly raises: readonly Raise[];
  /** What would change the answer. */
  readonly changes: readonly string[];
  readonly reading: Reading;
  /** How many of the first steps come from hazards. */
  readonly urgentSteps: number;
  /** The urgent steps again in Spanish, for someone who wrote in Spanish. */
  readonly actionsInSpanish: readonly string[];
}

const severityOfCategory: Readonly<Record<Category, Severity>> = { 1: 'low', 2: 'high', 3: 'emergency' };

function worst(severities: readonly Severity[]): Severity {
  return severities.reduce((worse, severity) => (isWorse(severity, worse) ? severity : worse));
}

/** How soon professionals should hear of it: the specified phrase, after the call that comes before it. */
export function timelineFor(category: Category, severity: Severity, findings: readonly Finding[]): string {
  const callsFirst = findings.some(({ hazard }) => hazard === 'gas' || hazard === 'carbon-monoxide');
  if (callsFirst) return `Call 911 or the gas company first, then c${timelines[3].slice(1)}`;
  if (severity === 'emergency') return timelines[3];
  return severity === 'high' ? timelines[2] : timelines[category];
}

/** Lines of the category without those that a hazard's own lines already say. */
function unsaid(findings: readonly Finding[], lines: readonly string[]): readonly string[] {
  const said = new Set(findings.flatMap(({ hazard }) => saidByHazard[hazard] ?? []));
  return lines.filter((line) => !said.has(line));
}

function reasoningOf(rule: Assessment, findings: readonly Finding[], raises: readonly Raise[]): string {
  const names = findings.map(({ hazard }) => urgentNames[hazard]);
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');
  const because = [...new Set(raises.map((raise) => raise.because))];
  const first = raises.length > 0 ? because : [rule.reasoning];
  return [
    ...first,
    ...(names.length > 0 ? [`You describe ${list}.`] : []),
    'This is a rough guide, not an inspection.',
  ].join(' ');
}

function changesFor(
  category: Category,
  { specified, raises, findings }: Pick<Triage, 'specified' | 'raises' | 'findings'>,
): string[] {
  const onlyWords = specified.category > 1 && specified.category === category && raises.length === 0;
  const words = specified.keywords.map((keyword) => `"${keyword}"`).join(', ');
  return [
    ...(onlyWords && !findings.some(({ hazard }) => hazard === 'sewage' || hazard === 'flood-water')
      ? [
          `The rule counts the words ${words} even where you deny them or mean something else. If the water is clean and fresh, a professional may call it milder.`,
        ]
      : []),
    ...(category === 1
      ? ['It is gray water or worse if it is more than two days old, came out of a drain or an appliance, or smells.']
      : []),
    ...(category === 2
      ? ['It is black water if it carries waste, came up from the sewer or came in from outside.']
      : []),
    ...(category === 3 ? ['Only someone who sees and tests it on site can call it milder.'] : []),
    ...(findings.some(({ hazard }) => urgent[hazard].severity === 'emergency')
      ? []
      : ['Wet outlets, a smell of gas, a sagging ceiling or an engine running indoors make it an emergency.']),
  ];
}

/**
 * The whole rule-based answer to a text: the specified rule first, then what the text says about hazards, source and age.
 * These put their own steps first and may raise category, severity and the professionals flag. Nothing lowers them.
 */
export function triage(scenario: string): Triage {
  const rule = ruleBasedAssessment(scenario);
  const specified = classifyByKeywords(scenario);
  const reading = readText(scenario);
  const { findings } = reading;
  const all = raisesIn(reading);
  const category = raisedCategory(rule.category, all);
  const raises = category > rule.category ? all.filter((raise) => raise.category === category) : [];
  const severity = worst([
    rule.severity,
    severityOfCategory[category],
    ...findings.map(({ hazard }) => urgent[hazard].severity),
  ]);
  const verdict = verdicts[category];
  const first = findings.flatMap(({ hazard }) => urgent[hazard].actions);
  const partial = { specified, raises, findings };
  return {
    ...partial,
    reading,
    urgentSteps: first.length,
    assessment: {
      category,
      severity,
      timeline: timelineFor(category, severity, findings),
      immediateActions: [...first, ...unsaid(findings, verdict.immediateActions)],
      professionals: rule.professionals || category > 1 || findings.some(({ hazard }) => urgent[hazard].professionals),
      reasoning: reasoningOf(rule, findings, raises),
      moistureDetectionPriorities: verdict.moistureDetectionPriorities,
      equipmentRecommendations: verdict.equipmentRecommendations,
      risks: [...findings.map(({ hazard }) => urgent[hazard].risk), ...unsaid(findings, verdict.risks)],
    },
    changes: changesFor(category, partial),
    actionsInSpanish:
      reading.language === 'es' ? findings.flatMap(({ hazard }) => urgent[hazard].actionsInSpanish) : [],
  };
}
