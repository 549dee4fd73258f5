import { languages } from '#content/languages.ts';
import { useLanguage } from '../language.tsx';
import { type Page, twinsOf } from '../page.ts';
import styles from './Twins.module.css';

/**
 * The languages of a page in one frame, each by its code: the one that is read, and links to the others, named in full for
 * who cannot see them. Without script they are plain links; with it they take along the place on the page and what was asked
 * of it (`scripts/twins.ts`), and one of them may offer itself in words.
 */
export function TwinLinks({ name, offers = false }: { readonly name: Page['name']; readonly offers?: boolean }) {
  const own = useLanguage();
  const twins = twinsOf(name);
  return (
    twins.length > 1 && (
      <div className={styles.twins}>
        {twins.map(({ language, path }) =>
          language === own ? (
            <b key={language} aria-hidden="true">
              {language.toUpperCase()}
            </b>
          ) : (
            <a
              key={language}
              href={path}
              lang={language}
              aria-label={languages[language].name}
              data-twin={offers ? [languages[language].offer.here, languages[language].offer.stay].join('|') : ''}
            >
              {language.toUpperCase()}
            </a>
          ),
        )}
      </div>
    )
  );
}
