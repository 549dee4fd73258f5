import type { HTMLElement } from 'node-html-parser';
import postcss from 'postcss';
import { colors } from '#content/colors.ts';

/** Presentation of one SVG element: the properties that drawings use, by their SVG names. */
export type Presentation = Readonly<Record<string, string>>;

interface Rule {
  readonly selector: string;
  readonly weight: number;
  readonly properties: Presentation;
}

const inherited = [
  'fill',
  'fill-opacity',
  'font-size',
  'font-style',
  'font-weight',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
];

/** Colors of drawings on paper: text and lines in black and gray, backgrounds white. */
const onPaper: Readonly<Record<string, string>> = {
  ...colors.print,
  ink: '#000000',
  'ink-2': '#333333',
  rule: '#999999',
  edge: '#666666',
  'alarm-tint': '#ffffff',
  'amber-tint': '#ffffff',
};

/** A style sheet of drawings: its text, and the generated names of its classes. */
export interface DrawingSheet {
  readonly css: string;
  readonly names: Readonly<Record<string, string>>;
}

/** Reads the rules of style sheets, ordered by specificity. Rules inside `@media` are for screens and are left out. */
export function readRules(sheets: readonly DrawingSheet[]): readonly Rule[] {
  const rules = sheets.flatMap(({ css, names }) =>
    postcss
      .parse(css)
      .nodes.filter((node) => node instanceof postcss.Rule)
      .flatMap((node) => node.selectors.map((selector) => ruleOf(selector, node, names))),
  );
  return rules.sort((a, b) => a.weight - b.weight);
}

function ruleOf(selector: string, { nodes }: postcss.Rule, names: DrawingSheet['names']): Rule {
  const declarations = nodes.filter((node) => node instanceof postcss.Declaration);
  const properties = Object.fromEntries(declarations.flatMap(({ prop, value }) => expanded(prop, value)));
  const parts = postcss.list.space(selector.replaceAll('.', ' .'));
  const classes = parts.filter((part) => part.startsWith('.')).length;
  const named = selector.replace(/\.([\w-]+)/g, (_, name) => `.${names[name] ?? name}`);
  return { selector: named, weight: 10 * classes + parts.length - classes, properties };
}

/** Expands `font: 600 17px var(--sans)` to the longhand properties that drawings use. */
function expanded(name: string, value: string): readonly (readonly [string, string])[] {
  if (name !== 'font') return [[name, value]];
  const parts = postcss.list.space(value);
  const size = parts.map((part) => part.split('/')[0] ?? '').find((part) => part.endsWith('px')) ?? '14px';
  const weight = parts.find((part) => /^[1-9]00$/.test(part)) ?? '400';
  return [
    ['font-size', String(Number.parseFloat(size))],
    ['font-weight', weight],
  ];
}

/** The presentation of an element: inherited properties, its attributes, then the matching rules. */
export function presentation(
  element: HTMLElement,
  parent: Presentation,
  matched: ReadonlyMap<HTMLElement, Presentation>,
): Presentation {
  const fromParent = Object.fromEntries(inherited.flatMap((name) => (parent[name] ? [[name, parent[name]]] : [])));
  return { ...fromParent, ...element.attributes, ...matched.get(element) };
}

/** Which rules apply to which elements of a picture. */
export function matchRules(picture: HTMLElement, rules: readonly Rule[]): ReadonlyMap<HTMLElement, Presentation> {
  const matched = new Map<HTMLElement, Presentation>();
  const scope = picture.parentNode ?? picture;
  for (const { selector, properties } of rules) {
    for (const element of scope.querySelectorAll(selector)) {
      matched.set(element, { ...matched.get(element), ...properties });
    }
  }
  return matched;
}

/** A print color: variables are resolved; `none` and patterns give undefined. */
export function paperColor(value: string | undefined): string | undefined {
  if (!value || value === 'none' || value.startsWith('url(')) return undefined;
  const name = /var\(--([\w-]+)\)/.exec(value)?.[1];
  const color = name ? onPaper[name] : value;
  if (!color) throw new Error(`Drawings on paper have no color for ${value}`);
  return color === 'currentColor' ? '#000000' : color;
}
