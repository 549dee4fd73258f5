import { useRef } from 'react';
import type { JobRow } from '#core/drying-job/record/record.ts';
import type { AnyRow } from '#core/records/shape.ts';
import { Fields } from '../../records/form/Fields.tsx';
import { Rows } from '../../records/form/Rows.tsx';
import styles from '../drying-job.module.css';
import type { PartProps } from '../section-props.ts';
import { AirCells } from './AirCells.tsx';
import { Closing } from './Closing.tsx';
import { PointCells } from './PointCells.tsx';
import { ReadingGrid } from './ReadingGrid.tsx';
import { useStepOn } from './use-step-on.ts';

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
