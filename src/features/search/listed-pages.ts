import type { Lists } from '#content/en/lists/lists.ts';
import { owner } from '#content/owner.ts';
import type { PageName } from '../../lib/routes/addresses.ts';

/** Lists that stand on a page and in no text of it, by the page and the anchor under which they stand. */
const places: Partial<Record<PageName, Readonly<Record<string, (lists: Lists) => unknown>>>> = {
  '/videos': {
    categories: ({ videoCategories }) => videoCategories,
    recent: ({ recentVideos }) => recentVideos,
    playlists: ({ playlists }) => playlists,
  },
  '/resources': {
    calculators: ({ quickTools }) => quickTools,
    downloads: ({ downloadableResources }) => downloadableResources,
    references: ({ professionalReferences }) => professionalReferences,
  },
  '/ai-in-restoration': { roadmap: ({ roadmap }) => roadmap, cases: ({ caseResults }) => caseResults },
  '/ask': { answered: ({ answeredQuestions }) => answeredQuestions },
  '/wtr-connection': { areas: () => [`${owner.towns.join(', ')}. ${owner.counties.join(', ')}`] },
  '/about': { credentials: ({ credentials }) => credentials },
  '/blog': { stories: ({ teasers }) => teasers },
};

/** The words of the lists of a page, by the anchors under which they stand. */
export function listedOn(name: PageName, lists: Lists): ReadonlyMap<string, string> {
  const own = Object.entries(places[name] ?? {});
  return new Map(own.map(([id, of]) => [id, sayings(of(lists)).join('. ')]));
}

/** The texts of a record that are more than a word or an address. */
function sayings(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value.replace(/\.$/, '')] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sayings) : [];
}
