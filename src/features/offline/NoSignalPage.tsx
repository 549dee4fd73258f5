import { completeLanguages, localeIn, messagesIn } from '#content/i18n/languages.ts';
import { PagePage } from '../../components/pages/PagePage.tsx';
import { Vignette } from '../../components/pictures/Vignette.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';

/** Offline fallback for a page that is not cached. */
export function NoSignalPage() {
  return <PagePage page="no-signal" parts={{ InOtherLanguages, Vignette: () => <Vignette name="saved" /> }} />;
}

/** The same message in the other languages: a device often has the manual in one language only. */
function InOtherLanguages() {
  const language = useLanguage();
  return completeLanguages()
    .filter((other) => other !== language)
    .map((other) => (
      <p key={other} className="small" lang={localeIn(other).tag}>
        {messagesIn(other).screens.noSignal}
      </p>
    ));
}
