import type { PageMessages } from '#content/en/assessment/page-messages.ts';
import type { AssessmentMessages } from '#content/i18n/assessment-messages.ts';
import type { AssessmentProvenance } from '#contract/damage-assessment.ts';
import { type Additions, type Answer, type Heading, headingOf } from '#core/triage/answer/answer.ts';
import type { AnswerId } from '#core/triage/answer/questions.ts';
import type { render as renderAnswer } from '#core/triage/answer/render.ts';
import type { Assessment } from '#core/triage/assessment.ts';
import { type Hazard, lifeHazards, type Span } from '#core/triage/hazards/hazards.ts';
import type { Guarded } from '#core/triage/model/guard.ts';
import type { NamedPart } from '#core/triage/model/named-parts.ts';
import type { Triage } from '#core/triage/triage.ts';
import type { ServerAnswer } from './engine.ts';

/** What the result panel shows, with its messages in the language of the answer. */
export interface View {
  readonly text: string;
  readonly assessment: Assessment;
  readonly words: PageMessages;
  /** The findings of the rules, and the answer in ids. */
  readonly full: { readonly rules: Triage; readonly answer: Answer; readonly t: AssessmentMessages };
  /** Who decided what; null if no model answered. */
  readonly provenance: Pick<AssessmentProvenance, 'origins'> | null;
  /** One sentence on who answered. */
  readonly note: keyof PageMessages['notes'];
  /** What the own text of a hosted function names. */
  readonly service?: ServiceMention;
}

/** Rooms, materials and signs that a hosted function named, and its host name; empty for our own server. */
export interface ServiceMention {
  readonly name: string;
  readonly named: readonly NamedPart[];
}

/** The functions of the engine that create views. */
interface Rendering {
  readonly guard: (rules: Triage, model: Additions) => Guarded;
  /** The host name of a hosted function; empty for our own server. */
  readonly serviceName: () => string;
  readonly render: typeof renderAnswer;
  readonly fallbackReasoning: (message: string, t: AssessmentMessages['answer']) => string;
}

/** The view of the rules' answer alone; `failure` is named in its reasoning. */
export function viewOfRules(
  rules: Triage,
  t: AssessmentMessages,
  { render, fallbackReasoning }: Rendering,
  note: View['note'],
  failure = '',
): View {
  const assessment = render(rules.answer, t.answer);
  return {
    text: rules.text,
    assessment: failure ? { ...assessment, reasoning: fallbackReasoning(failure, t.answer) } : assessment,
    words: t.page,
    full: { rules, answer: rules.answer, t },
    provenance: null,
    note,
  };
}

/** The view after the request to the server, whatever its outcome. The guard checks a model's answer against the rules. */
export function viewOfAnswer(rules: Triage, t: AssessmentMessages, engine: Rendering, answer: ServerAnswer): View {
  const { failures } = t.page;
  switch (answer.kind) {
    case 'assessment':
      if (answer.provenance?.byRulesAlone) return viewOfRules(rules, t, engine, 'rules');
      return viewOfModel(rules, t, engine, answer);
    case 'fallback':
      return viewOfFallback(rules, t, engine, answer);
    case 'error':
      return viewOfRules(rules, t, engine, 'failed', errorText(answer.error, t));
    case 'failed':
      return viewOfRules(rules, t, engine, 'failed', failures[answer.why]);
    case 'no-network':
      return viewOfRules(rules, t, engine, 'noNetwork', failures.noNetwork);
    case 'cancelled':
      return viewOfRules(rules, t, engine, 'stopped');
  }
}

/** A server's error, if it is a sentence of ours: another could say anything. */
function errorText(error: string, { answer, page }: AssessmentMessages): string {
  return Object.values(answer.failures).includes(error) ? error : page.failures.server;
}

type Answered<Kind extends ServerAnswer['kind']> = Extract<ServerAnswer, { readonly kind: Kind }>;

function viewOfModel(
  rules: Triage,
  t: AssessmentMessages,
  engine: Rendering,
  { answer: model, provenance, named }: Answered<'assessment'>,
): View {
  const { answer, origins, effect, tooLight } = engine.guard(rules, model);
  const assessment = engine.render(answer, t.answer);
  return {
    text: rules.text,
    assessment,
    words: t.page,
    full: { rules, answer, t },
    provenance: { origins: provenance?.origins ?? origins },
    note: effect,
    ...mentionOf(named, assessment, tooLight, engine),
  };
}

