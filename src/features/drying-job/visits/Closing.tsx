import { t } from '#content/i18n/t.ts';
import type { Gap } from '#core/drying-job/gaps.ts';
import type { TableName } from '#core/drying-job/record/shape.ts';
import { leaveForm } from '../../records/form/leave-form.ts';
import styles from '../drying-job.module.css';
import type { VisitProps } from './VisitForm.tsx';

/** What is missing stands above the button that closes. */
export function Closing(props: VisitProps) {
  const { visit, derived, words, state } = props;
  // One without its date has no place among the others: nothing follows from it.
  const gaps = derived.visits.find(({ id }) => id === visit.id)?.gaps ?? ['no-date'];
  const close = (closed: boolean) =>
    void state.edit({ kind: 'set', table: 'visits', id: visit.id, field: 'closed', value: closed });
  return (
    <div className={`${styles.closing} no-print`}>
      {gaps.length === 0 ? (
        <p>{words.visit.noGaps}</p>
      ) : (
        <>
          <h3>{words.visit.gaps}</h3>
          <ul>
            {gaps.map((gap) => (
              <li key={gap}>{gapText(gap, props)}</li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.buttons}>
        {visit.closed && <span>{words.visit.closed}</span>}
        <button type="button" className={visit.closed ? 'btn btn-alt' : 'btn'} onClick={() => close(!visit.closed)}>
          {visit.closed ? words.visit.reopen : gaps.length > 0 ? words.visit.closeAnyway : words.visit.close}
        </button>
        <button
          type="button"
          className="btn btn-alt"
          onClick={({ currentTarget }) => {
            leaveForm(currentTarget, false);
            props.deletes();
            removeVisit(props);
          }}
        >
          {words.visit.remove}
        </button>
      </p>
    </div>
  );
}

/** A visit goes with all that was read on it, and comes back with it. */
function removeVisit({ visit, record, state }: VisitProps): void {
  const rows = (['airs', 'readings', 'surfaces', 'changes'] as const).flatMap((table) =>
    record[table].filter((row) => row.visit === visit.id).map(({ id }) => ({ kind: 'remove', table, id }) as const),
  );
  void state.undoable({ kind: 'several', edits: [...rows, { kind: 'remove', table: 'visits', id: visit.id }] });
}

function gapText(gap: Gap | 'no-date', { record, form, words, locale }: VisitProps): string {
  const [code = '', id = ''] = gap.split(':');
  const tables: Readonly<Record<string, TableName>> = { 'no-affected': 'rooms', 'no-outlet': 'machines' };
  const name = id && form.nameOf(record, tables[code] ?? 'points', id);
  return t(words.gaps[code as keyof typeof words.gaps], { name }, locale);
}
