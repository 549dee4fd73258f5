import { withoutWords } from '../../figures/shared/drawing-sheet.tsx';
import { guideDrawings } from '../../figures/shared/thumbnails.ts';
import type { PageName } from '../../routes/addresses.ts';
import { isPageName } from '../../routes/page.ts';
import { toolDrawings } from './page-drawings.ts';
import { field } from './shapes.ts';

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
  '/ask': 'where-water-hides',
  '/about': 'service-map',
  '/wtr-connection': 'service-map',
  '/calculators': 'drying-system',
  '/embeds': 'drying-system',
};

/** What a drawing draws, and its box. */
export type Drawn = ReturnType<typeof withoutWords>;

/**
 * The drawing that a shared link to a page shows, without its words: its own, or that of the page above it. Undefined for a
 * page that is words alone.
 */
export function drawingOfPage(name: PageName): Drawn | undefined {
  const above = name.slice(0, name.lastIndexOf('/'));
  const tool = toolDrawings[name];
  if (tool) return { top: '0', width: String(field.width), height: String(field.height), markup: tool() };
  const figure = drawings[name] ?? guideDrawings[name] ?? (isPageName(above) ? drawings[above] : undefined);
  return figure ? withoutWords(figure) : undefined;
}
