/** Path of the sprite sheet: pages/drawings.svg.ts. */
const sheet = '/drawings.svg';

const chapterDrawings: Readonly<Record<string, string>> = {
  section1: 'shut-off-points',
  section2: 'basement-pumping',
  section3: 'drying-system',
  section4: 'drying-log',
  section5: 'who-clears-what',
  section6: 'whose-clock',
};

export const guideDrawings: Readonly<Record<string, string>> = {
  '/guides': 'drying-system',
  '/guides/what-does-water-damage-look-like': 'signs-by-location',
  '/guides/hidden-water-damage-signs': 'where-water-hides',
  '/guides/sleeping-in-water-damaged-home': 'water-categories',
  '/guides/emergency-checklist': 'shut-off-points',
  '/guides/mold-prevention': 'mold-clock',
  '/guides/when-to-call-professionals': 'call-or-dry',
  '/guides/restoration-manual': 'drying-system',
  '/guides/insurance-agents-guide': 'claim-timeline-texas',
  '/guides/after-the-flood': 'who-clears-what',
  '/guides/help-and-rights-in-texas': 'whose-clock',
  '/s500-reference': 'loss-classes',
  '/reviews/flir-mr277': 'meter-parts',
};

export const thumbnails = [...new Set([...Object.values(guideDrawings), ...Object.values(chapterDrawings)])];

/** URL of the thumbnail of a page; undefined for a page without one. */
export function thumbnailOf(page: string): string | undefined {
  return drawingAddress(guideDrawings[page]);
}

/** Address of the drawing that opens a chapter of the manual. */
export function chapterDrawing(section: string): string | undefined {
  return drawingAddress(chapterDrawings[section]);
}

/** Address of a drawing of the sprite sheet. */
export function drawingAddress(drawing: string | undefined): string | undefined {
  return drawing && `${sheet}#${drawing}`;
}
