import type { ComponentType } from 'react';

const drawings = import.meta.glob<ComponentType>('../figures/*.tsx', { eager: true, import: 'default' });

/** A drawing of site/document/figures by the name of its file. Throws, and so stops the build, when there is none. */
export function drawingOf(name: string): ComponentType {
  const drawing = drawings[`../figures/${name}.tsx`];
  if (!drawing) throw new Error(`There is no drawing site/document/figures/${name}.tsx`);
  return drawing;
}
