import { answeredQuestions } from './ask/answered-questions.ts';
import { categoryWords, urgencyWords } from './ask/question-words.ts';
import { featured, firstTwoHours, hubs, tools } from './company/home.ts';
import { posts, teasers } from './company/posts.ts';
import { credentials } from './professionals/credentials.ts';
import { aiToolCategories, caseResults, roadmap } from './shelf/ai-restoration.ts';
import { guideGroups } from './shelf/guide-groups.ts';
import { professionalReferences, quickTools } from './shelf/resources.ts';
import { reviewFilters, reviews } from './shelf/reviews.ts';
import { featuredVideo, playlists, recentVideos, videoCategories } from './shelf/videos.ts';

/** English: the lists that pages lay out. */
export const lists = {
  aiToolCategories,
  answeredQuestions,
  caseResults,
  categoryWords,
  credentials,
  featured,
  featuredVideo,
  firstTwoHours,
  guideGroups,
  hubs,
  playlists,
  posts,
  professionalReferences,
  quickTools,
  recentVideos,
  reviewFilters,
  reviews,
  roadmap,
  teasers,
  tools,
  urgencyWords,
  videoCategories,
};

/** What every language lists. */
export type Lists = typeof lists;