/** A fallback passes the same guard, but only raises: its steps are those of rules that did not see the replies. */
function viewOfFallback(
  rules: Triage,
  t: AssessmentMessages,
  engine: Rendering,
  { error, answer: fallback, named }: Answered<'fallback'>,
): View {
  const nothing = { hazards: [], steps: [], priorities: [], equipment: [], risks: [] };
  const { answer, origins, effect, tooLight } = engine.guard(rules, { ...fallback, ...nothing });
  const assessment = {
    ...engine.render(answer, t.answer),
    reasoning: engine.fallbackReasoning(errorText(error, t), t.answer),
  };
  const isRaised = effect === 'raised';
  return {
    text: rules.text,
    assessment,
    words: t.page,
    full: { rules, answer, t },
    provenance: isRaised ? { origins } : null,
    note: isRaised ? 'failedRaised' : 'failed',
    ...mentionOf(named, assessment, tooLight, engine),
  };
}

/** Nothing is shown beside the steps for a danger to life, and a milder answer than ours is not heard. */
function mentionOf(
  named: readonly NamedPart[],
  assessment: Assessment,
  tooLight: boolean,
  { serviceName }: Rendering,
): Pick<View, 'service'> {
  if (named.length === 0 || tooLight || isInDanger(assessment)) return {};
  return { service: { name: serviceName(), named } };
}

/** Dangers that can kill within the hour. */
const lethal: readonly Hazard[] = [...lifeHazards, 'flood-water'];

/** Whether a step of the answer says to call 911. The danger check only asks. */
export function callsFor911({ about, steps }: Assessment): boolean {
  const asks: readonly string[] = ['check-danger', 'breathing-watch'];
  return about === 'event' && steps.some(({ id, text }) => !asks.includes(id) && text.includes('911'));
}

/** Whether the answer found a danger to life. */
export function isInDanger(assessment: Assessment): boolean {
  return assessment.hazards.some((hazard) => lethal.includes(hazard)) || callsFor911(assessment);
}

/** The line before the steps that have to wait, if any. */
export function gateLine({ immediateActions, steps }: Assessment): string | null {
  const stepTexts = new Set(steps.map(({ text }) => text));
  return immediateActions.find((line) => !stepTexts.has(line)) ?? null;
}

/** Fills a template with values. */
export function fillTemplate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** The heading of a result, or none where the water category heads it. */
export function headingText(heading: Heading, { result }: PageMessages): string | null {
  const titles = {
    'check-first': result.checkFirstTitle,
    unsure: result.unsureTitle,
    people: result.peopleTitle,
    calm: result.calmTitle,
    damp: result.dampTitle,
    'source-unknown': result.sourceUnknown,
    water: null,
  } as const satisfies Record<Heading, string | null>;
  return titles[heading];
}

/** Which category is assumed while no one knows the source, and why. */
export function assumedText(category: number, { result }: PageMessages): string {
  return fillTemplate(category === 1 ? result.assumed : result.assumedUsed, { category });
}

/** The result as plain text in the language of the answer, for a message or a claim file. */
export function resultAsText({ text, assessment, words, full }: View, answers: readonly AnswerId[] = []): string {
  const { emergencyLine, category, severity, timeline, immediateActions, reasoning, risks, unsure } = assessment;
  const list = (title: string, lines: readonly string[] = []) =>
    lines.length > 0 ? [`${title}:`, ...lines.map((line, index) => `${index + 1}. ${line}`), ''] : [];
  const given = answers.map((id) => full.t.answer.answers[id]);
  const heading = headingText(headingOf(full.answer), words);
  return [
    emergencyLine,
    '',
    text,
    '',
    ...list(words.copied.answers, given),
    fillTemplate(heading ? words.copied.headed : words.copied.verdict, {
      heading: heading ?? '',
      category,
      name: full.t.answer.categories[category].name,
      severity: unsure ? words.result.unsure : full.t.answer.severities[severity],
    }),
    `${timeline}.`,
    '',
    ...list(full.answer.deadline === 'calm' ? words.result.calmSteps : words.result.now, immediateActions),
    reasoning,
    '',
    ...list(words.result.priorities, assessment.moistureDetectionPriorities),
    ...list(words.result.equipment, assessment.equipmentRecommendations),
    ...list(words.result.risks, risks),
    words.copied.end,
  ].join('\n');
}

/** What is between two spans of one phrase: a few words, within one sentence. */
const sameClause = /^[^.!?;\n]{0,40}$/;

/** Quotes of a text, each once. Spans of one clause become one quote, so that no single “is” or “since” is quoted. */
export function quotesOf(text: string, spans: readonly Span[]): string[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && sameClause.test(text.slice(last.end, span.start))) {
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    } else joined.push(span);
  }
  return [...new Set(joined.map(({ start, end }) => text.slice(start, end)))];
}
