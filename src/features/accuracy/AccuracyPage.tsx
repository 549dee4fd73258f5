import type { MDXComponents } from 'mdx/types.js';
import type { ReactNode } from 'react';
import { towns } from '#content/facts/tables/towns.ts';
import { type Locale, realMinus } from '#content/i18n/locale.ts';
import { agreement } from '#core/psychrometrics/agreement.ts';
import { factors, saturationCoefficients } from '#core/psychrometrics/factors.ts';
import { pressureAtAltitudePa } from '#core/psychrometrics/psychrometrics.ts';
import { Link } from '../../components/Link.tsx';
import { PageCrumbs, PageMessages } from '../../components/pages/PagePage.tsx';
import type { Words } from '../../components/pages/page-vocabulary.tsx';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import { NumberedPage } from '../../lib/content-renderer/components/page-record.tsx';
import { Sources } from '../../lib/content-renderer/components/Sources.tsx';
import { CalculatorStrip } from '../tool-list/CalculatorStrip.tsx';
import styles from './accuracy.module.css';
import { ErrorPlot } from './ErrorPlot.tsx';
import { humid, largest, leastPressure, NumberTable, ReferenceTable, referenceRows } from './ReferenceTable.tsx';

const rows = referenceRows();

/** Figures of the page: measured at build time, verified by tests, or factors of core. */
const figures: Readonly<Record<string, (locale: Locale) => string>> = {
  airs: ({ number }) => number(rows.length),
  dewPointOff: ({ number }) => number(largest(rows.map((row) => row.dewpointOff)), 4),
  amountsOff: ({ number }) => number(largest(humid(rows).map((row) => row.percentOff)), 3),
  leastPressure: ({ number }) => number(leastPressure),
  oracleAirs: ({ number }) => number(agreement.oracle.airs),
  oraclePercent: ({ number }) => number(agreement.oracle.atMostPercent, 6),
  oracleDewPoint: ({ upTo }) => upTo(agreement.oracle.atMostDewPointF, 6),
  magnusPercent: ({ upTo }) => upTo(agreement.magnus.atMostPercent),
  magnusFrom: ({ number }) => number(agreement.magnus.from),
  magnusTo: ({ number }) => number(agreement.magnus.to),
  massRatio: ({ upTo }) => upTo(factors.massRatio.value, 6),
  gasConstant: ({ upTo }) => upTo(factors.vaporGasConstant.value, 6),
  lowestTemperature: ({ number }) => number(factors.lowestTemperature.value),
  highestTemperature: ({ number }) => number(factors.highestTemperature.value),
  lowestAltitude: ({ number }) => number(factors.lowestAltitude.value),
  highestAltitude: ({ number }) => number(factors.highestAltitude.value),
  elevationsDiffer: ({ number }) =>
    number(largest(towns.map(({ elevationFt, otherElevationFt = elevationFt }) => elevationFt - otherElevationFt))),
};

/** A figure of the page by its name. Throws, failing the build, on an unknown name. */
function Measured({ what }: { readonly what: string }) {
  const locale = useLocale();
  const figure = figures[what];
  if (!figure) throw new Error(`<Measured what="${what}">: there is no such figure`);
  return figure(locale);
}

const parts: MDXComponents = {
  Coefficients,
  Decision,
  Decisions,
  ErrorPlot,
  Measure,
  Measured,
  Pair,
  ReferenceFile,
  ReferenceTable,
  Sources,
  Towns,
};

/** The measured accuracy of the calculators, and the basis of their methods. */
export function AccuracyPage() {
  return (
    <NumberedPage>
      <CalculatorStrip />
      <div className="wrap">
        <PageCrumbs page="accuracy" />
        <PageMessages place="pages/accuracy" parts={parts} />
      </div>
    </NumberedPage>
  );
}

function Measure({ children }: Words) {
  return <div className="measure">{children}</div>;
}

/** Two parts side by side where the screen has room. */
function Pair({ children }: Words) {
  return <div className={styles.pair}>{children}</div>;
}

function Decisions({ children }: Words) {
  return <dl className={styles.decisions}>{children}</dl>;
}

/** One decision on a method; `href` leads to its calculator. */
function Decision({ title, href, children }: Words & { readonly title: string; readonly href?: string }) {
  return (
    <>
      <dt>{href ? <Link href={href}>{title}</Link> : title}</dt>
      <dd>{children}</dd>
    </>
  );
}

function ReferenceFile({ children }: Words) {
  return (
    <Link href="/calculators/psychrometric-reference.csv" download>
      {children}
    </Link>
  );
}

function Coefficients() {
  const { label, term, water, ice, constant } = useMessages().screens.accuracy.coefficients;
  const powers = ['2', '3', '4'].map((power) => ({
    key: power,
    name: (
      <>
        T<sup>{power}</sup>
      </>
    ),
  }));
  const names = [...['1/T', constant, 'T'].map((name) => ({ key: name, name })), ...powers];
  const { water: overWater, ice: overIce } = saturationCoefficients;
  return (
    <NumberTable heads={[term, water, ice]} label={label}>
      {names.map(({ key, name }, index) => (
        <Row key={key} name={name} water={overWater.powers[index]} ice={overIce.powers[index]} />
      ))}
      <Row name="ln T" water={overWater.log} ice={overIce.log} />
    </NumberTable>
  );
}

function Row({
  name,
  water,
  ice,
}: {
  readonly name: ReactNode;
  readonly water: number | undefined;
  readonly ice: number | undefined;
}) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{scientific(water)}</td>
      <td>{scientific(ice)}</td>
    </tr>
  );
}

/** A number with a power of ten where it is small. */
function scientific(value = 0): ReactNode {
  const [digits = '', exponent] = realMinus(String(value)).split('e');
  return exponent ? (
    <>
      {`${digits}\u00A0×\u00A010`}
      <sup>{exponent}</sup>
    </>
  ) : (
    digits
  );
}

function Towns() {
  const { town, feet } = useMessages().screens.accuracy.towns;
  const { number } = useLocale();
  return (
    <NumberTable heads={[town, feet, 'hPa']}>
      {towns.map(({ id, name, elevationFt }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          <td>{number(elevationFt)}</td>
          <td>{number(pressureAtAltitudePa(elevationFt) / 100, 1)}</td>
        </tr>
      ))}
    </NumberTable>
  );
}
