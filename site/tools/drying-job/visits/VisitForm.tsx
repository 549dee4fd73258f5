import { useRef } from 'react';
import { say } from '#content/locale/say.ts';
import type { Gap } from '#core/drying-job/gaps.ts';
import type { JobRow } from '#core/drying-job/kept/record.ts';
import type { TableName } from '#core/drying-job/kept/shape.ts';
import type { AnyRow } from '#core/record/shape.ts';
import { Fields } from '../../record/form/Fields.tsx';
import { Rows } from '../../record/form/Rows.tsx';
import styles from '../drying-job.module.css';
import type { PartProps } from '../open/part.ts';
import { AirCells } from './AirCells.tsx';
import { PointCells } from './PointCells.tsx';
import { useStepOn } from './use-step-on.ts';

export interface VisitProps extends PartProps {
  readonly visit: JobRow<'visits'>;
}

/** One visit: air, points, surfaces, changes, and what is still missing before it closes. */
export function VisitForm(props: VisitProps) {
  const { visit, state, words, locale, form, record } = props;
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
      <p>{words.visit.next}</p>
      <div ref={cells} {...stepOn}>
        <h3>{words.heads.air}</h3>
        <AirCells {...props} />
        <h3>{words.heads.points}</h3>
        <PointCells {...props} />
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
function Closing({ visit, derived, words, state, record, form, locale }: VisitProps) {
  const gaps = derived.visits.find(({ at }) => at === visit.at)?.gaps ?? [];
  const close = (closed: boolean) =>
    void state.edit({ kind: 'set', table: 'visits', id: visit.id, field: 'closed', value: closed });
  const remove = () => {
    const rows = (['airs', 'readings', 'surfaces', 'changes'] as const).flatMap((table) =>
      record[table].filter((row) => row.visit === visit.id).map(({ id }) => ({ kind: 'remove', table, id }) as const),
    );
    void state.undoable({ kind: 'several', edits: [...rows, { kind: 'remove', table: 'visits', id: visit.id }] });
  };
  return (
    <div className={styles.closing}>
      {gaps.length === 0 ? (
        <p>{words.visit.noGaps}</p>
      ) : (
        <>
          <h3>{words.visit.gaps}</h3>
          <ul>
            {gaps.map((gap) => (
              <li key={gap}>{gapText(gap)}</li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.buttons}>
        {visit.closed && <span>{words.visit.closed}</span>}
        <button type="button" className={visit.closed ? 'btn btn-alt' : 'btn'} onClick={() => close(!visit.closed)}>
          {visit.closed ? words.visit.reopen : gaps.length > 0 ? words.visit.closeAnyway : words.visit.close}
        </button>
        <button type="button" className="btn btn-alt" onClick={remove}>
          {words.visit.remove}
        </button>
      </p>
    </div>
  );

  function gapText(gap: Gap): string {
    const [code = '', id = ''] = gap.split(':');
    const tables: Readonly<Record<string, TableName>> = { 'no-affected': 'rooms', 'no-outlet': 'machines' };
    const name = id && form.nameOf(record, tables[code] ?? 'points', id);
    return say(words.gaps[code as keyof typeof words.gaps], { name }, locale);
  }
}
