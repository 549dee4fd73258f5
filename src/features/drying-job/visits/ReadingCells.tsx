import { memo } from 'react';
import { t } from '#content/i18n/t.ts';
import type { PointFigures } from '#core/drying-job/point-history.ts';
import { blankJobRow, type JobRow } from '#core/drying-job/record/record.ts';
import { shape } from '#core/drying-job/record/shape.ts';
import { airFiguresOf } from '#core/drying-job/visit-air.ts';
import { unreadReasons } from '#core/job/drying-job.ts';
import { pointLetter } from '../form.ts';
import type { SectionProps } from '../JobSection.tsx';
import { type ExpectedAir, expectedAirs, isSameAir, visitBefore } from './expected-readings.ts';
import { StepInput } from './StepInput.tsx';
import type { VisitProps } from './VisitForm.tsx';
import styles from './visits.module.css';

/** Degrees and percent per click. */
const airSteps = { temperatureF: 1, humidityPercent: 1 } as const;

/** Air readings of a visit by place with derived figures. */
export function AirCells(props: VisitProps) {
  const { record, job, derived, visit, messages, locale, state } = props;
  const airsOn = (id: string | undefined) => record.airs.filter((air) => air.visit === id);
  const [own, before] = [airsOn(visit.id), airsOn(visitBefore(record, visit)?.id)];
  const machines = derived.visits.find(({ id }) => id === visit.id)?.dehumidifiers ?? [];
  const depressionAt = ({ place, machine }: ExpectedAir) =>
    place === 'outlet' ? machines.find(({ machineId }) => machineId === machine)?.depressionGpp : null;
  return (
    <ul className={styles.cells}>
      {expectedAirs(record, job, visit).map((asked) => (
        <AirCell
          key={`${asked.place} ${asked.room} ${asked.machine}`}
          {...asked}
          visit={visit.id}
          name={nameOf(asked, props)}
          own={own.findLast((air) => isSameAir(air, asked))}
          last={before.findLast((air) => isSameAir(air, asked))}
          pressurePa={derived.pressurePa}
          depressionGpp={depressionAt(asked) ?? null}
          messages={messages}
          locale={locale}
          state={state}
        />
      ))}
    </ul>
  );
}

interface AirCellProps extends ExpectedAir, Pick<SectionProps, 'messages' | 'locale' | 'state'> {
  readonly visit: string;
  readonly name: string;
  readonly own: JobRow<'airs'> | undefined;
  /** The same reading on the previous visit. */
  readonly last: JobRow<'airs'> | undefined;
  readonly pressurePa: number;
  /** Grain depression of the dehumidifier, at an outlet. */
  readonly depressionGpp: number | null;
}

const AirCell = memo(function AirCell(props: AirCellProps) {
  const { visit, place, room, machine, name, own, last, messages, locale, state } = props;
  const edit = (field: keyof typeof airSteps, value: number | null) => {
    if (own) return void state.edit({ kind: 'set', table: 'airs', id: own.id, field, value });
    const row = { ...blankJobRow('airs', crypto.randomUUID()), place, room, machine, visit, [field]: value };
    return void state.edit({ kind: 'add', table: 'airs', row });
  };
  return (
    <li>
      <b>{name}</b>
      {(['temperatureF', 'humidityPercent'] as const).map((field) => (
        <StepInput
          key={field}
          name={messages.fields.airs[field]}
          of={name}
          field={shape.tables.airs[field]}
          value={own?.[field] ?? null}
          last={last?.[field] ?? null}
          step={airSteps[field]}
          messages={messages}
          locale={locale}
          edit={(value) => edit(field, value)}
        />
      ))}
      <AirResult {...props} />
    </li>
  );
});

/** Grains, dew point and vapor pressure; at an outlet also the grain depression. */
function AirResult({ own, depressionGpp, pressurePa, messages, locale }: AirCellProps) {
  if (!own || own.temperatureF === null || own.humidityPercent === null) return <p role="status" />;
  const { grainsPerPound, dewPointF, vaporPressureInHg } = airFiguresOf(
    own.temperatureF,
    own.humidityPercent,
    pressurePa,
  );
  if (grainsPerPound === null) return <p role="status">{messages.visit.noAir}</p>;
  const values = {
    grains: locale.number(grainsPerPound, 1),
    dew: locale.number(dewPointF, 1),
    pressure: locale.number(vaporPressureInHg, 3),
  };
  const air = t(dewPointF === null ? messages.visit.noDew : messages.visit.air, values, locale);
  const grains = depressionGpp === null ? null : locale.number(depressionGpp, 1);
  return <p role="status">{grains === null ? air : t(messages.visit.depression, { air, grains }, locale)}</p>;
}

