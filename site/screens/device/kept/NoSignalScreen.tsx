import { completeLanguages, localeIn, wordsIn } from '#content/languages.ts';
import { useLanguage } from '../../../frame/language.tsx';
import { PageScreen } from '../../page/PageScreen.tsx';

/** What stands in the place of a page that is not kept, where there is no signal. */
export function NoSignalScreen() {
  return <PageScreen page="no-signal" parts={{ InOtherLanguages }} />;
}

/** The same for whoever asked for an address of another language: a device often keeps the manual in one alone. */
function InOtherLanguages() {
  const language = useLanguage();
  return completeLanguages()
    .filter((other) => other !== language)
    .map((other) => (
      <p key={other} lang={localeIn(other).tag}>
        {wordsIn(other).screens.noSignal}
      </p>
    ));
}
