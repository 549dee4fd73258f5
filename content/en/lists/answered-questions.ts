import type { QuestionCategory } from './question-labels.ts';

/** A question with its answer in short. Nobody is named. */
export interface AnsweredQuestion {
  readonly id: string;
  readonly question: string;
  readonly category: QuestionCategory;
  /** When it comes up, in words that stay true: no day and no count that nobody kept. */
  readonly answered: string;
  readonly preview: string;
  /** The page with the whole answer. */
  readonly link: string;
}

/** Owner: put in questions that you did answer, without names or addresses. */
export const answeredQuestions: readonly AnsweredQuestion[] = [
  {
    id: 'ceiling-ring',
    question: 'The brown ring on my ceiling is growing. Should I open it?',
    category: 'assessment',
    answered: 'When it rains',
    preview:
      'Not yet. A growing ring means water is still coming in, so find and stop the source first. Photograph the ring with something next to it for scale, and keep everyone out from under a sagging ceiling.',
    link: '/guides/what-does-water-damage-look-like',
  },
  {
    id: 'fans-bedroom',
    question: 'How many fans does one wet bedroom need?',
    category: 'equipment',
    answered: 'About equipment',
    preview:
      'Only if it’s clean water and the power is safe: measure the room and let the air movement calculator do the count. It shows where each air mover (a drying fan) goes, and what’s different with carpet or concrete.',
    link: '/calculators/air-movement',
  },
  {
    id: 'proof-of-drying',
    question: 'The adjuster wants proof that the drying was needed. What do I send?',
    category: 'insurance',
    answered: 'About claims',
    preview:
      'Send dated photos, the moisture reading of each wet spot next to one from a dry spot, and a log of which equipment ran where each day.',
    link: '/guides/insurance-agents-guide',
  },
  {
    id: 'away-from-home',
    question: 'What should I do about the water before a long trip?',
    category: 'prevention',
    answered: 'Before a trip',
    preview:
      'Close the main valve, or at least the two behind the washing machine, hot and cold, and leave a house key with a neighbor who can look in. Find the valve before you need it.',
    link: '/guides/hidden-water-damage-signs',
  },
];
