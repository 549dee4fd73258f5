import { createElement, Fragment, type ReactNode } from 'react';

/** Nodes for items that stand in a fixed order, and so need no keys. */
export function inOrder<Item>(items: readonly Item[], show: (item: Item, index: number) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...items.map(show));
}
