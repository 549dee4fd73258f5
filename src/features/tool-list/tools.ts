import type { Words } from '#content/en/messages.ts';
import { pageNames } from '../../lib/routes/page.ts';

/** A tool by the last segment of its English path. */
export type ToolName = keyof Words['bench']['tools'];

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

/** The page of a tool, as its English path. Throws, failing the build, if there is none. */
export function pageOfTool(name: ToolName): string {
  const page = pageNames.find((known) => known.endsWith(`/${name}`));
  if (!page) throw new Error(`There is no page for the tool "${name}"`);
  return page;
}
