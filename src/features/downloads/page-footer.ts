import { type Language, localeIn, messagesIn } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import { owner, saidIn } from '#content/owner.ts';
import { type Business, carriesSampleBar, type Publishing } from '#content/publication.ts';

interface Paper {
  /** The day of its words, as ISO. */
  readonly reviewed: string;
  /** Where on the site it is from: the host, and the page behind it when a paper has one. */
  readonly from: string | undefined;
}

/** What stands at the foot of each page of a paper, in one line: marked first of all where a build may publish samples. */
export function footOf(
  language: Language,
  { reviewed, from }: Paper,
  business: Business = owner,
  settings: Publishing = process.env,
): string {
  const words = messagesIn(language).downloads;
  const locale = localeIn(language);
  return [
    ...(carriesSampleBar(business, settings) ? [words.sample] : []),
    saidIn(owner.siteName, language),
    t(words.emergencyLine, { phone: owner.phone.display }, locale),
    t(words.reviewed, { date: reviewed }, locale),
    ...(from === undefined ? [] : [from]),
  ].join(' · ');
}
