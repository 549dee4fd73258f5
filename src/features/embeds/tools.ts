import { type Language, languageCodes, languages } from '#content/i18n/languages.ts';
import { type CalculatorName, calculators } from '#core/calculators/registry.ts';
import type { PageName } from '../../lib/routes/addresses.ts';
import { type Page, pageNames, pageOf } from '../../lib/routes/page.ts';
import { languageRoutes } from '../../lib/routes/routes.ts';

/** A tool that another site may put into a page of its own. */
export interface Embeddable {
  /** The page that it stands on here, by its English address. */
  readonly page: PageName;
  readonly kind: CalculatorName | 'equipment-check' | 'directory';
}

const ofCalculators = (Object.keys(calculators) as CalculatorName[]).flatMap((kind) =>
  pageNames.filter((page) => page.endsWith(`/${kind}`)).map((page) => ({ page, kind })),
);

/** Every tool that may stand in a frame: the calculators, the check of an invoice, and the search of the directory. */
export const embeddables: readonly Embeddable[] = [
  ...ofCalculators,
  { page: '/calculators/equipment-check', kind: 'equipment-check' },
  { page: '/insurance-directory', kind: 'directory' },
];

/** A tool in one language, with the address of its frame. */
export interface Embed {
  readonly tool: Embeddable;
  readonly page: Page;
  /** Its address in a frame, the language's prefix included. */
  readonly path: string;
}

/** The tools of a language, in the order of the list. */
export function embedsIn(language: Language): readonly Embed[] {
  return embeddables.map((tool) => {
    const page = pageOf(language, tool.page);
    return { tool, page, path: `${folderOf(language)}/${slugOf(page)}` };
  });
}

/** Every frame of every complete language: `/[...language]/[embed]/[tool]`. */
export function embedRoutes() {
  return languageRoutes().flatMap(({ params, props: { language } }) =>
    embedsIn(language).map((embed) => ({
      params: { ...params, embed: folderOf(language).split('/').at(-1), tool: slugOf(embed.page) },
      props: { embed },
    })),
  );
}

/** Where frames stand, in every language: the one part of the site that others may frame. */
export const embedFolders: readonly string[] = languageCodes.map(folderOf);

function folderOf(language: Language): string {
  const { prefix, addresses } = languages[language];
  return prefix + (addresses['/embed'] ?? '/embed');
}

const slugOf = ({ path }: Page) => path.slice(path.lastIndexOf('/') + 1);
