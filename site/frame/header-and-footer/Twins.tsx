import { languages } from '#content/languages.ts';
import { offersIn } from '#content/offers.ts';
import { useLanguage } from '../language.tsx';
import { type Page, twinsOf } from '../page.ts';
import styles from './Twins.module.css';

function useTwins(name: Page['name']): readonly Page[] {
  const own = useLanguage();
  return twinsOf(name).filter(({ language }) => language !== own);
}

/**
 * Links to the same page in the other languages, each by its own name. Without script they are plain links; with it they
 * take along the place on the page and what was asked of it (`twins.ts`).
 */
export function TwinLinks({
  name,
  className,
}: {
  readonly name: Page['name'];
  readonly className?: string | undefined;
}) {
  return useTwins(name).map(({ language, path }) => (
    <a key={language} className={className} href={path} lang={language} hrefLang={language} data-twin="">
      {languages[language].name}
    </a>
  ));
}

/** A quiet line over the foot of the screen, which the script shows to whoever's browser speaks the other language. */
export function TwinOffer({ name }: { readonly name: Page['name'] }) {
  return useTwins(name).map(({ language, path }) => (
    <p key={language} className={`${styles.offer} no-print`} lang={language} data-offer="" hidden={true}>
      <a href={path} hrefLang={language} lang={language} data-twin="">
        {offersIn[language].here}
      </a>{' '}
      <button type="button">{offersIn[language].stay}</button>
    </p>
  ));
}
