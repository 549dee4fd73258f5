import { completeLanguages, localeIn, messagesIn } from '#content/i18n/languages.ts';
import { PagePage } from '../../components/pages/PagePage.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';

/** What stands in the place of a page that is not kept, where there is no signal. */
export function NoSignalPage() {
  return <PagePage page="no-signal" parts={{ InOtherLanguages }} />;
}

/** The same for whoever asked for an address of another language: a device often keeps the manual in one alone. */
function InOtherLanguages() {
  const language = useLanguage();
  return completeLanguages()
    .filter((other) => other !== language)
    .map((other) => (
      <p key={other} lang={localeIn(other).tag}>
        {messagesIn(other).screens.noSignal}
      </p>
    ));
}
