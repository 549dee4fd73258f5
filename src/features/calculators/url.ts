import { resultHash } from '../../lib/dom/show-result.ts';

/** What the form of a calculator holds: one text per field. */
export type Values<Field extends string> = Readonly<Record<Field, string>>;

/** Where a calculator stores its input, so that a copied link or a reload restores it. */
export interface Address {
  /** The current query: "?length=12", or "". */
  readonly read: () => string;
  /** Replaces the query without a navigation. */
  readonly replace: (query: string) => void;
  /** The URL that restores a query. */
  readonly linkTo: (query: string) => string;
}

/** The URL of the page, for the one calculator that the page is about. */
export const pageAddress: Address = {
  read: () => window.location.search,
  // A link copied from the address bar opens at the result, too. Another hash names the drying job that the result is for.
  replace: (query) =>
    window.history.replaceState(
      window.history.state,
      '',
      window.location.pathname + query + (window.location.hash || resultHash),
    ),
  linkTo: (query) => window.location.origin + window.location.pathname + query,
};

/** An address in memory, for tests and for a second calculator on a page. */
export function memoryAddress(query = '', page = ''): Address {
  let current = query;
  return {
    read: () => current,
    replace: (next) => {
      current = next;
    },
    linkTo: (next) => page + next,
  };
}

/** Query parameters of an embed's colors: buttons and links, background, text. */
export const themeParams = ['accent', 'paper', 'ink'] as const;

/**
 * The URL of a calculator in a frame: a reload keeps input and colors, and a copied link leads to the calculator's own page.
 * @param page the path of that page
 */
export function embedAddress(page: string): Address {
  return {
    read: () => splitQuery(location.search).tool,
    replace: (query) => {
      const { theme } = splitQuery(location.search);
      const both = [query.slice(1), theme].filter(Boolean).join('&');
      history.replaceState(history.state, '', location.pathname + (both && `?${both}`) + location.hash);
    },
    linkTo: (query) => location.origin + page + query,
  };
}

/** Splits the query of an embed into the calculator's fields and its colors. */
export function splitQuery(query: string): { readonly tool: string; readonly theme: string } {
  const [tool, theme] = [new URLSearchParams(query), new URLSearchParams()];
  for (const name of themeParams) {
    const value = tool.get(name);
    tool.delete(name);
    if (value !== null) theme.set(name, value);
  }
  return { tool: tool.size > 0 ? `?${tool}` : '', theme: theme.toString() };
}

/** The query that restores these values: one parameter per field, blank fields omitted. */
export function writeLink(values: Readonly<Record<string, string>>): string {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled)}`;
}

interface ParsedLink<Field extends string> {
  /** The defaults, overridden by the link. */
  readonly values: Values<Field>;
  /** Fields that the link names. */
  readonly named: readonly Field[];
  /** Parameters that are no field of this calculator. */
  readonly unknown: readonly string[];
}

/** Campaign parameters that mail programs and search engines add. They are not reported as unknown. */
const trackingParam = /^(utm_\w+|fbclid|gclid|msclkid|mc_\w+)$/;

/** Reads a calculator's fields from a query. The last of repeated parameters wins. */
export function readLink<Field extends string>(query: string, defaults: Values<Field>): ParsedLink<Field> {
  const fields = Object.keys(defaults) as Field[];
  const given = new URLSearchParams(query);
  const named = fields.filter((field) => given.has(field));
  const unknown = [...new Set(given.keys())].filter(
    (key) => !fields.some((field) => field === key) && !trackingParam.test(key),
  );
  const values: Record<Field, string> = { ...defaults };
  for (const field of named) values[field] = given.getAll(field).at(-1) ?? '';
  return { values, named, unknown };
}
