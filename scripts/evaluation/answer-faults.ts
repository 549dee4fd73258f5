import type { Answer } from '#core/triage/answer/answer.ts';
import type { AnswerMessages } from '#core/triage/answer/answer-messages.ts';
import { forbiddings, type Until } from '#core/triage/answer/forbidden-steps.ts';
import { render, withoutCall } from '#core/triage/answer/render.ts';
import { type Act, type Need, personCalls, type StepId, stepOf } from '#core/triage/answer/steps.ts';
import type { Hazard } from '#core/triage/hazards/hazards.ts';
import { equipment } from '#core/triage/rules/category-rules.ts';
import { lifeSteps } from '#core/triage/rules/hazard-rules.ts';

/** Dangers under which nobody can know that a need of a step is met. */
const unknowable: Readonly<Record<Need, readonly Hazard[]>> = {
  'a-dry-path': ['person-in-danger', 'downed-line', 'flood-water'],
  'power-known-off': ['person-in-danger', 'downed-line', 'electrical', 'flood-water'],
  'dry-hands': ['person-in-danger', 'downed-line', 'electrical', 'flood-water'],
  'clean-water': ['sewage', 'flood-water'],
};

const deadlineStep: Readonly<Record<Answer['deadline'], StepId | null>> = {
  'call-first': 'call-once-safe',
  'one-hour': 'call-in-one-hour',
  'four-hours': 'call-in-four-hours',
  today: 'call-today',
  'find-source': 'call-if-source-unknown',
  watch: 'call-if-worse',
  unclear: 'call-if-unclear',
  calm: null,
};

/** The one step that says when to call professionals. Only black water is left to them; a child, or someone in crisis or bitten, calls none. */
function deadlineStepOf({ deadline, hazards, category }: Answer, writesChild: boolean): StepId | null {
  if (deadline === 'calm') return null;
  if (writesChild) return 'child-grown-up';
  if (hazards.includes('crisis') || hazards.includes('animals')) return 'house-can-wait';
  if (deadline === 'four-hours' && hazards.includes('ongoing')) return 'call-while-running';
  if (category < 3) return deadlineStep[deadline];
  if (deadline === 'call-first') return 'crew-once-safe';
  return deadline === 'one-hour' ? 'crew-in-one-hour' : deadlineStep[deadline];
}

/** Acts that the table forbids, read row by row and not through the composer. */
function forbidden({ hazards, category }: Answer, until: Until): ReadonlySet<Act> {
  const present: readonly string[] = [...hazards, `category-${category}`];
  return new Set(forbiddings.flatMap((row) => (row.until === until && present.includes(row.while) ? row.forbids : [])));
}

const does = (id: StepId, acts: ReadonlySet<Act>) => stepOf(id).does.some((act) => acts.has(act));

/** Dangers from which everyone leaves before anyone calls. */
const leaveFirst: readonly Hazard[] = ['fire', 'gas', 'carbon-monoxide', 'fumes'];

/** Whether a step is the call that an answer begins with: where current may be in the way nobody touches anyone. */
function isFirstCall(id: StepId | undefined, hazards: readonly Hazard[]): boolean {
  const isLive = hazards.includes('electrical') || hazards.includes('downed-line');
  // People above the water, who name outlets only as a mark of its height, stay up and touch no one.
  const isUp =
    !hazards.includes('downed-line') && (id === 'roof-stay-up' || id === 'attic-get-out' || id === 'trapped-go-up');
  // The call about a breathing machine asks no one to touch what is live.
  const isAboutMachine = id === 'breathing-power-call';
  if (isLive) return id === 'call-911-touch-nothing' || id === 'line-jump-clear' || isAboutMachine || isUp;
  return id !== undefined && personCalls.includes(id);
}

