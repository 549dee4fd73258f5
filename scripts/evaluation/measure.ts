import type { Category, Severity } from '#core/job/severity.ts';
import type { Additions } from '#core/triage/answer/answer.ts';
import { type Hazard, hazards } from '#core/triage/hazards/hazards.ts';
import { type Labelled, severityRank } from './sets/labelled.ts';

/** What a way of assessing says of a text, as far as it is measured. */
export interface Said {
  readonly category: Category;
  readonly severity: Severity;
  readonly hazards: readonly Hazard[];
}

/** How one way of assessing did on a set of texts. Each list holds ids. */
export interface Measure {
  readonly underCategory: readonly string[];
  readonly underSeverity: readonly string[];
  readonly overCategory: readonly string[];
  readonly overSeverity: readonly string[];
  readonly perHazard: readonly HazardMeasure[];
}

export interface HazardMeasure {
  readonly hazard: Hazard;
  readonly labelled: number;
  readonly missed: readonly string[];
  readonly invented: readonly string[];
}

/** Measures answers against the labels. */
export function measure(texts: readonly Labelled[], t: (labelled: Labelled) => Said): Measure {
  const said = texts.map((labelled) => ({ labelled, said: t(labelled) }));
  const ids = (holds: (entry: (typeof said)[number]) => boolean) =>
    said.filter(holds).map(({ labelled }) => labelled.id);
  return {
    underCategory: ids((one) => one.said.category < one.labelled.lowestCategory),
    overCategory: ids((one) => one.said.category > one.labelled.highestCategory),
    underSeverity: ids((one) => severityRank(one.said.severity) < severityRank(one.labelled.lowestSeverity)),
    overSeverity: ids((one) => severityRank(one.said.severity) > severityRank(one.labelled.highestSeverity)),
    perHazard: hazards.map((hazard) => ({
      hazard,
      labelled: ids(({ labelled }) => labelled.hazards.includes(hazard)).length,
      missed: ids((one) => one.labelled.hazards.includes(hazard) && !one.said.hazards.includes(hazard)),
      invented: ids(
        (one) =>
          one.said.hazards.includes(hazard) &&
          !one.labelled.hazards.includes(hazard) &&
          !one.labelled.acceptable.includes(hazard),
      ),
    })),
  };
}

/** Found and labelled hazards of a measure, of all kinds or of some. */
export function recallOf({ perHazard }: Measure, of: readonly Hazard[] = hazards): { found: number; labelled: number } {
  const rows = perHazard.filter(({ hazard }) => of.includes(hazard));
  const labelled = rows.reduce((sum, row) => sum + row.labelled, 0);
  return { labelled, found: labelled - rows.reduce((sum, row) => sum + row.missed.length, 0) };
}

/** Models that are written, not recorded: the calmest and the most alarmed answer there can be, to every text. */
export const writtenModels: Readonly<Record<'calm' | 'alarmed', Additions>> = {
  calm: {
    category: 1,
    severity: 'low',
    professionals: false,
    steps: ['water-out', 'dry-with-fans'],
    priorities: [],
    equipment: ['wet-vacuum'],
    risks: [],
    hazards: [],
  },
  alarmed: {
    category: 3,
    severity: 'emergency',
    professionals: true,
    steps: ['structure-leave'],
    priorities: [],
    equipment: [],
    risks: ['germs-and-chemicals'],
    hazards: [],
  },
};
