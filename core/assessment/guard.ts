import { type Assessment, isWorse } from './assessment.ts';
import { cleanWords, type Removal } from './clean-words.ts';
import { type Triage, timelineFor } from './triage.ts';

/** Who said it: our rules, the model, or both alike. */
export type Origin = 'rules' | 'model' | 'both';

/** Where the single fields of a guarded assessment come from. */
export interface Origins {
  readonly category: Origin;
  readonly severity: Origin;
  readonly professionals: Origin;
  readonly reasoning: Origin;
}

export interface Guarded {
  readonly assessment: Assessment;
  readonly origins: Origins;
  /** What was taken out of the model's words. */
  readonly removed: readonly Removal[];
}

type List = 'immediateActions' | 'risks' | 'moistureDetectionPriorities' | 'equipmentRecommendations';

/** Steps of our rules that no answer may lack: those of each hazard, and the first ones of the water category. */
const firstSteps = 3;

function originOf(same: boolean, rulesWin: boolean): Origin {
  if (same) return 'both';
  return rulesWin ? 'rules' : 'model';
}

/**
 * Holds a model's answer against the rules, field by field: the more cautious of the two wins. Urgent steps that it left
 * out are put first, and phone numbers, prices, promises, links and false comfort are taken out. An answer that takes the
 * matter more lightly than the rules keeps no steps and no reasoning of its own. Guarding twice changes nothing.
 */
export function guard(rules: Triage, answer: Assessment): Guarded {
  const own = rules.assessment;
  const removed: Removal[] = [];
  const clean = (lines: readonly string[] = []) =>
    lines.flatMap((line) => {
      if (allLines(own).has(line)) return [line];
      const { text, removed: gone } = cleanWords(line);
      removed.push(...gone);
      return text ? [text] : [];
    });

  const tooLow = answer.category < own.category;
  const category = tooLow ? own.category : answer.category;
  const severity = isWorse(answer.severity, own.severity) ? answer.severity : own.severity;
  const tooLight = tooLow || isWorse(own.severity, answer.severity);
  const [reasoning = ''] = tooLight ? [] : clean([answer.reasoning]);
  const list = (name: List): readonly string[] => {
    const lines = tooLight ? [] : clean(answer[name]);
    return lines.length > 0 ? lines : (own[name] ?? []);
  };
  const urgentSteps = own.immediateActions.slice(0, rules.urgentSteps + firstSteps);
  const urgentRisks = own.risks.slice(0, rules.findings.length);
  return {
    assessment: {
      category,
      severity,
      timeline: timelineFor(category, severity, rules.findings),
      immediateActions: together(urgentSteps, list('immediateActions')),
      professionals: own.professionals || answer.professionals || category === 3 || severity === 'emergency',
      reasoning: reasoning || own.reasoning,
      moistureDetectionPriorities: list('moistureDetectionPriorities'),
      equipmentRecommendations: list('equipmentRecommendations'),
      risks: together(urgentRisks, list('risks')),
    },
    origins: {
      category: originOf(answer.category === own.category, category === own.category),
      severity: originOf(answer.severity === own.severity, severity === own.severity),
      professionals: originOf(answer.professionals === own.professionals, own.professionals),
      reasoning: originOf(answer.reasoning === own.reasoning, reasoning === ''),
    },
    removed: [...new Set(removed)],
  };
}

function together(first: readonly string[], rest: readonly string[]): readonly string[] {
  return [...new Set([...first, ...rest])];
}

function allLines(own: Assessment): ReadonlySet<string> {
  return new Set([
    own.reasoning,
    ...own.immediateActions,
    ...own.risks,
    ...(own.moistureDetectionPriorities ?? []),
    ...(own.equipmentRecommendations ?? []),
  ]);
}
