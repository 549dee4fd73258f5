import type { Hazard } from '../hazards/hazards.ts';
import { hazardRules } from '../rules/hazard-rules.ts';
import { houseWaits } from '../situation.ts';
import type { Answer } from './answer.ts';
import type { StepId, Timeline } from './steps.ts';

/** What the line with the deadline says if these are all the dangers that call first. */
const ownCalls: Readonly<Partial<Record<Hazard, Timeline>>> = {
  gas: 'call-gas',
  fumes: 'call-poison',
  crisis: 'call-988',
  animals: 'call-911-only',
};

/** What the line with the deadline says: whom the dangers need before any professional, else the deadline. */
export function timelineOf({ deadline, hazards, steps }: Pick<Answer, 'deadline' | 'hazards' | 'steps'>): Timeline {
  const has = (id: StepId) => steps.some((step) => step.id === id);
  const callsFirst = deadline === 'call-first';
  if (has('child-grown-up')) return callsFirst ? 'child-call-911' : 'child-adult';
  if (deadline === 'one-hour' && has('panel-hands-off')) return 'call-power';
  if (has('call-while-running')) return 'call-running';
  if (!callsFirst) return deadline;
  if (has('line-overhead-clear') && !hazards.some((hazard) => hazardRules[hazard].callsFirst)) return 'call-power-line';
  const urgent = hazards.filter((hazard) => hazardRules[hazard].callsFirst);
  const [first] = urgent;
  if (urgent.length === 1 && first && ownCalls[first]) return ownCalls[first];
  const isHurt = hazards.includes('person-in-danger');
  if (hazards.includes('downed-line') || has('panel-call-911') || (isHurt && has('call-911-touch-nothing')))
    return 'call-911-and-power';
  return isHurt || houseWaits(hazards) ? 'call-911-only' : 'call-911';
}
