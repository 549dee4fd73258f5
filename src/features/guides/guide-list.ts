import type { GuideGroup } from '#content/en/collections/guide-groups.ts';
import type { Language } from '#content/i18n/languages.ts';
import type { GuideFrontmatter } from '#content/i18n/schemas.ts';
import { useLanguage, useLists } from '../../i18n/language-context.tsx';
import { guidesIn } from '../../lib/content-renderer/documents.ts';
import { listedPages } from '../../lib/routes/page.ts';

/** One guide as the index shows it. */
export interface GuideCard {
  /** Its English address, by which its drawing is known. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly badge: string;
  readonly badgeColor: GuideFrontmatter['badgeColor'];
}

/** The guides of one shelf, from their own heads, in the order of the address list. */
export function guidesOf(language: Language, group: GuideGroup): readonly GuideCard[] {
  const guides = guidesIn(language);
  return listedPages(language).flatMap(({ name, path }) => {
    const head = guides[name.replace('/guides/', '')]?.frontmatter;
    if (head?.group !== group.id) return [];
    const { title, description, badge, badgeColor } = head;
    return [{ name, title, description, link: path, badge, badgeColor }];
  });
}

/** Every guide that stands on a shelf, in the language of the page. */
export function useAllGuides(): readonly GuideCard[] {
  const language = useLanguage();
  return useLists().guideGroups.flatMap((group) => guidesOf(language, group));
}
