import type { Words } from '#content/en/messages.ts';
import { pageNames } from '../../lib/routes/page.ts';

/** A tool by the last segment of its English path. */
export type ToolName = keyof Words['bench']['tools'];

/** All tools in the order of the navigation, with the paths of their icons, 30 by 30 units. */
export const toolIcons = {
  psychrometric: 'M3 27H27V4M3 24Q16 20 25 5M8 27V23M14 27V20M20 27V13',
  dehumidification: 'M8 4H22V24H8ZM11 8h8M11 12h8M11 16h8M11 28v-4M19 28v-4',
  'air-movement': 'M4 15a11 11 0 1 0 22 0a11 11 0 1 0-22 0M15 15V6q6 1 4 6zM15 15l8 4q-3 5-7 2zM15 15l-8 4q-2-6 3-7z',
  'air-scrubber': 'M5 6H25V25H5ZM9 6v19M13 6v19M17 6v19M21 6v19',
  circuits: 'M5 8h6v14H5zM19 8h6v14h-6zM8 8V3M22 8V3M8 13v4M22 13v4M11 15h8',
  'air-check': 'M15 4v14M12 18a4.5 4.5 0 1 0 6 0V6a3 3 0 0 0-6 0Z',
  'cost-builder': 'M3 22H27M3 19v6M27 19v6M8 8H22V15H8zM15 5v13',
  'drying-job': 'M4 3V26H27M4 6Q7 20 26 21M9 16v1M15 19.5v1M21 20.5v1',
  'equipment-check': 'M6 3h18v24l-3-2-3 2-3-2-3 2-3-2-3 2zM10 9h6M10 14h6M10 19h6M19 9l1 1 2-3M19 14l1 1 2-3',
} as const satisfies Readonly<Record<ToolName, string>>;

export const toolNames = Object.keys(toolIcons) as readonly ToolName[];

/** The page of a tool, as its English path. Throws, failing the build, if there is none. */
export function pageOfTool(name: ToolName): string {
  const page = pageNames.find((known) => known.endsWith(`/${name}`));
  if (!page) throw new Error(`There is no page for the tool "${name}"`);
  return page;
}
