import { type ReactNode, useRef, useState } from 'react';
import { plain } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { definition } from '#core/calculators/psychrometric/definition.ts';
import { amountText } from '../result-texts.ts';
import type { PictureProps } from '../types.ts';
import { AirChart } from './AirChart.tsx';
import type { PsychrometricMessages, PsychrometricView } from './PsychrometricAnswer.tsx';
import styles from './Readings.module.css';
import {
  type EvaluatedReading,
  evaluateReadings,
  maxReadings,
  type SavedReading,
  useSavedReadings,
} from './readings.ts';

/** Longer names would not fit the table on a phone. */
const maxNameLength = 30;

/** Saves the form's reading under a name, and lists the saved ones. */
function SavedReadings({
  readings,
  shown,
  onChange,
  move,
}: {
  readonly readings: readonly EvaluatedReading[];
  readonly shown: PsychrometricView;
  readonly onChange: (readings: readonly SavedReading[]) => void;
} & Pick<PictureProps<typeof definition, PsychrometricMessages>, 'move'>) {
  const [name, setName] = useState('');
  const [status, setStatus] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const { airs: words } = shown.words.own;
  const { locale, values } = shown;
  const isFull = readings.length >= maxReadings;
  const save = () => {
    const label = name.trim() || t(words.unnamed, { number: readings.length + 1 }, locale);
    onChange([...readings, { name: label, temperature: values.temperature ?? '', humidity: values.humidity ?? '' }]);
    setName('');
    setStatus(t(words.kept, { name: label }, locale));
  };
  const remove = (air: EvaluatedReading) => {
    onChange(readings.filter((one) => one !== air));
    setStatus(t(words.removed, { name: air.name }, locale));
    button.current?.focus();
  };
  return (
    <div className={styles.airs}>
      <form
        className="no-print"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isFull) save();
        }}
      >
        <label>
          {words.name}
          <input value={name} maxLength={maxNameLength} onChange={(event) => setName(event.target.value)} />
        </label>
        <button ref={button} className="btn btn-alt" type="submit" aria-disabled={isFull}>
          {words.keep}
        </button>
      </form>
      <p className="no-print" role="status">
        {isFull ? t(words.full, { most: maxReadings }, locale) : status}
      </p>
      {readings.length > 0 && (
        <ReadingTable
          readings={readings}
          shown={shown}
          onShow={({ temperature, humidity }) => move({ temperature, humidity })}
          onRemove={remove}
        />
      )}
    </div>
  );
}

type ChartProps = Parameters<typeof AirChart>[0];

/** The chart with the form's reading and the saved ones; their table is under the caption. */
export function ReadingsChart({
  shown,
  move,
  children,
  ...chart
}: Omit<ChartProps, 'saved' | 'onMove'> & {
  readonly shown: PsychrometricView | null;
  /** The caption of the chart. */
  readonly children: ReactNode;
} & Pick<PictureProps<typeof definition, PsychrometricMessages>, 'move'>) {
  const [saved, setSaved] = useSavedReadings();
  const readings = shown ? evaluateReadings(saved, shown.values) : [];
  return (
    <>
      <AirChart
        {...chart}
        saved={readings}
        onMove={({ temperatureF, humidityPercent }) =>
          move({ temperature: plain(temperatureF), humidity: plain(humidityPercent) })
        }
      />
      {children}
      {shown && <SavedReadings readings={readings} shown={shown} onChange={setSaved} move={move} />}
    </>
  );
}

const figures = ['grainsPerPound', 'dewpoint', 'wetBulb'] as const;

interface TableProps {
  readonly readings: readonly EvaluatedReading[];
  readonly shown: PsychrometricView;
  readonly onShow: (air: EvaluatedReading) => void;
  readonly onRemove: (air: EvaluatedReading) => void;
}

/** The numbered readings with their quantities; the form's reading comes last. */
function ReadingTable({ readings, shown, onShow, onRemove }: TableProps) {
  const { words, locale } = shown;
  const { airs: labels } = words.own;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard.
    <section className="scroll-x" aria-label={labels.title} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {Object.entries(labels.columns).map(([column, text]) => (
              <th key={column} scope="col">
                {text}
              </th>
            ))}
            <td className="no-print" />
          </tr>
        </thead>
        <tbody>
          {readings.map((air) => (
            <tr key={air.number}>
              <th scope="row">
                <b>{air.number}</b> {air.name}
              </th>
              <Figures of={air.figures} locale={locale} />
              <ReadingButtons air={air} shown={shown} onShow={onShow} onRemove={onRemove} />
            </tr>
          ))}
          <tr>
            <th scope="row">{labels.now}</th>
            <Figures of={shown} locale={locale} />
            <td className="no-print" />
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function ReadingButtons(props: Omit<TableProps, 'readings'> & { readonly air: EvaluatedReading }) {
  const { air, shown, onShow, onRemove } = props;
  const { airs: labels } = shown.words.own;
  return (
    <td className="no-print">
      <button
        type="button"
        aria-label={t(labels.showNamed, { name: air.name }, shown.locale)}
        onClick={() => onShow(air)}
      >
        {labels.show}
      </button>
      <button
        type="button"
        aria-label={t(labels.removeNamed, { name: air.name }, shown.locale)}
        onClick={() => onRemove(air)}
      >
        {labels.remove}
      </button>
    </td>
  );
}

/** The numbers of one reading; dashes if it cannot exist at this pressure. */
function Figures({ of, locale }: { readonly of: EvaluatedReading['figures'] } & Pick<PsychrometricView, 'locale'>) {
  const typed = [of?.input.temperature, of?.input.humidity].map((number) =>
    number === undefined ? amountText(locale, null, '', 0) : plain(number),
  );
  const found = figures.map((name) => amountText(locale, of?.result[name] ?? null, '', 1, true));
  return Object.entries([...typed, ...found]).map(([column, text]) => <td key={column}>{text}</td>);
}
