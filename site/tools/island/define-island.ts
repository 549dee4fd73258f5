import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/**
 * Makes `<tag>` the element of a kind of tool, as `Island.astro` writes it: its props as JSON, then its prerendered page.
 * Each such element finds its own two parts and wakes by itself, so a page may hold as many as it likes.
 * @param render the tool with these props, as it was prerendered; what it imports may arrive after the page
 */
export function defineIsland<Props>(tag: string, render: (props: Props) => Promise<ReactNode>): void {
  class Island extends HTMLElement {
    #root: Root | undefined;

    async connectedCallback() {
      const [data, prerendered] = this.children;
      if (this.#root || !data || !prerendered) return;
      const tool = await render(JSON.parse(data.textContent));
      this.#root ??= hydrateRoot(prerendered, tool, { identifierPrefix: this.dataset.island ?? '' });
    }
  }
  customElements.define(tag, Island);
}
