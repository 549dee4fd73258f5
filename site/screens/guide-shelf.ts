import type { GuideGroup } from '#content/en/lists/shelf/guide-groups.ts';
import type { GuideFrontmatter } from '#content/schemas.ts';
import { addresses } from '../frame/addresses.ts';
import { guides } from './manual-pages.ts';

/** One guide as the index shows it. */
export interface GuideCard {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly badge: string;
  readonly badgeColor: GuideFrontmatter['badgeColor'];
}

/** The guides of one shelf, from their own heads, in the order of the address list. */
export function guidesOf(group: GuideGroup): readonly GuideCard[] {
  return Object.values(guides)
    .map(({ frontmatter }) => frontmatter)
    .filter((head) => head.group === group.id)
    .map(({ title, description, address, badge, badgeColor }) => ({
      title,
      description,
      link: address,
      badge,
      badgeColor,
    }))
    .sort((one, other) => place(one.link) - place(other.link));
}

function place(path: string): number {
  return addresses.findIndex((address) => address.path === path);
}
