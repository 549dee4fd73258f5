import type { Lists } from '../../en/lists/lists.ts';
import { figures } from '../labels/figures.ts';
import { answeredQuestions } from './ask/answered-questions.ts';
import { categoryWords, reachWords, urgencyWords, wayWords } from './ask/question-words.ts';
import { featured, firstTwoHours, hubs, tools } from './company/home.ts';
import { posts, teasers } from './company/posts.ts';
import { atRiskGroups } from './emergency/at-risk-groups.ts';
import { emergencySteps } from './emergency/emergency-steps.ts';
import { firstDayCards } from './emergency/first-day-cards.ts';
import { preventionSchedule } from './emergency/prevention-schedule.ts';
import { safeToStay } from './emergency/safe-to-stay.ts';
import { sleepingRisks } from './emergency/sleeping-risks.ts';
import { urgencyLevels } from './emergency/urgency-levels.ts';
import { waterCategories } from './emergency/water-categories.ts';
import { credentials } from './professionals/credentials.ts';
import { diyMatrix } from './professionals/diy-matrix.ts';
import { flowchartAdvice, flowchartQuestions } from './professionals/flowchart.ts';
import { promptCollections, promptRules } from './shelf/ai-prompts.ts';
import { aiToolCategories, caseResults, roadmap } from './shelf/ai-restoration.ts';
import { guideGroups } from './shelf/guide-groups.ts';
import { printSheets, printSheetsReviewed } from './shelf/print-sheets.ts';
import { downloadableResources, professionalReferences, quickTools } from './shelf/resources.ts';
import { reviewFilters, reviews, toolSheets } from './shelf/reviews.ts';
import { featuredVideo, playlists, recentVideos, videoCategories } from './shelf/videos.ts';

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
  teasers,
  toolSheets,
  tools,
  urgencyLevels,
  urgencyWords,
  videoCategories,
  waterCategories,
  wayWords,
};
