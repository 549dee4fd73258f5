import type { Lists } from '../../en/lists/lists.ts';
import { promptCollections, promptRules } from '../collections/ai-prompts.ts';
import { aiToolCategories, caseResults, roadmap } from '../collections/ai-restoration.ts';
import { guideGroups } from '../collections/guide-groups.ts';
import { printSheets, printSheetsReviewed } from '../collections/print-sheets.ts';
import { downloadableResources, professionalReferences, quickTools } from '../collections/resources.ts';
import { reviewFilters, reviews, toolSheets } from '../collections/reviews.ts';
import { featuredVideo, playlists, recentVideos, videoCategories } from '../collections/videos.ts';
import { figures } from '../labels/figures.ts';
import { answeredQuestions } from './answered-questions.ts';
import { atRiskGroups } from './at-risk-groups.ts';
import { credentials } from './credentials.ts';
import { diyMatrix } from './diy-matrix.ts';
import { emergencySteps } from './emergency-steps.ts';
import { firstDayCards } from './first-day-cards.ts';
import { flowchartAdvice, flowchartQuestions } from './flowchart.ts';
import { glossary } from './glossary.ts';
import { featured, firstTwoHours, hubs, tools } from './home.ts';
import { posts } from './posts.ts';
import { preventionSchedule } from './prevention-schedule.ts';
import { categoryWords, reachWords, urgencyWords, wayWords } from './question-labels.ts';
import { safeToStay } from './safe-to-stay.ts';
import { sleepingRisks } from './sleeping-risks.ts';
import { urgencyLevels } from './urgency-levels.ts';
import { waterCategories } from './water-categories.ts';

/** Spanish: the lists that pages lay out. */
export const lists: Lists = {
  aiToolCategories,
  answeredQuestions,
  atRiskGroups,
  caseResults,
  categoryWords,
  credentials,
  downloadableResources,
  diyMatrix,
  emergencySteps,
  featured,
  featuredVideo,
  figures,
  firstDayCards,
  firstTwoHours,
  flowchartAdvice,
  flowchartQuestions,
  glossary,
  guideGroups,
  hubs,
  playlists,
  posts,
  preventionSchedule,
  printSheets,
  printSheetsReviewed,
  professionalReferences,
  promptCollections,
  promptRules,
  quickTools,
  reachWords,
  recentVideos,
  reviewFilters,
  reviews,
  roadmap,
  safeToStay,
  sleepingRisks,
  toolSheets,
  tools,
  urgencyLevels,
  urgencyWords,
  videoCategories,
  waterCategories,
  wayWords,
};
