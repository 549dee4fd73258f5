import type { Block, Part } from '../ast/blocks.ts';
import type { Speaks } from '../ast/speaker.ts';
import { checklist } from './checklists.ts';
import { flowchart, matrix } from './choices.ts';
import { atRisk, categories, jobs, risks, rounds, urgency } from './emergency.ts';
import { forAndAgainst, score, toolSheet } from './reviews.ts';
import { sample } from './sample.ts';
import { airExample, classExample } from './worked-examples.ts';

/** Every part that an MDX page may call by name and that stands on a record, as blocks. */
const parts: Readonly<Record<string, (speaks: Speaks, of?: string) => readonly Block[]>> = {
  AirExample: airExample,
  AtRiskGroups: atRisk,
  Checklist: checklist,
  ClassExample: classExample,
  DiyMatrix: matrix,
  Flowchart: flowchart,
  ForAndAgainst: forAndAgainst,
  MitigationCards: jobs,
  PreventionSchedule: rounds,
  Risks: risks,
  SampleNote: sample,
  Score: score,
  ToolSheet: toolSheet,
  UrgencyLevels: urgency,
  WaterCategories: categories,
};

/** The blocks of a part, in a language; undefined for a name that is not listed here. Throws on a record that does not exist. */
export function blocksOfPart(speaks: Speaks, { name, props }: Part): readonly Block[] | undefined {
  const make = Object.hasOwn(parts, name) ? parts[name] : undefined;
  const of = props.record ?? props.review ?? props.of;
  return make?.(speaks, of === true ? undefined : of);
}
