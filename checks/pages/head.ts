import { parse } from 'yaml';
import { type GuideFrontmatter, type PageFrontmatter, parseFrontmatter } from '#content/i18n/schemas.ts';
import type { Node } from './node.ts';

/** The checked head of a parsed page. @throws Error that names file and field */
export function headOf(file: string, root: Node): GuideFrontmatter | PageFrontmatter {
  const yaml = root.children?.find((node) => node.type === 'yaml');
  if (!yaml) throw new Error(`${file}: the page has no head between --- lines`);
  return parseFrontmatter(file, parse(String(yaml.value)));
}
