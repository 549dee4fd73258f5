import { type Language, languageCodes, languages } from '#content/i18n/languages.ts';
import { type CalculatorName, calculators } from '#core/calculators/registry.ts';
import type { PageName } from '../../lib/routes/addresses.ts';
import { type Page, pageNames, pageOf } from '../../lib/routes/page.ts';
import { languageRoutes } from '../../lib/routes/routes.ts';

/** A tool that other sites may embed. */
export interface Embeddable {
  /** Its page, by its English path. */
  readonly page: PageName;
  readonly kind: CalculatorName | 'equipment-check' | 'directory';
}

const ofCalculators = (Object.keys(calculators) as CalculatorName[]).flatMap((kind) =>
  pageNames.filter((page) => page.endsWith(`/${kind}`)).map((page) => ({ page, kind })),
);

/** All embeddable tools: the calculators, the equipment check, and the directory search. */
const embeddables: readonly Embeddable[] = [
  ...ofCalculators,
  { page: '/calculators/equipment-check', kind: 'equipment-check' },
  { page: '/insurance-directory', kind: 'directory' },
];

export interface Embed {
  readonly tool: Embeddable;
  readonly page: Page;
  /** The path of the frame, with the language prefix. */
  readonly path: string;
}

/** The embeds of a language. */
export function embedsIn(language: Language): readonly Embed[] {
  return embeddables.map((tool) => {
    const page = pageOf(language, tool.page);
    return { tool, page, path: `${folderOf(language)}/${slugOf(page)}` };
  });
}

/** The routes of all embeds in all complete languages: `/[...language]/[embed]/[tool]`. */
export function embedRoutes() {
  return languageRoutes().flatMap(({ params, props: { language } }) =>
    embedsIn(language).map((embed) => ({
      params: { ...params, embed: folderOf(language).split('/').at(-1), tool: slugOf(embed.page) },
      props: { embed },
    })),
  );
}

/** The folders of embeds in all languages, the only part of the site that may be framed. */
export const embedFolders: readonly string[] = languageCodes.map(folderOf);

function folderOf(language: Language): string {
  const { prefix, addresses } = languages[language];
  return prefix + (addresses['/embed'] ?? '/embed');
}

const slugOf = ({ path }: Page) => path.slice(path.lastIndexOf('/') + 1);
