import { t } from '#content/i18n/t.ts';
import { owner } from '#content/owner.ts';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';

/** Opens a letter to the owner about the number of a company, where there is one, or of any. */
export function ReportLink({ entry }: { readonly entry?: { readonly name: string } }) {
  const { report, row } = useMessages().directory;
  const locale = useLocale();
  const subject = entry ? t(report.subjectOf, { name: entry.name }, locale) : report.subject;
  const body = entry ? report.bodyOf : report.body;
  const letter = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return <a href={`mailto:${owner.email}?${letter}`}>{row.report}</a>;
}
