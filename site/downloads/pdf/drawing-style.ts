import type { HTMLElement } from 'node-html-parser';

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
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
];

/** Colours on paper: the print values of the site's tokens. */
const tokens: Readonly<Record<string, string>> = {
  '--paper': '#ffffff',
  '--card': '#ffffff',
  '--ink': '#000000',
  '--ink-2': '#333333',
  '--rule': '#999999',
  '--field': '#666666',
  '--river': '#0a5a66',
  '--river-deep': '#063f49',
  '--river-tint': '#eef4f4',
  '--alarm': '#8f1b14',
  '--alarm-tint': '#ffffff',
  '--amber': '#7d4304',
  '--amber-tint': '#ffffff',
  '--go': '#2d6a3a',
};

/** A style sheet of drawings: its text, and the names that the build gave to its classes. */
export interface DrawingSheet {
  readonly css: string;
  readonly names: Readonly<Record<string, string>>;
}

/** Reads the rules of style sheets; rules inside `@media` are for screens and are left out. */
export function readRules(sheets: readonly DrawingSheet[]): readonly Rule[] {
  const rules = sheets.flatMap(({ css, names }) =>
    [...withoutMedia(css).matchAll(/([^{}]+)\{([^}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
      selectors.split(',').map((selector) => rule(selector.trim(), body, names)),
    ),
  );
  return rules.sort((a, b) => a.weight - b.weight);
}

function rule(selector: string, body: string, names: DrawingSheet['names']): Rule {
  const properties = Object.fromEntries(
    body
      .split(';')
      .map((line) => line.split(':').map((part) => part.trim()))
      .flatMap(([name = '', value = '']) => expanded(name, value)),
  );
  const weight = 10 * (selector.match(/\./g)?.length ?? 0) + (selector.match(/(^|\s)[a-z]/g)?.length ?? 0);
  return { selector: selector.replace(/\.([\w-]+)/g, (_, name) => `.${names[name] ?? name}`), weight, properties };
}

/** `font: 600 17px var(--mono)` as the single properties that drawings need. */
function expanded(name: string, value: string): readonly (readonly [string, string])[] {
  if (name !== 'font') return name && value ? [[name, value]] : [];
  const size = /([\d.]+)px/.exec(value)?.[1] ?? '14';
  const weight = /\b([1-9]00)\b/.exec(value)?.[1] ?? '400';
  return [
    ['font-size', size],
    ['font-weight', weight],
  ];
}

function withoutMedia(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@media[^{]*\{(?:[^{}]*\{[^}]*\})*[^}]*\}/g, '');
}

/** The presentation of an element: what its parent passes on, its attributes, then the rules that match it. */
export function presentation(
  element: HTMLElement,
  parent: Presentation,
  matched: ReadonlyMap<HTMLElement, Presentation>,
): Presentation {
  const passedOn = Object.fromEntries(inherited.flatMap((name) => (parent[name] ? [[name, parent[name]]] : [])));
  return { ...passedOn, ...element.attributes, ...matched.get(element) };
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

/** A colour for paper: variables become their print values; `none` and patterns give undefined. */
export function paperColor(value: string | undefined): string | undefined {
  if (!value || value === 'none' || value.startsWith('url(')) return undefined;
  const name = /var\((--[\w-]+)\)/.exec(value)?.[1];
  const color = name ? tokens[name] : value;
  if (!color) throw new Error(`Drawings on paper have no color for ${value}`);
  return color === 'currentColor' ? '#000000' : color;
}
