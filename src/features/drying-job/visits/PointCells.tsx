import { memo } from 'react';
import { t } from '#content/i18n/t.ts';
import type { PointFigures } from '#core/drying-job/point-history.ts';
import { blankJobRow, type JobRow } from '#core/drying-job/record/record.ts';
import { shape } from '#core/drying-job/record/shape.ts';
import { unreadReasons } from '#core/job/drying-job.ts';
import styles from '../drying-job.module.css';
import { markOf } from '../job-mark.ts';
import type { PartProps } from '../section-props.ts';
import { visitBefore } from './expected-readings.ts';
import { StepInput } from './StepInput.tsx';
import type { VisitProps } from './VisitForm.tsx';

/** Half a point of percent, a whole step of a meter's own scale: the last steps of common meters. */
const steps = { percent: 0.5, relative: 1 } as const;

/** The points that still stand, each with its reading and what it says. */
export function PointCells(props: VisitProps) {
  const { record, derived, visit, words, locale, state, form } = props;
  const figures = derived.visits.find(({ id }) => id === visit.id)?.points ?? [];
  const figuresOf = new Map(figures.map((each) => [each.pointId, each]));
  const open = record.points.filter(({ id }) => figuresOf.has(id));
  const [own, before] = [readingsOn(record, visit.id), readingsOn(record, visitBefore(record, visit)?.id)];
  if (record.points.length === 0) return <p>{words.tables.points.none}</p>;
  return (
    <ul className={styles.cells}>
      {open.map((point) => (
        <PointCell
          key={point.id}
          visit={visit.id}
          point={point}
          mark={markOf(record.points.indexOf(point))}
          name={form.nameOf(record, 'points', point.id)}
          room={point.room && form.nameOf(record, 'rooms', point.room)}
          own={own.get(point.id)}
          last={before.get(point.id)?.value ?? null}
          figures={figuresOf.get(point.id)}
          words={words}
          locale={locale}
          state={state}
        />
      ))}
    </ul>
  );
}

/** The readings of a visit by their points; the last one where a point was read twice. */
function readingsOn({ readings }: VisitProps['record'], visit: string | undefined) {
  return new Map(readings.filter((each) => each.visit === visit).map((reading) => [reading.point, reading]));
}

interface CellProps extends Pick<PartProps, 'words' | 'locale' | 'state'> {
  /** The id of the visit. */
  readonly visit: string;
  readonly point: JobRow<'points'>;
  readonly mark: string;
  readonly name: string;
  readonly room: string;
  readonly own: JobRow<'readings'> | undefined;
  /** What was read on the visit before. */
  readonly last: number | null;
  readonly figures: PointFigures | undefined;
}

const PointCell = memo(function PointCell(props: CellProps) {
  const { visit, point, mark, name, room, own, last, words, locale, state } = props;
  const scale = point.scale || 'percent';
  const edit = (values: { readonly value: number | null; readonly why: JobRow<'readings'>['why'] }) => {
    if (own) {
      const edits = Object.entries(values).map(
        ([field, value]) => ({ kind: 'set', table: 'readings', id: own.id, field, value }) as const,
      );
      return void state.edit({ kind: 'several', edits });
    }
    const row = { ...blankJobRow('readings', crypto.randomUUID()), visit, point: point.id, ...values };
    return void state.edit({ kind: 'add', table: 'readings', row });
  };
  return (
    <li>
      <b>
        {mark} {name}
        {room && <small>{room}</small>}
      </b>
      <StepInput
        name={words.choices['points.scale'][scale]}
        of={name}
        field={shape.tables.readings.value}
        value={own?.value ?? null}
        last={last}
        step={steps[scale]}
        words={words}
        locale={locale}
        edit={(value) => edit({ value, why: '' })}
      />
      <label className={styles.why} data-blank={own?.why ? undefined : ''}>
        {words.fields.readings.why}
        <select
          value={own?.why ?? ''}
          onChange={({ target }) => edit({ value: null, why: target.value as JobRow<'readings'>['why'] })}
        >
          <option value="">{words.entry.none}</option>
          {unreadReasons.map((why) => (
            <option key={why} value={why}>
              {words.choices['readings.why'][why]}
            </option>
          ))}
        </select>
      </label>
      <PointSays {...props} />
    </li>
  );
});

/** The goal and the verdict, and by how much the point is above it. */
function PointSays({ figures, words, locale }: CellProps) {
  if (!figures) return null;
  const { goal, aboveGoal, verdict } = figures;
  const above = aboveGoal !== null && aboveGoal > 0 ? ` (+${locale.upTo(aboveGoal)})` : '';
  return (
    <p role="status" data-verdict={verdict}>
      <b>{words.verdicts[verdict]}</b>
      {above}, {goal === null ? words.visit.noGoal : t(words.visit.goal, { goal }, locale)}
    </p>
  );
}