/** What is wrong with an answer in ids. `running` says whether it speaks of a loss that runs. */
export function answerFaults(answer: Answer, running: boolean): readonly string[] {
  const { steps, hazards, category } = answer;
  const ids = steps.map(({ id }) => id);
  const before = steps.flatMap(({ id, phase }) => (phase === 'when-safe' ? [] : [id]));
  const [always, untilSafe] = [forbidden(answer, 'the end'), forbidden(answer, 'it is safe')];
  const phases = steps.map(({ phase }) => ['now', 'today', 'when-safe'].indexOf(phase));
  const due = ids.filter((id) => stepOf(id).deadline);
  const writesChild = ids.some((id) => id === 'child-grown-up');
  const expected = running ? [deadlineStepOf(answer, writesChild) ?? []].flat() : [];
  const lacks = (id: StepId) =>
    stepOf(id).needs.some((need) => unknowable[need].some((hazard) => hazards.includes(hazard)));
  // From a battery that swells or a tank that may burst everyone leaves and calls from outside, as from a fire.
  const leaves =
    leaveFirst.some((hazard) => hazards.includes(hazard)) ||
    ids[0] === 'heater-pressure' ||
    (hazards.includes('battery') && ids[0] === 'battery-leave');
  const callsFirst = hazards.includes('person-in-danger') || hazards.includes('downed-line');
  const checks: readonly (readonly [boolean, string])[] = [
    [ids.some((id) => does(id, always)), 'does what is forbidden to the end'],
    [before.some((id) => does(id, untilSafe)), 'does before the gate what is forbidden until it is safe'],
    [before.some(lacks), 'asks before the gate for what nobody can know'],
    [category > 1 && ids.some((id) => stepOf(id).needs.includes('clean-water')), 'takes dirty water for clean'],
    [
      before.some((id) => before.some((other) => other !== id && does(other, new Set(stepOf(id).forbids)))),
      'holds a step that another one forbids',
    ],
    [
      answer.equipment.some((id) => equipment[id].some((act) => always.has(act) || untilSafe.has(act))),
      'wants a forbidden machine',
    ],
    [due.join() !== expected.join(), 'has not exactly its own deadline'],
    [new Set(ids).size < ids.length, 'repeats a step'],
    [
      ids.some((id, at) => ids.slice(0, at).some((earlier) => stepOf(earlier).covers?.includes(id))),
      'says a thing twice',
    ],
    [steps.length + (before.length < steps.length ? 1 : 0) > 8, 'is longer than eight lines'],
    [
      steps.filter(({ id, phase }) => phase === 'now' && !lifeSteps.has(id)).length > 3,
      'has more than three steps for now besides those against a danger',
    ],
    [
      steps.some(({ id, phase }) => phase === 'today' && stepOf(id).phase === 'now' && lifeSteps.has(id)),
      'has a step against a danger below the first heading',
    ],
    [phases.some((phase, at) => phase < (phases[at - 1] ?? 0)), 'mixes its phases'],
    [
      running && callsFirst && !leaves && !ids.slice(0, 3).some((id) => isFirstCall(id, hazards)),
      'does not call 911 first',
    ],
    [
      running && hazards.includes('fire') && ids[0] !== 'fire-leave' && ids[0] !== 'line-jump-clear',
      'does not leave a fire first',
    ],
    [running && callsFirst && !leaves && !isFirstCall(ids[0], hazards), 'does something before it calls'],
    [callsFirst && answer.deadline !== 'call-first', 'does not have the timeline that calls 911 first'],
    [answer.severity === 'emergency' && !answer.professionals, 'is an emergency without professionals'],
    [writesChild && ids.some((id) => stepOf(id).does.length > 0), 'gives a child work'],
    [hazards.includes('downed-line') && ids.includes('higher-ground'), 'sends people past a line that is down'],
  ];
  return checks.flatMap(([holds, fault]) => (holds ? [fault] : []));
}

const holes = /\\?\{\w+\\?\}/g;

/** Whether a line is one of the sentences of a language, with anything in the place of its holes. */
function sentencesOf(t: AnswerMessages): (line: string) => boolean {
  const groups = [t.steps, t.timelines, t.risks, t.priorities, t.equipment, t.questions, t.answers];
  const all = [
    t.gate,
    ...Object.values(t.steps).map(withoutCall),
    ...Object.values(t.childSteps).flatMap((text) => [text, withoutCall(text)]),
    ...groups.flatMap((group): readonly string[] => Object.values(group)),
  ];
  const fixed = new Set(all.filter((sentence) => !sentence.includes('{')));
  const open = all.flatMap((sentence) => {
    if (!sentence.includes('{')) return [];
    const escaped = sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(holes, '.{1,40}');
    return [new RegExp(`^${escaped}$`)];
  });
  const known = new Map<string, boolean>();
  return (line) => {
    let is = known.get(line);
    if (is === undefined) {
      is = fixed.has(line) || open.some((sentence) => sentence.test(line));
      known.set(line, is);
    }
    return is;
  };
}

const hoursIn = /(?:within|in|menos de) (\d+) (?:hours?|horas?)\b/gi;

/** Finds what is wrong with an answer as a reader of one language sees it. */
export function lineFaultsIn(t: AnswerMessages): (answer: Answer) => readonly string[] {
  const isOurs = sentencesOf(t);
  return (answer) => {
    const said = render(answer, t);
    const { immediateActions, moistureDetectionPriorities = [], equipmentRecommendations = [] } = said;
    const asked = said.questions.flatMap(({ question, answers }) => [question, ...answers.map(({ label }) => label)]);
    const lines = [said.timeline, ...immediateActions, ...said.risks, ...moistureDetectionPriorities];
    const calls = [said.timeline, ...immediateActions].flatMap((line) =>
      [...line.matchAll(hoursIn)].map(([, hours]) => hours),
    );
    const gates = immediateActions.filter((line) => line === t.gate).length;
    const waits = answer.steps.some(({ phase }) => phase === 'when-safe');
    const checks: readonly (readonly [boolean, string])[] = [
      [![...lines, ...equipmentRecommendations, ...asked].every(isOurs), 'holds a line of another language'],
      [new Set(calls).size > 1, 'names two deadlines'],
      [new Set(immediateActions).size < immediateActions.length, 'says a line twice'],
      [immediateActions.length > 8, 'is longer than eight lines'],
      [gates !== (waits ? 1 : 0), 'has a gate too many or too few'],
      [/\{\w+\}/.test(JSON.stringify(said)), 'has a hole that is not filled'],
    ];
    return checks.flatMap(([holds, fault]) => (holds ? [fault] : []));
  };
}
