import { guideDrawings } from '../../document/figures/drawing/thumbnails.ts';
import type { PageName } from '../../frame/addresses.ts';
import { isPageName } from '../../frame/page.ts';

/**
 * The drawing that a shared link shows of each page, where it is not the one that stands for the page on the site: those are
 * the drawings that say something without their words, as no chart does.
 */
const drawings: Partial<Record<PageName, string>> = {
  '/': 'where-water-hides',
  '/guides/insurance-agents-guide': 'signs-by-location',
  '/guides/help-and-rights-in-texas': 'who-clears-what',
  '/guides/when-to-call-professionals': 'water-categories',
  '/s500-reference': 'water-categories',
  '/where-we-differ': 'mold-clock',
  '/blog': 'where-water-hides',
  '/reviews': 'thermal-versus-moisture',
  '/ai-in-restoration': 'drying-system',
  '/damage-assessment': 'water-categories',
  '/videos': 'shut-off-points',
  '/resources': 'shut-off-points',
  '/insurance-directory': 'signs-by-location',
  '/claim-clock': 'who-clears-what',
  '/mold-rules': 'mold-clock',
  '/loss-record': 'signs-by-location',
  '/drying-job': 'drying-system',
  '/ask': 'where-water-hides',
  '/about': 'where-water-hides',
  '/wtr-connection': 'basement-pumping',
  '/calculators': 'drying-system',
  '/embeds': 'drying-system',
  '/cost-builder': 'signs-by-location',
};

/**
 * The drawing that a shared link to a page shows, by the name of its file: its own, or that of the page above it. Undefined
 * for a page that is words alone.
 */
export function drawingOfPage(name: PageName): string | undefined {
  const above = name.slice(0, name.lastIndexOf('/'));
  return drawings[name] ?? guideDrawings[name] ?? (isPageName(above) ? drawings[above] : undefined);
}
