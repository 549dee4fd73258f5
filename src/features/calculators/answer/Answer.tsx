import { type MouseEvent, useEffect, useState } from 'react';
import { t } from '#content/i18n/t.ts';
import { recordAddress } from '../../../lib/storage/record-address.ts';
import { type CalculatorContextValue, useCalculatorContext } from '../context.ts';
import type { AnswerMessages, AnswerParts, ResultView, WithAnswerMessages } from '../types.ts';
import { type Values, writeLink } from '../url.ts';
import styles from './Answer.module.css';
import type { ChamberCount } from './add-to-job.ts';
import { jobRoomIn } from './job-room.ts';
import { Announcer, announcementText, ResultPlaceholder, Results } from './Results.tsx';
import { copiedRows, resultRows } from './result-view.ts';
import { resultAsText, ShareBar } from './ShareBar.tsx';

interface AnswerProps {
  readonly shown: ResultView;
  readonly own: AnswerParts;
}

/** The result, once there is one. */
export function Answer({ shown, own }: Omit<AnswerProps, 'shown'> & { readonly shown: ResultView | null }) {
  const context = useCalculatorContext();
  if (!shown) {
    return (
      <>
        <Announcer words="" />
        <ResultPlaceholder />
      </>
    );
  }
  const { Lead, Below } = own;
  const rows = rowsOf(context, { shown, own });
  const title = own.heading?.(shown) ?? shown.t(context.words.heading);
  return (
    <>
      <Announcer words={announcementText(title, own.verdict?.(shown) ?? '', rows)} />
      <Results title={title} lead={Lead && <Lead {...shown} />} rows={rows}>
        {Below && <Below {...shown} />}
      </Results>
    </>
  );
}

/** What to do with a result: call the company, share it, go on to other calculators. */
export function AfterResult({ shown, own, answerMessages }: AnswerProps & WithAnswerMessages) {
  const context = useCalculatorContext();
  const rows = rowsOf(context, { shown, own });
  const inputRows = copiedRows(context, shown);
  const inputs = own.copied?.(inputRows, shown) ?? inputRows;
  const results = own.copiedResult?.(rows, shown) ?? rows;
  const links = nextLinks(context, own.next?.(shown) ?? {}, answerMessages);
  return (
    <>
      <AddToJob title={context.title} shown={shown} answerMessages={answerMessages} />
      {(context.parts.reader === 'homeowner' || isFramed()) && (
        <ContactPrompt
          text={() => resultAsText(context.title, inputs, results, context.tool.link())}
          answerMessages={answerMessages}
        />
      )}
      <ShareBar inputs={inputs} rows={results} isSecondary={links.length === 1} answerMessages={answerMessages} />
      <NextTools links={links} title={answerMessages.nextTools} />
    </>
  );
}

function rowsOf({ definition, parts }: CalculatorContextValue, { shown, own }: AnswerProps) {
  const rows = resultRows(definition, shown, parts.fixed ?? [], own.heads ?? []);
  return own.rows?.(rows, shown) ?? [...rows.values()];
}

interface ForJobProps {
  readonly title: string;
  readonly shown: ResultView;
  readonly answerMessages: AnswerMessages;
}

