import { say } from '#content/locale/say.ts';
import { owner } from '#content/owner.ts';
import { useLocale, useWords } from '../../frame/language.tsx';

interface Listed {
  readonly name: string;
  readonly phone: string;
}

/** Opens a letter to the owner, with the number in question filled in where there is one. */
export function ReportLink({ entry }: { readonly entry?: Listed }) {
  const { report, row } = useWords().directory;
  const locale = useLocale();
  const subject = entry ? say(report.subjectOf, { name: entry.name }, locale) : report.subject;
  const body = entry ? say(report.bodyOf, { phone: entry.phone }, locale) : report.body;
  const letter = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return <a href={`mailto:${owner.email}?${letter}`}>{row.report}</a>;
}
