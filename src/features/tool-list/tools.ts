import type { Words } from '#content/en/messages.ts';
import { pageNames } from '../../lib/routes/page.ts';

/** The tools of the bench by their names: the last part of a page's English address. */
export type ToolName = keyof Words['bench']['tools'];

/** In the order of the strip. */
export const toolNames = [
  'psychrometric',
  'dehumidification',
  'air-movement',
  'air-scrubber',
  'circuits',
  'air-check',
  'cost-builder',
  'drying-job',
  'equipment-check',
] as const satisfies readonly ToolName[];

/** The page of a tool: its English address. Throws, and so stops the build, where there is none. */
export function pageOfTool(name: ToolName): string {
  const page = pageNames.find((known) => known.endsWith(`/${name}`));
  if (!page) throw new Error(`The bench has a tool "${name}" and the site has no page for it`);
  return page;
}
