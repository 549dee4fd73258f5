import type { FlowchartAdvice, FlowchartAnswers } from '#core/rules/flowchart.ts';
import type { Line } from '../../i18n/sourced.ts';

/** One question of "Should you call a professional?". */
export interface FlowchartQuestion {
  readonly id: keyof FlowchartAnswers;
  readonly question: Line;
  readonly help: string;
  /** How the chosen YES looks. In question 1 yes calls for help, so it is not "safe" green. */
  readonly tone: 'river' | 'go';
}

export const flowchartQuestions: readonly FlowchartQuestion[] = [
  {
    id: 'question1',
    question: 'Could the water be dirty?',
    help: 'Yes if it came from a drain, a toilet, a sewer or the ground outside, or if you do not know.',
    tone: 'river',
  },
  {
    id: 'question2',
    question: { words: 'Is the wet area small, under 10 sq ft?', rule: 'diy-clean-water-area' },
    help: 'About three feet by three. Count the carpet pad and the walls, not only the puddle.',
    tone: 'go',
  },
  {
    id: 'question3',
    question: { words: 'Can all of it be dry within 48 hours of getting wet?', facts: ['dry-everything-24-48-hours'] },
    help: 'No if you found it late, or if water is inside walls, under floors or above a ceiling.',
    tone: 'go',
  },
];

/** What three answers add up to, in words. */
export const flowchartAdvice: Readonly<
  Record<
    FlowchartAdvice,
    { readonly when: string; readonly title: string; readonly tone: 'alarm' | 'amber' | 'go'; readonly words: Line }
  >
> = {
  'call-now': {
    when: 'The water could be dirty.',
    title: 'Call a professional now.',
    tone: 'alarm',
    words: {
      words:
        'Keep people and pets out. Do not run heating or cooling. Size and time do not matter here: dirty water is always a job for a professional.',
      facts: ['always-professional', 'no-contaminated-hvac'],
    },
  },
  'call-today-mold': {
    when: 'Clean water, a large area, and too late to dry it in time.',
    title: 'Call today, and expect mold.',
    tone: 'alarm',
    words: {
      words:
        'Assume mold even where none shows. If you see any, do not use fans. Take pictures, and leave the wet material where it is until somebody has looked.',
      facts: ['assume-mold-after-48-hours', 'no-fans-on-visible-mold'],
    },
  },
  'call-today': {
    when: 'Clean water, a large area, and still time.',
    title: 'Call today, and start now.',
    tone: 'amber',
    words: {
      words:
        'Stop the water, take pictures, and take up what you can where the power is safe. A large area needs more machines than a house has to be dry within 24 to 48 hours.',
      facts: ['dry-everything-24-48-hours'],
    },
  },
  'look-for-mold': {
    when: 'Clean water, a small area, but it has been wet too long or went out of sight.',
    title: 'Look for mold, then decide.',
    tone: 'amber',
    words: {
      words:
        'Look behind and below the wet place. Under about 10 sq ft of mold most people can clean it up themselves. For more, for a musty smell with no source, or for doubt, have it looked at.',
      facts: ['mold-diy-ten-square-feet', 'musty-odor-matters'],
    },
  },
  'dry-it-yourself': {
    when: 'Clean water, a small area, and time to dry it.',
    title: 'You can dry this yourself.',
    tone: 'go',
    words: {
      words:
        'Start now and finish within 24 to 48 hours. Stop and call if the water has reached wiring, if the wet area grows, or if anything smells musty.',
      facts: ['dry-everything-24-48-hours'],
    },
  },
};
