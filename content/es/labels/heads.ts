import type { Head } from '../../en/labels/heads.ts';
import { thisDevice } from '../pages/this-device.ts';

/**
 * Heads of the pages that no MDX file holds, by the page's name: its English address. Every other page is named by the
 * head of its own file. A page that stands in neither is not published in this language.
 */
export const heads: Readonly<Record<string, Head>> = {
  '/this-device': { title: thisDevice.title, description: thisDevice.description },
};
