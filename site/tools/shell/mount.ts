import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Brings the page's prerendered tool to life: the one element marked `data-tool` (see PrerenderedTool.astro). */
export function mountTool(Tool: ComponentType): void {
  const root = document.querySelector('[data-tool]');
  if (root) hydrateRoot(root, createElement(Tool));
}
