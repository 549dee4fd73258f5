import { localeIn, messagesIn } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import type { Page } from '../routes/page.ts';

/** Characters of a title that a search result shows. */
export const longestTitle = 65;

/** Towns that a description names. */
const townsNamed = 4;

/** What a search result may say of the owner. */
interface Neighbor {
  readonly company: string;
  readonly address: { readonly state: string };
  readonly towns: readonly string[];
}

/**
 * What a search result and a tab say of a page. A page for which neighbors search by their town names it; any other is
 * called by its title and the site, or by its title alone where both are longer than a search result shows.
 */
export function searchHead(
  { name, language, title, description }: Page,
  siteName: string,
  owner: Neighbor,
): Pick<Page, 'title' | 'description'> {
  const { searched, searchedLine } = messagesIn(language).found;
  const filled = (template: string | undefined) =>
    template && t(template, placesOf(owner, language), localeIn(language));
  const local = filled(templateOf(searched, name));
  const named = `${title} · ${siteName}`;
  return {
    title: [local, named].find((text) => text && text.length <= longestTitle) || title,
    description: filled(templateOf(searchedLine, name)) || description,
  };
}

function placesOf({ company, address, towns }: Neighbor, language: Page['language']) {
  const [town = '', second = town] = towns;
  const list = localeIn(language).list(towns.slice(0, townsNamed));
  return { company, state: address.state, town, second, towns: list };
}

function templateOf(table: Readonly<Record<string, string>>, name: string): string | undefined {
  return table[name];
}
