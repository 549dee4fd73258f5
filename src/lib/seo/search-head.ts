import { localeIn, messagesIn } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import type { Page } from '../routes/page.ts';

/** Maximum title length in search results, in characters. */
export const longestTitle = 65;

const townsNamed = 4;

/** Values of the owner's file for titles and descriptions. */
interface Neighbor {
  readonly company: string;
  readonly address: { readonly state: string };
  readonly towns: readonly string[];
}

/**
 * Title and meta description of a page. Pages with local search traffic name the towns; any other has
 * its title and the site name, or its title alone when both are too long for a search result.
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
