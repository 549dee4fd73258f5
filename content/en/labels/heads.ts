import type { Line } from '../../i18n/sourced.ts';
import { thisDevice } from '../pages/this-device.ts';

/** What a page is called in a search result, in a tab and where other pages link to it. */
export interface Head {
  readonly title: string;
  readonly description: Line;
}

/**
 * Heads of the pages that no MDX file holds, by the page's name: its English address. Every other page is named by the
 * head of its own file. A page that stands in neither is not published in this language.
 */
export const heads: Readonly<Record<string, Head>> = {
  '/this-device': { title: thisDevice.title, description: thisDevice.description },
};
