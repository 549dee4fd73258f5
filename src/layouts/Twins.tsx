import { languages } from '#content/i18n/languages.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { type Page, twinsOf } from '../lib/routes/page.ts';

function useTwins(name: Page['name']): readonly Page[] {
  const own = useLanguage();
  return twinsOf(name).filter(({ language }) => language !== own);
}

/**
 * Links to the same page in the other languages, each by its own name. Without script they are plain links; with it they
 * take along the place on the page and what was asked of it (`scripts/twins.ts`), and one of them may offer itself in words.
 */
export function TwinLinks({
  name,
  className,
  offers = false,
}: {
  readonly name: Page['name'];
  readonly className?: string | undefined;
  readonly offers?: boolean;
}) {
  return useTwins(name).map(({ language, path }) => (
    <a
      key={language}
      className={className}
      href={path}
      lang={language}
      data-twin={offers ? [languages[language].offer.here, languages[language].offer.stay].join('|') : ''}
    >
      {languages[language].name}
    </a>
  ));
}
