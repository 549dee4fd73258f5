import { readFileSync } from 'node:fs';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse } from 'yaml';
import { type GuideFrontmatter, type PageFrontmatter, parseFrontmatter } from '#content/i18n/schemas.ts';
import type { Node } from './node.ts';

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze();

const pages = new Map<string, Node>();

/** Reads and parses an MDX page, once in a process: a dozen checks go over every page. */
export function parsePage(file: string): Node {
  const page = pages.get(file) ?? parseText(readFileSync(file, 'utf8'));
  pages.set(file, page);
  return page;
}

/** Parses the text of an MDX page. @throws VFileMessage with the line when the syntax is broken */
export function parseText(text: string): Node {
  return processor.parse(text);
}

/** The checked head of a parsed page. @throws Error that names file and field */
export function headOf(file: string, root: Node): GuideFrontmatter | PageFrontmatter {
  const yaml = root.children?.find((node) => node.type === 'yaml');
  if (!yaml) throw new Error(`${file}: the page has no head between --- lines`);
  return parseFrontmatter(file, parse(String(yaml.value)));
}
