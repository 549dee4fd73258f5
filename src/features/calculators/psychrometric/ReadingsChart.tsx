import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { plain } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { definition } from '#core/calculators/psychrometric/definition.ts';
import type { PictureProps } from '../calculator.ts';
import { AirChart } from './AirChart.tsx';
import { AirTable } from './AirTable.tsx';
import type { AirMessages, AirShown } from './air.ts';
import type { AirWithFigures } from './figures-of.ts';
import { figuresOf } from './figures-of.ts';
import styles from './Readings.module.css';
import type { SavedReading } from './saved-readings.ts';
import { mostAirs, useSavedReadings } from './saved-readings.ts';

/** Longer, and the table would not fit a phone. */
const longestName = 30;

/** Keeps the air of the form on the chart under a name, and tells each one's figures. */
function Airs({
  airs,
  shown,
  onChange,
  move,
}: {
  readonly airs: readonly AirWithFigures[];
  readonly shown: AirShown;
  readonly onChange: (airs: readonly SavedReading[]) => void;
} & Pick<PictureProps<typeof definition, AirMessages>, 'move'>) {
  const [name, setName] = useState('');
  const [told, setTold] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const { airs: words } = shown.words.own;
  const { locale, values } = shown;
  const isFull = airs.length >= mostAirs;
  const keep = () => {
    const called = name.trim() || t(words.unnamed, { number: airs.length + 1 }, locale);
    onChange([...airs, { name: called, temperature: values.temperature ?? '', humidity: values.humidity ?? '' }]);
    setName('');
    setTold(t(words.kept, { name: called }, locale));
  };
  const remove = (air: AirWithFigures) => {
    onChange(airs.filter((one) => one !== air));
    setTold(t(words.removed, { name: air.name }, locale));
    button.current?.focus();
  };
  return (
    <div className={styles.airs}>
      <form
        className="no-print"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isFull) keep();
        }}
      >
        <label>
          {words.name}
          <input value={name} maxLength={longestName} onChange={(event) => setName(event.target.value)} />
        </label>
        <button ref={button} className="btn btn-alt" type="submit" aria-disabled={isFull}>
          {words.keep}
        </button>
      </form>
      <p className="no-print" role="status">
        {isFull ? t(words.full, { most: mostAirs }, locale) : told}
      </p>
      {airs.length > 0 && (
        <AirTable
          airs={airs}
          shown={shown}
          onShow={({ temperature, humidity }) => move({ temperature, humidity })}
          onRemove={remove}
        />
      )}
    </div>
  );
}

type ChartProps = Parameters<typeof AirChart>[0];

/** The chart with the visitor's air and those that were kept beside it; under its caption, their table. */
export function ChartOfAirs({
  shown,
  move,
  children,
  ...chart
}: Omit<ChartProps, 'kept' | 'onMove'> & {
  readonly shown: AirShown | null;
  /** The caption of the chart. */
  readonly children: ReactNode;
} & Pick<PictureProps<typeof definition, AirMessages>, 'move'>) {
  const [airs, change] = useSavedReadings();
  // Without a line the words of a result do not come, and nothing can be kept.
  const words = shown?.words.own as Partial<AirMessages['own']> | undefined;
  const compared = shown && words?.airs ? figuresOf(airs, shown.values) : [];
  return (
    <>
      <AirChart
        {...chart}
        kept={compared}
        onMove={({ temperatureF, humidityPercent }) =>
          move({ temperature: plain(temperatureF), humidity: plain(humidityPercent) })
        }
      />
      {children}
      {shown && words?.airs && <Airs airs={compared} shown={shown} onChange={change} move={move} />}
    </>
  );
}
