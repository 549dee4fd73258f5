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
    help: 'Say yes if it came from a drain, a toilet, a sewer, or the ground outside, or if you don’t know.',
    tone: 'river',
  },
  {
    id: 'question2',
    question: { words: 'Is the wet area small, under 10 sq ft?', rule: 'diy-clean-water-area' },
    help: 'That’s about three feet by three. Count the carpet pad and the walls, not just the puddle.',
    tone: 'go',
  },
  {
    id: 'question3',
    question: { words: 'Can all of it be dry within 48 hours of getting wet?', facts: ['dry-everything-24-48-hours'] },
    help: 'Say no if it’s been wet for more than a day, if you don’t know how long, or if there’s water inside walls, under floors, or above a ceiling.',
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
        'Keep people and pets out. Do not run the heating or cooling. Size and time don’t matter here: dirty water is always a job for a professional.',
      facts: ['always-professional', 'no-contaminated-hvac'],
    },
  },
  'call-today-mold': {
    when: 'It’s clean water and a large area, and it’s too late to dry it in time.',
    title: 'Call today, and expect mold.',
    tone: 'alarm',
    words: {
      words:
        'Assume there’s mold even if you can’t see it. If you do see any, do not use fans. Take photos, and leave the wet material where it is until a professional has looked at it.',
      facts: ['assume-mold-after-48-hours', 'no-fans-on-visible-mold'],
    },
  },
  'call-today': {
    when: 'It’s clean water and a large area, and there’s still time.',
    title: 'Call today, and start now.',
    tone: 'amber',
    words: {
      words:
        'Stop the water, take photos, and lift what you can where the power is safe. To dry a large area within 24 to 48 hours, you need more equipment than most houses have.',
      facts: ['dry-everything-24-48-hours'],
    },
  },
  'look-for-mold': {
    when: 'It’s clean water and a small area, but it’s been wet too long or went where you can’t see.',
    title: 'Have someone look at it.',
    tone: 'amber',
    words: {
      words:
        'Assume there’s mold, even if you can’t see it, behind and below the wet spot too. If all they find is less than about 10 sq ft of mold where air can reach it, most people can clean it up themselves. If there’s more, if air can’t reach it, or if it smells musty and no one can find the source, hire.',
      facts: ['assume-mold-after-48-hours', 'mold-diy-ten-square-feet', 'musty-odor-matters'],
    },
  },
  'dry-it-yourself': {
    when: 'It’s clean water and a small area, and you have time to dry it.',
    title: 'You can dry this yourself.',
    tone: 'go',
    words: {
      words:
        'Start now and finish within 24 to 48 hours. Stop and call if the water has reached wiring, if the wet area grows, or if anything starts to smell musty.',
      facts: ['dry-everything-24-48-hours'],
    },
  },
};
