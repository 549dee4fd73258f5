// React's two small files side by side compress to 70 bytes fewer on every page with a tool, whichever entry comes first.
import 'react/jsx-runtime';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/**
 * Makes `<tag>` the element of a kind of tool, as `Island.astro` writes it: its props as JSON, then its prerendered page.
 * Each such element finds its own two parts and wakes by itself, so a page may hold as many as it likes. Where this script
 * came once more because the line had gone away, it wakes those that are there and still asleep.
 * @param render the tool with these props, as it was prerendered; what it imports may arrive after the page
 */
export function defineIsland<Props>(tag: string, render: (props: Props) => Promise<ReactNode>): void {
  const wake = async (island: HTMLElement) => {
    const [data, prerendered] = island.children;
    if (!data || !prerendered) return;
    const tool = await render(JSON.parse(data.textContent));
    if (!island.hasAttribute('data-sleeps')) return;
    // In one go: in slices the tool would answer later, and the mark would go before it does.
    flushSync(() => hydrateRoot(prerendered, tool, { identifierPrefix: island.dataset.island ?? '' }));
    island.removeAttribute('data-sleeps');
  };

  class Island extends HTMLElement {
    connectedCallback() {
      void wake(this);
    }
  }
  if (!customElements.get(tag)) customElements.define(tag, Island);
  else for (const island of document.querySelectorAll<HTMLElement>(tag)) void wake(island);
}