/** For a calculator opened from a drying job: writes its count into the job as the technician's own number, and links back. */
function AddToJob({ title, shown: { result, locale }, answerMessages: { forJob, jobsAt } }: ForJobProps) {
  const [jobRoom] = useState(() => jobRoomIn(window.location.hash));
  const [saved, setSaved] = useState<{ readonly how: 'done' | 'failed'; readonly count: number } | null>(null);
  const { unitsNeeded, requiredCapacity } = result as Readonly<Record<string, unknown>>;
  const { others } = jobRoom ?? {};
  const chamber = useChamberCount(requiredCapacity, others);
  if (!jobRoom || typeof unitsNeeded !== 'number') return null;
  const count = others === undefined ? unitsNeeded : chamber?.count;
  const add = async (own: number) => {
    const why = t(forJob.why, { title }, locale);
    const isSaved = await import('./add-to-job.ts').then(
      ({ addToJob }) => addToJob(jobRoom, own, why),
      () => false,
    );
    setSaved({ how: isSaved ? 'done' : 'failed', count: own });
  };
  return (
    <div className="no-print">
      {chamber && <p>{t(forJob.chamber, { ...chamber, others: others ?? 0 }, locale)}</p>}
      <p>
        {count !== undefined && (
          <button type="button" className="btn" onClick={() => void add(count)}>
            {t(forJob.put, { count }, locale)}
          </button>
        )}{' '}
        <a href={`${jobsAt}${recordAddress(jobRoom.job)}`}>{forJob.back}</a>
      </p>
      <p role="status">{saved && t(forJob[saved.how], { count: saved.count }, locale)}</p>
    </div>
  );
}

/** The dehumidifiers of the whole chamber, where other rooms share it; null until calculated. */
function useChamberCount(pints: unknown, others: number | undefined): ChamberCount | null {
  const [count, setCount] = useState<ChamberCount | null>(null);
  useEffect(() => {
    if (typeof pints !== 'number' || others === undefined) return;
    let isCanceled = false;
    void import('./add-to-job.ts').then(({ chamberCount }) => isCanceled || setCount(chamberCount(pints, others)));
    return () => {
      isCanceled = true;
    };
  }, [pints, others]);
  return count;
}

/** Whether the tool is embedded on another site, whose visitors are homeowners as a rule. */
const isFramed = () => document.documentElement.dataset.framed !== undefined;

/** The next step of a homeowner: a phone call, or the contact form with the result filled in. */
function ContactPrompt({
  text,
  answerMessages,
}: {
  readonly text: () => string;
  readonly answerMessages: AnswerMessages;
}) {
  const { locale } = useCalculatorContext();
  const { help, contact } = answerMessages;
  const handOff = (event: MouseEvent) => {
    event.preventDefault();
    const handover = { question: text() };
    import('../../../lib/storage/handoff.ts')
      .then(({ handOver }) => handOver('estimate-handover', handover, contact.form))
      // Offline, the form opens without the result.
      .catch(() => window.location.assign(contact.form));
  };
  return (
    <aside className={`${styles.help} no-print`} aria-label={help.title}>
      <p className={styles.helpTitle}>{help.title}</p>
      <p>{help.text}</p>
      <p className={styles.helpWays}>
        {isFramed() ? (
          // A frame has no storage, and the form opens in a new window: the hash, which no server reads, carries the result.
          <a className="btn" href={`${contact.form}?${new URLSearchParams({ question: text() })}`}>
            {help.send}
          </a>
        ) : (
          <a className="btn" href={contact.form} onClick={handOff}>
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

type NextLink = readonly [href: string, text: string];

/** Links from a result to other calculators, with the shared fields filled in; for technicians, to the drying job too. */
function nextLinks(
  { words, nextPages, parts }: CalculatorContextValue,
  values: Readonly<Record<string, Values<string>>>,
  { logJob, jobsAt }: AnswerMessages,
): readonly NextLink[] {
  const tools = Object.entries(words.next ?? {}).map(
    ([tool, text]): NextLink => [nextPages[tool] + writeLink(values[tool] ?? {}), text],
  );
  return parts.reader === 'homeowner' ? tools : [...tools, [jobsAt, logJob]];
}

/** The next steps; a single one is a button. */
function NextTools({ links, title }: { readonly links: readonly NextLink[]; readonly title: string }) {
  const [first] = links;
  if (!first) return null;
  const items = links.map(([href, text]) => (
    <li key={href}>
      <a href={href}>{text}</a>
    </li>
  ));
  return (
    <nav className={`${styles.next} no-print`} aria-label={title}>
      {links.length > 1 ? (
        <ul>{items}</ul>
      ) : (
        <a className="btn" href={first[0]}>
          {first[1]}
        </a>
      )}
    </nav>
  );
}
