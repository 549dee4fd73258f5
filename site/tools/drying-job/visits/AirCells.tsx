import { say } from '#content/locale/say.ts';
import { airFiguresOf } from '#core/drying-job/air/figures.ts';
import { blankJobRow, type JobRow } from '#core/drying-job/kept/record.ts';
import { shape } from '#core/drying-job/kept/shape.ts';
import styles from '../drying-job.module.css';
import { type AskedAir, askedAirs, isAt, visitBefore } from './asked.ts';
import { StepInput } from './StepInput.tsx';
import type { VisitProps } from './VisitForm.tsx';

/** Degrees and percent of one press. */
const steps = { temperatureF: 1, humidityPercent: 1 } as const;

/** The air of a visit, place by place, with what it says at once. */
export function AirCells(props: VisitProps) {
  const { record, job, visit } = props;
  return (
    <ul className={styles.cells}>
      {askedAirs(record, job, visit).map((asked) => (
        <AirCell key={`${asked.place} ${asked.room} ${asked.machine}`} {...props} asked={asked} />
      ))}
    </ul>
  );
}

function AirCell(props: VisitProps & { readonly asked: AskedAir }) {
  const { record, visit, asked, words, locale, state } = props;
  const airIn = (visitId: string | undefined) =>
    record.airs.findLast((air) => air.visit === visitId && isAt(air, asked));
  const [own, before] = [airIn(visit.id), airIn(visitBefore(record, visit)?.id)];
  const name = nameOf(props);
  const edit = (field: keyof typeof steps, value: number | null) => {
    if (own) return void state.edit({ kind: 'set', table: 'airs', id: own.id, field, value });
    const row = { ...blankJobRow('airs', crypto.randomUUID()), ...asked, visit: visit.id, [field]: value };
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
          last={before?.[field] ?? null}
          step={steps[field]}
          words={words}
          locale={locale}
          edit={(value) => edit(field, value)}
        />
      ))}
      <AirSays {...props} air={own} />
    </li>
  );
}

/** Grains, dew point and vapor pressure, and at an outlet what the machine takes out. */
function AirSays(props: VisitProps & { readonly asked: AskedAir; readonly air: JobRow<'airs'> | undefined }) {
  const { air, asked, derived, visit, words, locale } = props;
  if (!air || air.temperatureF === null || air.humidityPercent === null) return <p role="status" />;
  const { grainsPerPound, dewPointF, vaporPressureInHg } = airFiguresOf(
    air.temperatureF,
    air.humidityPercent,
    derived.pressurePa,
  );
  const values = {
    grains: locale.number(grainsPerPound, 1),
    dew: locale.number(dewPointF, 1),
    pressure: locale.number(vaporPressureInHg, 3),
  };
  const figures = derived.visits.find(({ at }) => at === visit.at);
  const depression =
    asked.place === 'outlet' ? figures?.dehumidifiers.find(({ machineId }) => machineId === asked.machine) : undefined;
  return (
    <p role="status">
      {say(dewPointF === null ? words.visit.noDew : words.visit.air, values, locale)}
      {depression?.depressionGpp != null && (
        <> {say(words.visit.depression, { grains: locale.number(depression.depressionGpp, 1) }, locale)}</>
      )}
    </p>
  );
}

function nameOf({ asked, words, form, record }: VisitProps & { readonly asked: AskedAir }): string {
  const place = words.choices['airs.place'][asked.place];
  const at = asked.room
    ? form.nameOf(record, 'rooms', asked.room)
    : asked.machine && form.nameOf(record, 'machines', asked.machine);
  return [place, at].filter(Boolean).join(': ');
}
