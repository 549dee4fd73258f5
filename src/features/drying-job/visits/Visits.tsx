import { memo, startTransition, useCallback, useDeferredValue, useRef, useState } from 'react';
import { t } from '#content/i18n/t.ts';
import { blankJobRow, type JobRow, type JobTable } from '#core/drying-job/record/record.ts';
import { DeletedNotice } from '../../records/UndoBar.tsx';
import { wallClock } from '../../records/wall-clock.ts';
import { momentText } from '../form.ts';
import { JobSection, type SectionProps } from '../JobSection.tsx';
import { VisitForm } from './VisitForm.tsx';
import styles from './visits.module.css';

/** Visits as a row of days; the last is open unless another was chosen. */
export function Visits(props: SectionProps) {
  const { record, messages, locale, state } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  /** Id of a new visit whose figures are still being calculated. */
  const [begun, setBegun] = useState<string | null>(null);
  const visits = inOrder(record.visits);
  const shown = visits.find(({ id }) => id === chosen) ?? (begun === null ? visits.at(-1) : undefined);
  const seen = useRef<string | undefined>(undefined);
  const deletedHere = useRef<string | undefined>(undefined);
  const isGone =
    seen.current !== undefined && seen.current !== deletedHere.current && visits.every(({ id }) => id !== seen.current);
  if (!isGone) seen.current = shown?.id;
  const show = useCallback((id: string) => {
    seen.current = undefined;
    setChosen(id);
  }, []);
  // Unmount the previous form at once, so that nothing is typed into it; render the next one deferred.
  const drawn = useDeferredValue(shown?.id);
  return (
    <JobSection name="visits" messages={messages}>
      <Days
        visits={record.visits}
        technician={record.site.technician}
        shown={shown?.id}
        show={show}
        setBegun={setBegun}
        messages={messages}
        locale={locale}
        state={state}
      />
      {isGone && <DeletedNotice {...messages} />}
      {(shown || begun !== null) && (
        <div className={styles.visitPlace}>
          {shown && shown.id === drawn && (
            <VisitForm
              {...props}
              key={shown.id}
              visit={shown}
              deletes={() => {
                deletedHere.current = shown.id;
              }}
            />
          )}
        </div>
      )}
    </JobSection>
  );
}

interface DaysProps extends Pick<SectionProps, 'messages' | 'locale' | 'state'> {
  readonly visits: JobTable<'visits'>;
  readonly technician: string;
  readonly shown: string | undefined;
  readonly show: (id: string) => void;
  readonly setBegun: (id: string | null) => void;
}

const Days = memo(function Days(props: DaysProps) {
  const { visits, technician, shown, show, setBegun, messages, locale, state } = props;
  const ordered = inOrder(visits);
  const begin = () => {
    const id = crypto.randomUUID();
    const by = ordered.at(-1)?.by || technician;
    const row = { ...blankJobRow('visits', id), at: wallClock(new Date()), by };
    show(id);
    setBegun(id);
    // Figures are calculated after the click has been painted.
    startTransition(() => {
      void state.edit({ kind: 'add', table: 'visits', row }).then(() => startTransition(() => setBegun(null)));
    });
  };
  return (
    <>
      {visits.length === 0 && <p>{messages.tables.visits.none}</p>}
      <ol className={`${styles.days} no-print`}>
        {ordered.map(({ id, at }, index) => (
          <li key={id}>
            <button type="button" aria-current={id === shown ? 'true' : undefined} onClick={() => show(id)}>
              {t(messages.visit.name, { count: index + 1 }, locale)}
              <small>{at && momentText(at, locale)}</small>
            </button>
          </li>
        ))}
        <li>
          <button type="button" onClick={({ detail }) => detail < 2 && begin()}>
            + {messages.tables.visits.add}
          </button>
        </li>
      </ol>
    </>
  );
});

/** Sorted by time. A visit without a date comes last. */
function inOrder(visits: JobTable<'visits'>): JobTable<'visits'> {
  const when = ({ at }: JobRow<'visits'>) => at || '~';
  return visits.toSorted((one, other) => Number(when(one) > when(other)) - Number(when(one) < when(other)));
}
