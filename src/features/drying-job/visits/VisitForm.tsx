import { type KeyboardEvent, type RefObject, type TouchEvent, useRef } from 'react';
import { t } from '#content/i18n/t.ts';
import type { JobRow } from '#core/drying-job/record/record.ts';
import type { TableName } from '#core/drying-job/record/shape.ts';
import type { Gap } from '#core/drying-job/visits.ts';
import type { AnyRow } from '#core/records/shape.ts';
import { Fields } from '../../records/form/Fields.tsx';
import { leaveForm } from '../../records/form/leave-form.ts';
import { Rows } from '../../records/form/Rows.tsx';
import type { SectionProps } from '../JobSection.tsx';
import { AirCells, PointCells } from './ReadingCells.tsx';
import { ReadingGrid } from './ReadingGrid.tsx';
import gridStyles from './reading-grid.module.css';
import styles from './visits.module.css';

const swipePx = 60;

/**
 * Enter and a swipe left go to the next reading, a swipe right goes back, for use with gloves. Readings are inputs
 * with `data-reading`.
 */
function useReadingNavigation(form: RefObject<HTMLElement | null>) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !isReading(event.target)) return;
      event.preventDefault();
      step(form.current, event.target, event.shiftKey ? -1 : 1);
    },
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.item(0);
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0);
      if (!start.current || !touch) return;
      const [right, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      if (Math.abs(right) < swipePx || Math.abs(down) > Math.abs(right) / 2) return;
      step(form.current, document.activeElement, right < 0 ? 1 : -1);
    },
  };
}

function isReading(target: unknown): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.dataset.reading !== undefined;
}

function step(form: HTMLElement | null, from: Element | null, by: number): void {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input[data-reading]') ?? [])];
  const next = fields[fields.indexOf(from as HTMLInputElement) + by];
  next?.focus();
  next?.select();
}

export interface VisitProps extends SectionProps {
  readonly visit: JobRow<'visits'>;
  /** Called before the visit is deleted here. */
  readonly deletes: () => void;
}

/** One visit: air, points, surfaces, changes, and what is missing. */
export function VisitForm(props: VisitProps) {
  const { visit, deletes: _, ...part } = props;
  const { state, messages, locale, form, record } = part;
  const hasBefore = record.points.length > 0 && part.derived.visits.length > 1;
  const cells = useRef<HTMLDivElement>(null);
  const stepOn = useReadingNavigation(cells);
  const own = (row: AnyRow) => row.visit === visit.id;
  const begin = () => ({ visit: visit.id, room: record.rooms.at(0)?.id ?? '' });
  return (
    <div className={styles.visit}>
      <Fields
        form={form}
        place="visits"
        values={visit}
        record={record}
        locale={locale}
        only={['at', 'by']}
        edit={(field, value) => void state.edit({ kind: 'set', table: 'visits', id: visit.id, field, value })}
      />
      <p className="no-print">{messages.visit.next}</p>
      <div ref={cells} {...stepOn}>
        <h3>{messages.heads.air}</h3>
        <AirCells {...props} />
        <h3>{messages.heads.points}</h3>
        <div className={hasBefore ? gridStyles.beside : undefined}>
          {hasBefore && <ReadingGrid {...part} shown={visit.id} />}
          <PointCells {...props} />
        </div>
      </div>
      <h3>{messages.heads.surfaces}</h3>
      <Rows {...props} table="surfaces" where={own} without={['visit']} begin={begin} />
      <h3>{messages.heads.changes}</h3>
      <Rows {...props} table="changes" where={own} without={['visit']} begin={() => ({ visit: visit.id })} />
      <CloseVisit {...props} />
    </div>
  );
}

/** Lists what is missing above the close button. */
function CloseVisit(props: VisitProps) {
  const { visit, derived, messages, state } = props;
  // A visit without a date is not evaluated.
  const gaps = derived.visits.find(({ id }) => id === visit.id)?.gaps ?? ['no-date'];
  const close = (closed: boolean) =>
    void state.edit({ kind: 'set', table: 'visits', id: visit.id, field: 'closed', value: closed });
  return (
    <div className={`${styles.closing} no-print`}>
      {gaps.length === 0 ? (
        <p>{messages.visit.noGaps}</p>
      ) : (
        <>
          <h3>{messages.visit.gaps}</h3>
          <ul>
            {gaps.map((gap) => (
              <li key={gap}>{gapText(gap, props)}</li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.buttons}>
        {visit.closed && <span>{messages.visit.closed}</span>}
        <button type="button" className={visit.closed ? 'btn btn-alt' : 'btn'} onClick={() => close(!visit.closed)}>
          {visit.closed ? messages.visit.reopen : gaps.length > 0 ? messages.visit.closeAnyway : messages.visit.close}
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
          {messages.visit.remove}
        </button>
      </p>
    </div>
  );
}

/** Deletes a visit with its readings, as one undoable change. */
function removeVisit({ visit, record, state }: VisitProps): void {
  const rows = (['airs', 'readings', 'surfaces', 'changes'] as const).flatMap((table) =>
    record[table].filter((row) => row.visit === visit.id).map(({ id }) => ({ kind: 'remove', table, id }) as const),
  );
  void state.undoable({ kind: 'several', edits: [...rows, { kind: 'remove', table: 'visits', id: visit.id }] });
}

function gapText(gap: Gap | 'no-date', { record, form, messages, locale }: VisitProps): string {
  const [code = '', id = ''] = gap.split(':');
  const tables: Readonly<Record<string, TableName>> = { 'no-affected': 'rooms', 'no-outlet': 'machines' };
  const name = id && form.nameOf(record, tables[code] ?? 'points', id);
  return t(messages.gaps[code as keyof typeof messages.gaps], { name }, locale);
}
