import type { Category } from '../job/severity.ts';
import type { AnswerId } from '../triage/answer/questions.ts';
import type { Hazard } from '../triage/hazards/hazards.ts';
import type { Edit, LossRecord } from './record.ts';
import { type Section, sections } from './shape.ts';

/** An earlier assessment of the loss. */
export interface FoundBefore {
  /** When it was made, epoch milliseconds. */
  readonly at: number;
  readonly text: string;
  readonly category: Category;
  readonly hazards: readonly Hazard[];
  readonly answers: readonly AnswerId[];
}

type Source = Section<'story'>['source'];

/** Water source by answer. */
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
 * The edit that copies an assessment into empty fields of the story: the description, the category, and the source if an answer or
 * hazard names it. An assessment does not say when the water was first seen.
 */
export function storyEdit({ story }: LossRecord, { text, category, hazards, answers }: FoundBefore): Edit {
  const [answered] = answers.flatMap((answer) => sourceOfAnswer[answer] ?? []);
  const found = {
    // A cut surrogate pair would make the whole text invalid.
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
