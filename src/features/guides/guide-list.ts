import type { GuideGroup } from '#content/en/collections/guide-groups.ts';
import type { Language } from '#content/i18n/languages.ts';
import type { GuideFrontmatter } from '#content/i18n/schemas.ts';
import { useLanguage, useLists } from '../../i18n/language-context.tsx';
import { guidesIn } from '../../lib/content-renderer/documents.ts';
import { listedPages } from '../../lib/routes/page.ts';

export interface GuideCard {
  /** Its English path, the key of its drawing. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly badge: string;
  readonly badgeColor: GuideFrontmatter['badgeColor'];
}

/** The guides of a group, from their front matter, in the order of the routes. */
export function guidesOf(language: Language, group: GuideGroup): readonly GuideCard[] {
  const guides = guidesIn(language);
  return listedPages(language).flatMap(({ name, path }) => {
    const head = guides[name.replace('/guides/', '')]?.frontmatter;
    if (head?.group !== group.id) return [];
    const { title, description, badge, badgeColor } = head;
    return [{ name, title, description, link: path, badge, badgeColor }];
  });
}

/** All guides that belong to a group, in the language of the page. */
export function useAllGuides(): readonly GuideCard[] {
  const language = useLanguage();
  return useLists().guideGroups.flatMap((group) => guidesOf(language, group));
}
