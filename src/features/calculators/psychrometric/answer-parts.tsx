import { useState } from 'react';
import { noValue } from '#content/i18n/locale.ts';
import type { definition } from '#core/calculators/psychrometric/definition.ts';
import { celsiusOf } from '#core/units/temperature.ts';
import type { AnswerParts } from '../calculator.ts';
import { placeText } from '../form/place.ts';
import styles from './AirAnswer.module.css';
import type { AirMessages, AirShown } from './air.ts';

const systems = ['us', 'metric'] as const;

/** A number as it is printed, and its unit. */
type Numeral = readonly [number: string, unit: string];

/** The quantities that stand among the numerals. */
const led: readonly string[] = ['grainsPerPound', 'dewpoint', 'wetBulb'];

/** The numbers that the trade reads first, large, in US units until somebody asks for the others. */
function Numerals({ words, shell, locale, result }: AirShown) {
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

export const answer: AnswerParts<typeof definition, AirMessages> = {
  rows: (rows, { result }) =>
    [...rows]
      .filter(([name]) => name !== 'frostPoint' || result.frostPoint !== null)
      .map(([name, row]) => ({ ...row, isLed: led.includes(name) })),
  copied: (rows, shown) => [...rows, { label: shown.words.own.pressure.label, value: pressureText(shown) }],
  Lead: (shown) => <Numerals {...shown} />,
  Below: (shown) => <Meaning {...shown} />,
};

function Meaning(shown: AirShown) {
  const { words, t, result } = shown;
  const basis = words.own.basis[result.frostPoint === null ? 'water' : 'ice'];
  return (
    <>
      <p className={styles.sentence}>{coldSurfaceText(shown)}</p>
      <p className={styles.basis}>{t(basis, { pressure: pressureText(shown) })}</p>
    </>
  );
}

/** "1013.25 hPa (Sea level)" */
function pressureText({ words, locale, t, values, result }: AirShown): string {
  return t(words.own.pressure.value, {
    hectopascals: String(Number((result.pressurePa / 100).toFixed(2))),
    place: placeText(words.own.place, locale, values.altitude ?? ''),
  });
}

/** What the dew point means for a cold wall, pipe or window. */
function coldSurfaceText({ words, locale, t, input, result }: AirShown): string {
  const { cold } = words.own;
  const { dewpoint, frostPoint } = result;
  if (dewpoint === null) return cold.none;
  if (input.humidity === 100) return cold.full;
  if (frostPoint === null) return t(cold.sweat);
  return t(cold.frost, { distance: locale.number(input.temperature - dewpoint, 1) });
}
