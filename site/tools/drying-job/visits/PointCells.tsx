import { say } from '#content/locale/say.ts';
import { blankJobRow, type JobRow } from '#core/drying-job/kept/record.ts';
import { shape, unreadReasons } from '#core/drying-job/kept/shape.ts';
import styles from '../drying-job.module.css';
import { markOf } from '../open/mark.ts';
import { visitBefore } from './asked.ts';
import { StepInput } from './StepInput.tsx';
import type { VisitProps } from './VisitForm.tsx';

/** Half a point of percent, a whole step of a meter's own scale: the last steps of common meters. */
const steps = { percent: 0.5, relative: 1 } as const;

/** The points that still stand, each with its reading and what it says. */
export function PointCells(props: VisitProps) {
  const { record, derived, visit, words } = props;
  const figures = derived.visits.find(({ at }) => at === visit.at)?.points ?? [];
  const open = record.points.filter(({ id }) => figures.some(({ pointId }) => pointId === id));
  const shown = visit.at === '' ? [] : open;
  if (record.points.length === 0) return <p>{words.tables.points.none}</p>;
  return (
    <ul className={styles.cells}>
      {shown.map((point) => (
        <PointCell key={point.id} {...props} point={point} />
      ))}
    </ul>
  );
}

type CellProps = VisitProps & { readonly point: JobRow<'points'> };

function PointCell(props: CellProps) {
  const { record, visit, point, words, locale, state, form } = props;
  const readingIn = (visitId: string | undefined) =>
    record.readings.findLast((reading) => reading.visit === visitId && reading.point === point.id);
  const [own, before] = [readingIn(visit.id), readingIn(visitBefore(record, visit)?.id)];
  const name = form.nameOf(record, 'points', point.id);
  const edit = (values: { readonly value: number | null; readonly why: JobRow<'readings'>['why'] }) => {
    if (own) {
      const edits = Object.entries(values).map(
        ([field, value]) => ({ kind: 'set', table: 'readings', id: own.id, field, value }) as const,
      );
      return void state.edit({ kind: 'several', edits });
    }
    const row = { ...blankJobRow('readings', crypto.randomUUID()), visit: visit.id, point: point.id, ...values };
    return void state.edit({ kind: 'add', table: 'readings', row });
  };
  return (
    <li>
      <b>
        {markOf(record.points.indexOf(point))} {name}
        {point.room && <small>{form.nameOf(record, 'rooms', point.room)}</small>}
      </b>
      <StepInput
        name={words.choices['points.scale'][point.scale || 'percent']}
        of={name}
        field={shape.tables.readings.value}
        value={own?.value ?? null}
        last={before?.value ?? null}
        step={steps[point.scale || 'percent']}
        words={words}
        locale={locale}
        edit={(value) => edit({ value, why: '' })}
      />
      <label className={styles.why}>
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
}

/** The goal and the verdict, and by how much the point is above it. */
function PointSays({ point, derived, visit, words, locale }: CellProps) {
  const figures = derived.visits.find(({ at }) => at === visit.at)?.points.find(({ pointId }) => pointId === point.id);
  if (!figures) return null;
  const { goal, aboveGoal, verdict } = figures;
  const above = aboveGoal !== null && aboveGoal > 0 ? ` (+${locale.upTo(aboveGoal)})` : '';
  return (
    <p role="status" data-verdict={verdict}>
      <b>{words.verdicts[verdict]}</b>
      {above}, {goal === null ? words.visit.noGoal : say(words.visit.goal, { goal }, locale)}
    </p>
  );
}
