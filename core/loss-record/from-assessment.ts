import type { Category } from '../job/severity.ts';
import type { AnswerId } from '../triage/answer/questions.ts';
import type { Hazard } from '../triage/hazards/hazards.ts';
import type { Edit, LossRecord } from './record.ts';
import { type Section, sections } from './shape.ts';

/** What an assessment of the past says of a loss. */
export interface FoundBefore {
  /** When it was made, epoch milliseconds. */
  readonly at: number;
  /** What the owner wrote. */
  readonly text: string;
  readonly category: Category;
  readonly hazards: readonly Hazard[];
  readonly answers: readonly AnswerId[];
}

type Source = Section<'story'>['source'];

/** What an answer says of where the water came from. */
const sourceOfAnswer: Readonly<Partial<Record<AnswerId, Source>>> = {
  'source-pipe': 'pipe',
  'source-appliance': 'appliance',
  'source-toilet': 'sewer',
  'source-roof': 'roof',
  'source-outside': 'outside',
  'from-drain': 'sewer',
  'from-outside': 'outside',
  'source-unknown': 'unknown',
};

/**
 * The edit that takes an assessment over into the story of a record: the owner's words, the category, and the source where
 * an answer or a danger names it. What stands there already stays. When the water was first seen, an assessment does not say.
 */
export function storyEdit({ story }: LossRecord, { text, category, hazards, answers }: FoundBefore): Edit {
  const [answered] = answers.flatMap((answer) => sourceOfAnswer[answer] ?? []);
  const found = {
    // Cut within a sign, the whole text would be refused.
    account: text.slice(0, sections.story.account.most).toWellFormed(),
    category: String(category),
    source: answered ?? sourceOfHazards(hazards),
  };
  return {
    kind: 'several',
    edits: Object.entries(found)
      .filter(([field, value]) => value !== '' && story[field as keyof typeof found] === '')
      .map(([field, value]) => ({ kind: 'fill', section: 'story', field, value })),
  };
}

function sourceOfHazards(hazards: readonly Hazard[]): Source {
  if (hazards.includes('sewage')) return 'sewer';
  return hazards.includes('flood-water') ? 'outside' : '';
}
