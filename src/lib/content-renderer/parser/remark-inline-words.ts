import { inSentences } from './read-inlines.ts';

/** The parts of a syntax tree that this plugin reads and rewrites. */
export interface Part {
  type: string;
  name?: string | null;
  value?: string;
  children?: Part[];
  position?: { start: { line: number }; end: { line: number } } | undefined;
}

/**
 * Remark plugin: gives sentences back their paragraph. MDX takes the paragraph and the spaces away from text that is made of
 * components only; two claims in a row would then stick together and stand outside of any `<p>`.
 * Lines without a blank line between them belong to one paragraph.
 */
export function remarkInlineWords() {
  return (tree: Part) => regroup(tree);
}

function regroup(parent: Part) {
  if (!parent.children) return;
  for (const child of parent.children) regroup(child);
  if (!parent.children.some(isLooseSentence)) return;
  const grouped: Part[] = [];
  for (const child of parent.children) {
    const paragraph = grouped.at(-1);
    if (!isLooseSentence(child)) grouped.push(child);
    else if (paragraph && continues(paragraph, child)) append(paragraph, child);
    else grouped.push({ type: 'paragraph', children: [asText(child)], position: child.position });
  }
  parent.children = grouped;
}

function isLooseSentence(node: Part): boolean {
  return node.type === 'mdxJsxFlowElement' && inSentences.has(node.name ?? '');
}

/** True when the sentence follows the paragraph on the same or the next line. */
function continues(paragraph: Part, sentence: Part): boolean {
  const [end, start] = [paragraph.position?.end.line, sentence.position?.start.line];
  return paragraph.type === 'paragraph' && end !== undefined && start !== undefined && start <= end + 1;
}

function append(paragraph: Part, sentence: Part) {
  paragraph.children?.push({ type: 'text', value: ' ' }, asText(sentence));
  if (paragraph.position && sentence.position) {
    Object.assign(paragraph, { position: { start: paragraph.position.start, end: sentence.position.end } });
  }
}

function asText(element: Part): Part {
  return { ...element, type: 'mdxJsxTextElement' };
}
