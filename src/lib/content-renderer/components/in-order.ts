import { createElement, Fragment, type ReactNode } from 'react';

/** Renders items in a fixed order, without keys. */
export function inOrder<Item>(items: readonly Item[], show: (item: Item, index: number) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...items.map(show));
}
