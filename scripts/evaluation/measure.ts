import type { Assessment } from '#core/assessment/assessment.ts';
import { urgent } from '#core/assessment/urgent.ts';
import { type Hazard, hazards } from '#core/hazards/hazards.ts';

/** A labelled description. */
export interface Scenario {
  readonly id: string;
  readonly text: string;
  /** The lowest category that is safe. */
  readonly min_category: number;
  readonly hazards: readonly Hazard[];
  readonly why: string;
}

/** How one way of assessing did on all scenarios. */
export interface Measure {
  readonly underTriaged: readonly string[];
  readonly overTriaged: readonly string[];
  readonly perHazard: readonly HazardMeasure[];
}

export interface HazardMeasure {
  readonly hazard: Hazard;
  readonly labelled: number;
  readonly missed: readonly string[];
  readonly invented: readonly string[];
}

/** A hazard counts as found when its urgent steps are in the answer that the visitor reads. */
export function hazardsShown({ immediateActions }: Assessment): readonly Hazard[] {
  return hazards.filter((hazard) => urgent[hazard].actions.every((action) => immediateActions.includes(action)));
}

/** Measures answers against the labels. */
export function measure(scenarios: readonly Scenario[], answerTo: (scenario: Scenario) => Assessment): Measure {
  const answers = scenarios.map((scenario) => {
    const assessment = answerTo(scenario);
    return { ...scenario, category: assessment.category, shown: hazardsShown(assessment) };
  });
  const ids = (list: typeof answers) => list.map(({ id }) => id);
  return {
    underTriaged: ids(answers.filter(({ category, min_category }) => category < min_category)),
    overTriaged: ids(answers.filter(({ category, min_category }) => category > min_category)),
    perHazard: hazards.map((hazard) => ({
      hazard,
      labelled: answers.filter((answer) => answer.hazards.includes(hazard)).length,
      missed: ids(answers.filter((answer) => answer.hazards.includes(hazard) && !answer.shown.includes(hazard))),
      invented: ids(answers.filter((answer) => !answer.hazards.includes(hazard) && answer.shown.includes(hazard))),
    })),
  };
}

/** Models that are written, not recorded: the calmest and the most alarmed answer there can be, to every text. */
export const writtenModels: Readonly<Record<'calm' | 'alarmed', Assessment>> = {
  calm: {
    category: 1,
    severity: 'low',
    timeline: 'No hurry',
    immediateActions: ['Everything is fine. Mop it up and open a window.'],
    professionals: false,
    reasoning: 'This is clean water. It is safe to stay.',
    risks: [],
  },
  alarmed: {
    category: 3,
    severity: 'emergency',
    timeline: 'Contact professionals within 1 hour',
    immediateActions: ['Leave the building.'],
    professionals: true,
    reasoning: 'This may be black water.',
    risks: ['Illness'],
  },
};
