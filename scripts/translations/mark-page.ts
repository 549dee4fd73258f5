import { parse, stringify } from 'yaml';
import type { Node } from '#checks/pages/node.ts';
import { parseText } from '#checks/pages/parse-page.ts';
import { spokenAttributes, spokenFields } from '#checks/texts/text-pieces.ts';
import { mark } from './marks.ts';

const spoken = new RegExp(`\\b(${spokenAttributes.join('|')})="([^"]*)"`, 'g');

/** An MDX page of the English folder with all its words between marks. */
export function markPage(text: string): string {
  const [whole, yaml = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [''];
  const head: Readonly<Record<string, unknown>> = parse(yaml);
  const words = spokenFields.flatMap((field) => (typeof head[field] === 'string' ? [[field, mark(head[field])]] : []));
  const twin = { ...head, ...Object.fromEntries(words) };
  return `---\n${stringify(twin)}---\n${markBody(text.slice(whole.length))}`;
}

function markBody(body: string): string {
  const places = wordPlaces(parseText(body), body).sort((one, other) => other.start - one.start);
  const withTexts = places.reduce(
    (text, { start, end }) => text.slice(0, start) + mark(text.slice(start, end)) + text.slice(end),
    body,
  );
  return withTexts.replace(/<[A-Za-z]\w*\s[^>]*>/g, (tag) =>
    tag.replace(spoken, (_, name: string, value: string) => `${name}="${mark(value)}"`),
  );
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Where the words of a tree stand in its text. Lines are marked one by one, so that no mark changes what begins a line. */
function wordPlaces(node: Node, body: string): Place[] {
  const { start, end } = node.position ?? {};
  if (
    (node.type === 'text' || node.type === 'inlineCode') &&
    start?.offset !== undefined &&
    end?.offset !== undefined
  ) {
    const ticks = node.type === 'inlineCode' ? 1 : 0;
    return trimmed(body, start.offset + ticks, end.offset - ticks);
  }
  return (node.children ?? []).flatMap((child) => wordPlaces(child, body));
}

function trimmed(body: string, start: number, end: number): Place[] {
  const text = body.slice(start, end);
  const from = start + (text.length - text.trimStart().length);
  const to = end - (text.length - text.trimEnd().length);
  return to > from ? [{ start: from, end: to }] : [];
}
