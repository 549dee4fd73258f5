import type { MouseEvent } from 'react';
import { useEffect, useState } from 'react';
import { t } from '#content/i18n/t.ts';
import { recordAddress } from '../../../lib/storage/record-address.ts';
import type { AnswerMessages, AnswerParts, Said, Shown } from '../calculator.ts';
import { type Standing, useCalculatorContext } from '../context.ts';
import type { Values } from '../link.ts';
import { writeLink } from '../link.ts';
import styles from './Answer.module.css';
import type { ChamberCount } from './chamber-count.ts';
import { jobRoomIn } from './job-room.ts';
import { Waiting } from './ResultPlaceholder.tsx';
import { Announcer, Results, spoken } from './Results.tsx';
import { copiedRows, resultRows } from './rows.ts';
import { asText, ShareBar } from './ShareBar.tsx';
import './sheet.css';

interface AnswerProps {
  readonly shown: Shown;
  readonly own: AnswerParts;
}

/** The result, once there is one. */
export function Answer({ shown, own }: Omit<AnswerProps, 'shown'> & { readonly shown: Shown | null }) {
  const standing = useCalculatorContext();
  if (!shown) {
    return (
      <>
        <Announcer words="" />
        <Waiting />
      </>
    );
  }
  const { Lead, Below } = own;
  const rows = rowsOf(standing, { shown, own });
  const title = own.heading?.(shown) ?? shown.t(standing.words.heading);
  return (
    <>
      <Announcer words={spoken(title, own.verdict?.(shown) ?? '', rows)} />
      <Results title={title} lead={Lead && <Lead {...shown} />} rows={rows}>
        {Below && <Below {...shown} />}
      </Results>
    </>
  );
}

/** Where a result leads: to somebody who comes to measure, out of the page, and to the next tools. */
export function After({ shown, own, said }: AnswerProps & Said) {
  const standing = useCalculatorContext();
  const rows = rowsOf(standing, { shown, own });
  const typed = copiedRows(standing, shown);
  const inputs = own.copied?.(typed, shown) ?? typed;
  const results = own.copiedResult?.(rows, shown) ?? rows;
  return (
    <>
      <ForJob title={standing.title} shown={shown} said={said} />
      <HelpCall text={() => asText(standing.title, inputs, results, standing.tool.link())} said={said} />
      <ShareBar inputs={inputs} rows={results} said={said} />
      <NextTools given={own.next?.(shown) ?? {}} name={said.nextTools} />
    </>
  );
}

function rowsOf({ definition, parts }: Standing, { shown, own }: AnswerProps) {
  const found = resultRows(definition, shown, parts.fixed ?? [], own.heads ?? []);
  return own.rows?.(found, shown) ?? [...found.values()];
}

interface ForJobProps {
  readonly title: string;
  readonly shown: Shown;
  readonly said: AnswerMessages;
}

/** Where the calculator was opened from a room of a drying job: the way back, and its count as the technician's own number. */
function ForJob({ title, shown: { result, locale }, said: { forJob, jobsAt } }: ForJobProps) {
  const [at] = useState(() => jobRoomIn(window.location.hash));
  const [came, setCame] = useState<{ readonly how: 'done' | 'failed'; readonly count: number } | null>(null);
  const { unitsNeeded, requiredCapacity } = result as Readonly<Record<string, unknown>>;
  const { others } = at ?? {};
  const chamber = useChamberCount(requiredCapacity, others);
  if (!at || typeof unitsNeeded !== 'number') return null;
  const count = others === undefined ? unitsNeeded : chamber?.count;
  const put = async (own: number) => {
    const why = t(forJob.why, { title }, locale);
    const isPut = await import('./add-to-job.ts').then(
      ({ putIntoJob }) => putIntoJob(at, own, why),
      () => false,
    );
    setCame({ how: isPut ? 'done' : 'failed', count: own });
  };
  return (
    <div className="no-print">
      {chamber && <p>{t(forJob.chamber, { ...chamber, others: others ?? 0 }, locale)}</p>}
      <p>
        {count !== undefined && (
          <button type="button" className="btn" onClick={() => void put(count)}>
            {t(forJob.put, { count }, locale)}
          </button>
        )}{' '}
        <a href={`${jobsAt}${recordAddress(at.job)}`}>{forJob.back}</a>
      </p>
      <p role="status">{came && t(forJob[came.how], { count: came.count }, locale)}</p>
    </div>
  );
}

/** The machines of the whole chamber, where other rooms share it; null until they are worked out. */
function useChamberCount(pints: unknown, others: number | undefined): ChamberCount | null {
  const [counted, setCounted] = useState<ChamberCount | null>(null);
  useEffect(() => {
    if (typeof pints !== 'number' || others === undefined) return;
    let isOld = false;
    void import('./chamber-count.ts').then(({ chamberCount }) => isOld || setCounted(chamberCount(pints, others)));
    return () => {
      isOld = true;
    };
  }, [pints, others]);
  return counted;
}

/** One call to action under every result: a call, or the form of the contact page with these numbers in it. */
function HelpCall({ text, said }: { readonly text: () => string; readonly said: AnswerMessages }) {
  const { locale } = useCalculatorContext();
  const { help, contact } = said;
  // In a frame nothing is kept, and the form opens in a window of its own: the link holds the numbers, behind its anchor,
  // where no server reads them.
  const isFramed = document.documentElement.dataset.framed !== undefined;
  const carry = (event: MouseEvent) => {
    event.preventDefault();
    const handover = { question: text() };
    import('../../../lib/storage/handoff.ts')
      .then(({ handOver }) => handOver('estimate-handover', handover, contact.form))
      // With the line gone the form opens without the numbers, once it can.
      .catch(() => window.location.assign(contact.form));
  };
  return (
    <aside className={`${styles.help} no-print`} aria-label={help.title}>
      <p className={styles.helpTitle}>{help.title}</p>
      <p>{help.text}</p>
      <p className={styles.helpWays}>
        {isFramed ? (
          <a className="btn" href={`${contact.form}?${new URLSearchParams({ question: text() })}`}>
            {help.send}
          </a>
        ) : (
          <a className="btn" href={contact.form} onClick={carry}>
            {help.send}
          </a>
        )}{' '}
        <a className="btn btn-alt" href={`tel:${contact.phone.dial}`}>
          {t(help.call, { phone: contact.phone.display }, locale)}
        </a>
      </p>
    </aside>
  );
}

/** Links from a result to other tools, with what was typed here already filled in there. */
function NextTools({
  given,
  name,
}: {
  readonly given: Readonly<Record<string, Values<string>>>;
  /** Names the list for screen readers. */
  readonly name: string;
}) {
  const { words, nextPages } = useCalculatorContext();
  const links = Object.entries(words.next ?? {});
  if (links.length === 0) return null;
  return (
    <nav className={`${styles.next} no-print`} aria-label={name}>
      <ul>
        {links.map(([tool, text]) => (
          <li key={tool}>
            <a href={nextPages[tool] + writeLink(given[tool] ?? {})}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
