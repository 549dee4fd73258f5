import { memo } from 'react';
import { t } from '#content/i18n/t.ts';
import { blankJobRow, type JobRow } from '#core/drying-job/record/record.ts';
import { shape } from '#core/drying-job/record/shape.ts';
import { airFiguresOf } from '#core/drying-job/visit-air.ts';
import styles from '../drying-job.module.css';
import type { PartProps } from '../section-props.ts';
import { type AskedAir, askedAirs, isAt, visitBefore } from './expected-readings.ts';
import { StepInput } from './StepInput.tsx';
import type { VisitProps } from './VisitForm.tsx';

/** Degrees and percent of one press. */
const steps = { temperatureF: 1, humidityPercent: 1 } as const;

/** The air of a visit, place by place, with what it says at once. */
export function AirCells(props: VisitProps) {
  const { record, job, derived, visit, words, locale, state } = props;
  const airsOn = (id: string | undefined) => record.airs.filter((air) => air.visit === id);
  const [own, before] = [airsOn(visit.id), airsOn(visitBefore(record, visit)?.id)];
  const machines = derived.visits.find(({ id }) => id === visit.id)?.dehumidifiers ?? [];
  const depressionAt = ({ place, machine }: AskedAir) =>
    place === 'outlet' ? machines.find(({ machineId }) => machineId === machine)?.depressionGpp : null;
  return (
    <ul className={styles.cells}>
      {askedAirs(record, job, visit).map((asked) => (
        <AirCell
          key={`${asked.place} ${asked.room} ${asked.machine}`}
          {...asked}
          visit={visit.id}
          name={nameOf(asked, props)}
          own={own.findLast((air) => isAt(air, asked))}
          last={before.findLast((air) => isAt(air, asked))}
          pressurePa={derived.pressurePa}
          depressionGpp={depressionAt(asked) ?? null}
          words={words}
          locale={locale}
          state={state}
        />
      ))}
    </ul>
  );
}

interface CellProps extends AskedAir, Pick<PartProps, 'words' | 'locale' | 'state'> {
  /** The id of the visit. */
  readonly visit: string;
  readonly name: string;
  readonly own: JobRow<'airs'> | undefined;
  /** The same air on the visit before. */
  readonly last: JobRow<'airs'> | undefined;
  readonly pressurePa: number;
  /** What the machine takes out, at an outlet. */
  readonly depressionGpp: number | null;
}

const AirCell = memo(function AirCell(props: CellProps) {
  const { visit, place, room, machine, name, own, last, words, locale, state } = props;
  const edit = (field: keyof typeof steps, value: number | null) => {
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
          name={words.fields.airs[field]}
          of={name}
          field={shape.tables.airs[field]}
          value={own?.[field] ?? null}
          last={last?.[field] ?? null}
          step={steps[field]}
          words={words}
          locale={locale}
          edit={(value) => edit(field, value)}
        />
      ))}
      <AirSays {...props} />
    </li>
  );
});

/** Grains, dew point and vapor pressure, and at an outlet what the machine takes out. */
function AirSays({ own, depressionGpp, pressurePa, words, locale }: CellProps) {
  if (!own || own.temperatureF === null || own.humidityPercent === null) return <p role="status" />;
  const { grainsPerPound, dewPointF, vaporPressureInHg } = airFiguresOf(
    own.temperatureF,
    own.humidityPercent,
    pressurePa,
  );
  if (grainsPerPound === null) return <p role="status">{words.visit.noAir}</p>;
  const values = {
    grains: locale.number(grainsPerPound, 1),
    dew: locale.number(dewPointF, 1),
    pressure: locale.number(vaporPressureInHg, 3),
  };
  const air = t(dewPointF === null ? words.visit.noDew : words.visit.air, values, locale);
  const grains = depressionGpp === null ? null : locale.number(depressionGpp, 1);
  return <p role="status">{grains === null ? air : t(words.visit.depression, { air, grains }, locale)}</p>;
}

function nameOf({ place, room, machine }: AskedAir, { words, form, record }: VisitProps): string {
  const at = room ? form.nameOf(record, 'rooms', room) : machine && form.nameOf(record, 'machines', machine);
  return [words.choices['airs.place'][place], at].filter(Boolean).join(': ');
}
