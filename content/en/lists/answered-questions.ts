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
    answered: 'Often asked when it rains',
    preview:
      'Not yet. A growing ring means that water still arrives, so find and stop the source first. Photograph the ring with something beside it for scale, and keep everyone out from under a ceiling that sags.',
    link: '/guides/what-does-water-damage-look-like',
  },
  {
    id: 'fans-bedroom',
    question: 'How many fans does one wet bedroom need?',
    category: 'equipment',
    answered: 'Often asked about equipment',
    preview:
      'Clean water only, and the power is safe: measure the room and let the air movement calculator count. It shows where each machine stands, and what changes with carpet or concrete.',
    link: '/calculators/air-movement',
  },
  {
    id: 'proof-of-drying',
    question: 'The adjuster wants proof that the drying was needed. What do I send?',
    category: 'insurance',
    answered: 'Often asked about claims',
    preview:
      'Photographs with dates, moisture readings that name the spot and the dry one they were compared with, and a log of which machines ran where on each day.',
    link: '/guides/insurance-agents-guide',
  },
  {
    id: 'away-from-home',
    question: 'What should I do about the water before a long trip?',
    category: 'prevention',
    answered: 'Often asked before a trip',
    preview:
      'Close the main valve, or at least the one behind the washing machine, and leave a key with somebody who can look in. Know where the valve is before you need it.',
    link: '/guides/hidden-water-damage-signs',
  },
];
