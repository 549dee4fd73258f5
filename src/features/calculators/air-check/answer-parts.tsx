import { plain } from '#content/i18n/locale.ts';
import type { definition } from '#core/calculators/air-check/definition.ts';
import type { AnswerParts, Row } from '../calculator.ts';
import { placeText } from '../form/place.ts';
import styles from './CheckAnswer.module.css';
import type { CheckMessages, CheckShown } from './check.ts';
import { compared } from './compared.ts';

/** A verdict as the page shows it: what to make of it, and what to look at. */
interface Verdict {
  readonly title: string;
  readonly tone: 'go' | 'amber' | 'alarm';
  readonly says: string;
  readonly causes: readonly string[];
}

/** Everything that the readings decide, in the order in which a technician asks. */
function verdictsOf(shown: CheckShown): readonly Verdict[] {
  return [depressionOf(shown), openingOf(shown), surfaceOf(shown)].filter((verdict) => verdict !== null);
}

const depressionTones = { drying: 'go', weak: 'amber', adding: 'alarm' } as const;

function depressionOf({ words, locale, t, result }: CheckShown): Verdict | null {
  const { depression, depressionVerdict: verdict, isBelowConventionalLimit } = result;
  if (depression === null || verdict === null) return null;
  const { title, says, causes } = words.own.depression[verdict];
  const last = verdict === 'weak' ? causes.length - 1 : causes.length;
  const pastLimit = isBelowConventionalLimit && verdict !== 'drying' ? [t(words.own.depression.pastLimit)] : [];
  return {
    title,
    tone: depressionTones[verdict],
    says: t(says, { grains: locale.number(Math.abs(depression), 1) }),
    causes: [...causes.slice(0, last), ...pastLimit, ...causes.slice(last)],
  };
}

function openingOf({ words, locale, t, result }: CheckShown): Verdict | null {
  const { aboveOutside, openingVerdict } = result;
  if (aboveOutside === null || openingVerdict === null) return null;
  const { open, little, wetter, inside } = words.own.opening;
  const { title, says } = openingVerdict === 'open' ? open : aboveOutside > 0 ? little : wetter;
  const texts = { grains: locale.number(Math.abs(aboveOutside), 1), inside: t(inside) };
  return { title, tone: openingVerdict === 'open' ? 'go' : 'amber', says: t(says, texts), causes: [] };
}

const surfaceTones = { wet: 'alarm', near: 'amber', clear: 'go' } as const;

function surfaceOf({ words, locale, t, result }: CheckShown): Verdict | null {
  const { surfaceVerdict: verdict, surfaceMargin: margin, vaporPressureDifferential: differential } = result;
  if (verdict === null || differential === null) return null;
  const { noDew, pushes, takes, ...verdicts } = words.own.surface;
  const push = differential > 0 ? t(pushes, { differential: locale.number(differential, 2) }) : takes;
  const texts = { distance: locale.number(Math.abs(margin ?? 0), 1), push };
  const { title, says } = verdicts[verdict];
  return {
    title: t(title, texts),
    tone: surfaceTones[verdict],
    says: t(margin === null ? noDew : says, texts),
    causes: [],
  };
}

export const answer: AnswerParts<typeof definition, CheckMessages> = {
  hidesStep: isUnmeasured,
  heading: (shown) => (verdictsOf(shown).length > 0 ? shown.words.heading : shown.words.own.alone),
  verdict: (shown) =>
    verdictsOf(shown)
      .map(({ title }) => title)
      .join(' '),
  rows: (rows, { locale, result }) =>
    compared.flatMap((name) => {
      const row = rows.get(name);
      if (!row || result[name] === null) return [];
      return name.startsWith('pints') ? { ...row, value: locale.number(result[name]) } : row;
    }),
  copied: (_rows, shown) => copiedRows(shown),
  copiedResult: (rows, { words, locale, t, result }) => [
    ...result.points.map(({ place, grainsPerPound }) => ({
      label: t(words.own.copied.grains, { place: words.own.places[place] }),
      value: locale.number(grainsPerPound, 1),
    })),
    ...rows,
  ],
  Lead: (shown) => <Verdicts {...shown} />,
  Below: (shown) => <PointsTable {...shown} />,
};

function copiedRows({ words, locale, t, input, values, result }: CheckShown): readonly Row[] {
  const { copied, places } = words.own;
  const optional = ['surface', 'airflow', 'exchange'] as const;
  return [
    ...result.points.map(({ place, temperatureF, humidityPercent }) => ({
      label: places[place],
      value: t(copied.reading, { temperature: locale.upTo(temperatureF), humidity: locale.upTo(humidityPercent) }),
    })),
    ...optional
      .filter((name) => input[name] !== null)
      .map((name) => ({ label: copied[name].label, value: t(copied[name].value) })),
    { label: words.own.pressure, value: placeText(words.own.place, locale, values.altitude ?? '') },
  ];
}

/** Steps of the working whose fields were left blank. */
function isUnmeasured(name: string, values: Readonly<Record<string, string>>): boolean {
  const needs: Readonly<Record<string, readonly string[]>> = {
    depression: ['affectedTemperature', 'outletTemperature'],
    aboveOutside: ['affectedTemperature', 'outsideTemperature'],
    pintsRemoved: ['affectedTemperature', 'outletTemperature', 'airflow'],
    vaporPressureDifferential: ['affectedTemperature', 'surface'],
    pintsByOpening: ['affectedTemperature', 'outsideTemperature', 'exchange'],
  };
  return needs[name]?.some((field) => !values[field]?.trim()) ?? false;
}

/** The readings, numbered as on the chart, with what each says about its air. */
function PointsTable({ words, locale, result }: CheckShown) {
  const { table, places } = words.own;
  const { name, reading, ...columns } = table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard.
    <section className="scroll-x" aria-label={name} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{reading}</th>
            {Object.entries(columns).map(([column, text]) => (
              <th key={column} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.points.map((point, index) => (
            <tr key={point.place}>
              <th scope="row">
                {index + 1} {places[point.place]}
              </th>
              <td>{plain(point.temperatureF)}</td>
              <td>{plain(point.humidityPercent)}</td>
              <td>{locale.number(point.grainsPerPound, 1)}</td>
              <td>{locale.number(point.dewpoint, 1)}</td>
              <td>{locale.number(point.vaporPressure, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The verdicts, each with what may be behind it. */
function Verdicts(shown: CheckShown) {
  return verdictsOf(shown).map(({ title, tone, says, causes }) => (
    <div key={title} className={`${styles.verdict} ${styles[tone]}`}>
      <h3>{title}</h3>
      <p>{says}</p>
      {causes.length > 0 && (
        <ul>
          {causes.map((cause) => (
            <li key={cause}>{cause}</li>
          ))}
        </ul>
      )}
    </div>
  ));
}
