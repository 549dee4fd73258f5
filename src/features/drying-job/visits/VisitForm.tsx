import { type KeyboardEvent, type RefObject, type TouchEvent, useRef } from 'react';
import { t } from '#content/i18n/t.ts';
import type { JobRow } from '#core/drying-job/record/record.ts';
import type { TableName } from '#core/drying-job/record/shape.ts';
import type { Gap } from '#core/drying-job/visits.ts';
import type { AnyRow } from '#core/records/shape.ts';
import { Fields } from '../../records/form/Fields.tsx';
import { leaveForm } from '../../records/form/leave-form.ts';
import { Rows } from '../../records/form/Rows.tsx';
import styles from '../drying-job.module.css';
import type { PartProps } from '../section-props.ts';
import { AirCells } from './AirCells.tsx';
import { PointCells } from './PointCells.tsx';
import { ReadingGrid } from './ReadingGrid.tsx';

/** A finger that goes so far to the side, and not up or down, means the next field. */
const swipePx = 60;

/**
 * Enter and a swipe to the left go to the next reading, a swipe to the right goes back: gloves hit no small fields. The
 * readings of a form are its inputs that are marked `data-reading`.
 */
function useStepOn(form: RefObject<HTMLElement | null>) {
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

export interface VisitProps extends PartProps {
  readonly visit: JobRow<'visits'>;
  /** Called before the visit is deleted here. */
  readonly deletes: () => void;
}

/** One visit: air, points, surfaces, changes, and what is still missing before it closes. */
export function VisitForm(props: VisitProps) {
  const { visit, deletes: _, ...part } = props;
  const { state, words, locale, form, record } = part;
  const hasBefore = record.points.length > 0 && part.derived.visits.length > 1;
  const cells = useRef<HTMLDivElement>(null);
  const stepOn = useStepOn(cells);
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
      <p className="no-print">{words.visit.next}</p>
      <div ref={cells} {...stepOn}>
        <h3>{words.heads.air}</h3>
        <AirCells {...props} />
        <h3>{words.heads.points}</h3>
        <div className={hasBefore ? styles.beside : undefined}>
          {hasBefore && <ReadingGrid {...part} shown={visit.id} />}
          <PointCells {...props} />
        </div>
      </div>
      <h3>{words.heads.surfaces}</h3>
      <Rows {...props} table="surfaces" where={own} without={['visit']} begin={begin} />
      <h3>{words.heads.changes}</h3>
      <Rows {...props} table="changes" where={own} without={['visit']} begin={() => ({ visit: visit.id })} />
      <Closing {...props} />
    </div>
  );
}

/** What is missing stands above the button that closes. */
function Closing(props: VisitProps) {
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
