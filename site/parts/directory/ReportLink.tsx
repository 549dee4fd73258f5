import { say } from '#content/locale/say.ts';
import { owner } from '#content/owner.ts';
import { useLocale, useWords } from '../../frame/language.tsx';

/** Opens a letter to the owner about the number of a company, where there is one, or of any. */
export function ReportLink({ entry }: { readonly entry?: { readonly name: string } }) {
  const { report, row } = useWords().directory;
  const locale = useLocale();
  const subject = entry ? say(report.subjectOf, { name: entry.name }, locale) : report.subject;
  const body = entry ? report.bodyOf : report.body;
  const letter = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return <a href={`mailto:${owner.email}?${letter}`}>{row.report}</a>;
}
