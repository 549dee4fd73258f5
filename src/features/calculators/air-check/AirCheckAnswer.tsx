import type { words } from '#content/en/calculators/air-check.ts';
import { plain } from '#content/i18n/locale.ts';
import type { MessageShape } from '#content/i18n/message-shape.ts';
import type { definition } from '#core/calculators/air-check/definition.ts';
import { placeText } from '../form/PlaceField.tsx';
import type { AnswerParts, ResultView, Row } from '../types.ts';
import styles from './AirCheck.module.css';

export type AirCheckMessages = MessageShape<typeof words>;
export type AirCheckView = ResultView<typeof definition, AirCheckMessages>;

/** The compared quantities in the order of the page. */
export const compared = [
  'depression',
  'pintsRemoved',
  'aboveUnaffected',
  'aboveOutside',
  'pintsByOpening',
  'surfaceMargin',
  'vaporPressureDifferential',
] as const;

interface Verdict {
  readonly title: string;
  readonly tone: 'go' | 'amber' | 'alarm';
  readonly says: string;
  readonly causes: readonly string[];
}

/** All verdicts that the readings allow, in the order in which a technician asks. */
function verdicts(shown: AirCheckView): readonly Verdict[] {
  return [depressionVerdict(shown), openingVerdict(shown), surfaceVerdict(shown)].filter((verdict) => verdict !== null);
}

const depressionTones = { drying: 'go', weak: 'amber', adding: 'alarm' } as const;

function depressionVerdict({ words, locale, t, result }: AirCheckView): Verdict | null {
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

function openingVerdict({ words, locale, t, result }: AirCheckView): Verdict | null {
  const { aboveOutside, openingVerdict } = result;
  if (aboveOutside === null || openingVerdict === null) return null;
  const { open, little, wetter, inside } = words.own.opening;
  const { title, says } = openingVerdict === 'open' ? open : aboveOutside > 0 ? little : wetter;
  const texts = { grains: locale.number(Math.abs(aboveOutside), 1), inside: t(inside) };
  return { title, tone: openingVerdict === 'open' ? 'go' : 'amber', says: t(says, texts), causes: [] };
}

const surfaceTones = { wet: 'alarm', near: 'amber', clear: 'go' } as const;

function surfaceVerdict({ words, locale, t, result }: AirCheckView): Verdict | null {
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

export const answer: AnswerParts<typeof definition, AirCheckMessages> = {
  hidesStep: lacksReadings,
  heading: (shown) => (verdicts(shown).length > 0 ? shown.words.heading : shown.words.own.alone),
  verdict: (shown) =>
    verdicts(shown)
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

function copiedRows({ words, locale, t, input, values, result }: AirCheckView): readonly Row[] {
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

/** Whether the fields of a step of the working are blank. */
function lacksReadings(name: string, values: Readonly<Record<string, string>>): boolean {
  const needs: Readonly<Record<string, readonly string[]>> = {
    depression: ['affectedTemperature', 'outletTemperature'],
    aboveOutside: ['affectedTemperature', 'outsideTemperature'],
    pintsRemoved: ['affectedTemperature', 'outletTemperature', 'airflow'],
    vaporPressureDifferential: ['affectedTemperature', 'surface'],
    pintsByOpening: ['affectedTemperature', 'outsideTemperature', 'exchange'],
  };
  return needs[name]?.some((field) => !values[field]?.trim()) ?? false;
}

/** The readings, numbered as on the chart, with the derived quantities of each. */
function PointsTable({ words, locale, result }: AirCheckView) {
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

function Verdicts(shown: AirCheckView) {
  return verdicts(shown).map(({ title, tone, says, causes }) => (
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
