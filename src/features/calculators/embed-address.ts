import type { Address } from './address.ts';

/** What an embed's address may ask for: the color of buttons and links, that of the ground, that of the text. */
export const themeNames = ['accent', 'paper', 'ink'] as const;

/**
 * The address of a tool in a frame: a reload brings back what was asked of it, in the same colors, and a copied link leads to
 * the tool's own page.
 * @param page where that page stands
 */
export function embedAddress(page: string): Address {
  return {
    read: () => parted(location.search).tool,
    replace: (query) => {
      const { theme } = parted(location.search);
      const both = [query.slice(1), theme].filter(Boolean).join('&');
      history.replaceState(history.state, '', location.pathname + (both && `?${both}`) + location.hash);
    },
    linkTo: (query) => location.origin + page + query,
  };
}

/** What a query asks of the tool, and what of its colors. */
export function parted(query: string): { readonly tool: string; readonly theme: string } {
  const [tool, theme] = [new URLSearchParams(query), new URLSearchParams()];
  for (const name of themeNames) {
    const value = tool.get(name);
    tool.delete(name);
    if (value !== null) theme.set(name, value);
  }
  return { tool: tool.size > 0 ? `?${tool}` : '', theme: theme.toString() };
}
