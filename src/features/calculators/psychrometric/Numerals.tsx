import { useState } from 'react';
import { noValue } from '#content/i18n/locale.ts';
import { celsiusOf } from '#core/units/temperature.ts';
import styles from './AirAnswer.module.css';
import type { AirShown } from './air.ts';

const systems = ['us', 'metric'] as const;

/** A number as it is printed, and its unit. */
type Numeral = readonly [number: string, unit: string];

/** The quantities that stand among the numerals. */
export const led: readonly string[] = ['grainsPerPound', 'dewpoint', 'wetBulb'];

/** The numbers that the trade reads first, large, in US units until somebody asks for the others. */
export function Numerals({ words, shell, locale, result }: AirShown) {
  const [system, setSystem] = useState<(typeof systems)[number]>('us');
  const { quantities } = words;
  const { numerals } = words.own;
  const degrees = (fahrenheit: number | null): Numeral => {
    if (fahrenheit === null) return [noValue, ''];
    return system === 'us' ? [locale.number(fahrenheit, 1), '°F'] : [locale.number(celsiusOf(fahrenheit), 1), '°C'];
  };
  const unit = (name: string) => `${shell.units[name] ?? name}`;
  const inSystem = system === 'us';
  const water: Numeral = inSystem
    ? [locale.number(result.grainsPerPound, 1), unit('gr/lb')]
    : [locale.number(result.mixingRatio, 1), unit('g/kg')];
  const shown = [
    [inSystem ? quantities.grainsPerPound.label : numerals.water, water],
    [quantities.dewpoint.label, degrees(result.dewpoint)],
    [quantities.wetBulb.label, degrees(result.wetBulb)],
  ] as const;
  return (
    <div className={styles.numerals}>
      <fieldset className="no-print">
        <legend className="hidden">{numerals.units}</legend>
        {systems.map((one) => (
          <button key={one} type="button" aria-pressed={one === system} onClick={() => setSystem(one)}>
            {numerals.systems[one]}
          </button>
        ))}
      </fieldset>
      <dl>
        {shown.map(([label, [number, of]]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {number} {of && <small>{of}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
