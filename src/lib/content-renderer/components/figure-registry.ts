import type { ComponentType } from 'react';

const drawings = import.meta.glob<ComponentType>(['../../figures/*.tsx', '!**/*.test.tsx'], {
  eager: true,
  import: 'default',
});

/** A drawing of src/lib/figures by the name of its file. Throws, and so stops the build, when there is none. */
export function drawingOf(name: string): ComponentType {
  const drawing = drawings[`../../figures/${name}.tsx`];
  if (!drawing) throw new Error(`There is no drawing src/lib/figures/${name}.tsx`);
  return drawing;
}
