import type { ReactNode } from 'react';
import { plain } from '#content/i18n/locale.ts';
import type { definition } from '#core/calculators/psychrometric/definition.ts';
import type { PictureProps } from '../calculator.ts';
import { AirChart } from './AirChart.tsx';
import type { AirMessages, AirShown } from './air.ts';
import { figuresOf } from './figures-of.ts';
import { Airs } from './Readings.tsx';
import { useSavedReadings } from './saved-readings.ts';

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