function nameOf({ place, room, machine }: ExpectedAir, { messages, form, record }: VisitProps): string {
  const at = room ? form.nameOf(record, 'rooms', room) : machine && form.nameOf(record, 'machines', machine);
  return [messages.choices['airs.place'][place], at].filter(Boolean).join(': ');
}

/** Half a percent, or one unit of a relative scale: the resolution of common meters. */
const pointSteps = { percent: 0.5, relative: 1 } as const;

/** The remaining points with reading, goal and verdict. */
export function PointCells(props: VisitProps) {
  const { record, derived, visit, messages, locale, state, form } = props;
  const figures = derived.visits.find(({ id }) => id === visit.id)?.points ?? [];
  const figuresOf = new Map(figures.map((each) => [each.pointId, each]));
  const open = record.points.filter(({ id }) => figuresOf.has(id));
  const [own, before] = [readingsOn(record, visit.id), readingsOn(record, visitBefore(record, visit)?.id)];
  if (record.points.length === 0) return <p>{messages.tables.points.none}</p>;
  return (
    <ul className={styles.cells}>
      {open.map((point) => (
        <PointCell
          key={point.id}
          visit={visit.id}
          point={point}
          mark={pointLetter(record.points.indexOf(point))}
          name={form.nameOf(record, 'points', point.id)}
          room={point.room && form.nameOf(record, 'rooms', point.room)}
          own={own.get(point.id)}
          last={before.get(point.id)?.value ?? null}
          figures={figuresOf.get(point.id)}
          messages={messages}
          locale={locale}
          state={state}
        />
      ))}
    </ul>
  );
}

/** Readings of a visit by point; the last of duplicates. */
function readingsOn({ readings }: VisitProps['record'], visit: string | undefined) {
  return new Map(readings.filter((each) => each.visit === visit).map((reading) => [reading.point, reading]));
}

interface PointCellProps extends Pick<SectionProps, 'messages' | 'locale' | 'state'> {
  readonly visit: string;
  readonly point: JobRow<'points'>;
  readonly mark: string;
  readonly name: string;
  readonly room: string;
  readonly own: JobRow<'readings'> | undefined;
  /** Reading of the previous visit. */
  readonly last: number | null;
  readonly figures: PointFigures | undefined;
}

const PointCell = memo(function PointCell(props: PointCellProps) {
  const { visit, point, mark, name, room, own, last, messages, locale, state } = props;
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
        name={messages.choices['points.scale'][scale]}
        of={name}
        field={shape.tables.readings.value}
        value={own?.value ?? null}
        last={last}
        step={pointSteps[scale]}
        messages={messages}
        locale={locale}
        edit={(value) => edit({ value, why: '' })}
      />
      <label className={styles.why} data-blank={own?.why ? undefined : ''}>
        {messages.fields.readings.why}
        <select
          value={own?.why ?? ''}
          onChange={({ target }) => edit({ value: null, why: target.value as JobRow<'readings'>['why'] })}
        >
          <option value="">{messages.entry.none}</option>
          {unreadReasons.map((why) => (
            <option key={why} value={why}>
              {messages.choices['readings.why'][why]}
            </option>
          ))}
        </select>
      </label>
      <PointResult {...props} />
    </li>
  );
});

/** Goal, verdict, and how far the point is above its goal. */
function PointResult({ figures, messages, locale }: PointCellProps) {
  if (!figures) return null;
  const { goal, aboveGoal, verdict } = figures;
  const above = aboveGoal !== null && aboveGoal > 0 ? ` (+${locale.upTo(aboveGoal)})` : '';
  return (
    <p role="status" data-verdict={verdict}>
      <b>{messages.verdicts[verdict]}</b>
      {above}, {goal === null ? messages.visit.noGoal : t(messages.visit.goal, { goal }, locale)}
    </p>
  );
}
