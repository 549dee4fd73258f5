import { attribute, isElement, type Node } from '#checks/pages/node.ts';
import { languages } from '#content/i18n/languages.ts';
import { localeOf } from '#content/i18n/locale.ts';
import { calculatePsychrometric } from '#core/psychrometrics/psychrometrics.ts';
import type { Inline, Props } from '../ast/blocks.ts';

export const inSentences: ReadonlySet<string> = new Set(['AirState', 'Claim', 'HouseRule', 'Owner', 'Phone', 'Value']);

/** True for an inline component, wherever it occurs. */
export function isSentencePart(node: Node): boolean {
  return isElement(node) && inSentences.has(node.name ?? '');
}

/** True for phrasing content. */
export function isPhrasing(node: Node): boolean {
  return (
    isSentencePart(node) ||
    ['text', 'strong', 'emphasis', 'link', 'break', 'inlineCode', 'mdxJsxTextElement'].includes(node.type)
  );
}

/** The inline content of a node, with whitespace collapsed as in a browser. */
export function readInlines(parent: Node): readonly Inline[] {
  const read = (parent.children ?? []).flatMap(readInline);
  const last = read.length - 1;
  return read
    .map((inline, place) => (inline.kind === 'text' ? { ...inline, text: trimmed(inline.text, place, last) } : inline))
    .filter((inline) => inline.kind !== 'text' || inline.text !== '');
}

function trimmed(text: string, place: number, last: number): string {
  const started = place === 0 ? text.trimStart() : text;
  return place === last ? started.trimEnd() : started;
}

/** Converts an inline node. Throws, with the line, on unsupported nodes. */
export function readInline(node: Node): readonly Inline[] {
  if (isElement(node)) return [readPart(node)];
  const inlines = () => (node.children ?? []).flatMap(readInline);
  switch (node.type) {
    case 'text':
      return [{ kind: 'text', text: String(node.value).replace(/[^\S\u00a0]+/g, ' ') }];
    case 'break':
      return [{ kind: 'break' }];
    case 'inlineCode':
      return [{ kind: 'code', text: String(node.value) }];
    case 'strong':
    case 'emphasis':
      return [{ kind: node.type, inlines: inlines() }];
    case 'link':
      return [{ kind: 'link', href: String(node.url), inlines: inlines() }];
    // A comment: the claim checker rejects every other expression.
    case 'mdxTextExpression':
      return [];
    default:
      throw new Error(`line ${lineOf(node)}: a sentence cannot hold ${node.type}`);
  }
}

function readPart(node: Node): Inline {
  const inlines = () => (node.children ?? []).flatMap(readInline);
  switch (node.name) {
    case 'Claim':
      return { kind: 'claim', facts: needed(node, 'fact').split(/\s+/).filter(Boolean), inlines: inlines() };
    case 'HouseRule':
      return { kind: 'rule', rule: needed(node, 'rule'), inlines: inlines() };
    case 'Owner':
      return { kind: 'owner', value: needed(node, 'value') };
    case 'Phone':
      return { kind: 'phone' };
    case 'AirState':
      return {
        kind: 'text',
        text: airState(needed(node, 'temperature'), needed(node, 'humidity'), needed(node, 'of')),
      };
    default:
      return { kind: 'custom', name: String(node.name), props: propsOf(node), inlines: inlines() };
  }
}

/** The attributes of a component; one without a value is true. */
export function propsOf(node: Node): Props {
  const named = (node.attributes ?? []).flatMap(({ name, value }) =>
    name === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(named.map(([name, value]) => [name, typeof value === 'string' ? value : (true as const)]));
}

/** A required attribute. Throws, with the line, when it is missing. */
export function needed(node: Node, name: string): string {
  const value = attribute(node, name);
  if (value === undefined) throw new Error(`line ${lineOf(node)}: <${node.name}> needs ${name}="…"`);
  return value;
}

/** Line of the file on which a node begins. */
export function lineOf(node: Node): number {
  return node.position?.start.line ?? 0;
}

/** Both languages of the site format numbers alike. */
const { number } = localeOf(languages.en);

const readings = {
  temperature: ({ temperatureF }: Air) => number(temperatureF),
  humidity: ({ humidityPercent }: Air) => number(humidityPercent),
  dewpoint: (air: Air) => number(calculatePsychrometric(air).dewpoint, 1),
  grains: (air: Air) => number(calculatePsychrometric(air).grainsPerPound, 1),
};

interface Air {
  /** °F */
  readonly temperatureF: number;
  /** % */
  readonly humidityPercent: number;
}

/**
 * One property of an air state, computed as the calculator does: temperature (°F), humidity (%), dew point (°F), or
 * grains per pound at sea level, without the unit. Throws, and so stops the build, on invalid numbers and
 * unknown properties.
 */
export function airState(temperature: string, humidity: string, of: string): string {
  const air = { temperatureF: Number(temperature), humidityPercent: Number(humidity) };
  if (!Object.hasOwn(readings, of)) throw new Error(`<AirState of="${of}">: of is ${Object.keys(readings).join(', ')}`);
  if (!Number.isFinite(air.temperatureF) || !Number.isFinite(air.humidityPercent)) {
    throw new Error(`<AirState>: "${temperature}" °F and "${humidity}" % are no air`);
  }
  return readings[of as keyof typeof readings](air);
}
