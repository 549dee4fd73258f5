import { useState } from 'react';
import type { words } from '#content/en/calculators/psychrometric.ts';
import { noValue } from '#content/i18n/locale.ts';
import type { MessageShape } from '#content/i18n/message-shape.ts';
import type { definition } from '#core/calculators/psychrometric/definition.ts';
import { celsiusOf } from '#core/units/temperature.ts';
import { placeText } from '../form/PlaceField.tsx';
import type { AnswerParts, ResultView } from '../types.ts';
import styles from './Psychrometric.module.css';

export type PsychrometricMessages = MessageShape<typeof words>;
export type PsychrometricView = ResultView<typeof definition, PsychrometricMessages>;

const systems = ['us', 'metric'] as const;

/** A formatted number and its unit. */
type Numeral = readonly [number: string, unit: string];

/** The quantities shown as large numbers above the list. */
const leadQuantities: readonly string[] = ['grainsPerPound', 'dewpoint', 'wetBulb'];

/** The main quantities as large numbers, in US units by default. */
function Numerals({ words, shell, locale, result }: PsychrometricView) {
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

export const answer: AnswerParts<typeof definition, PsychrometricMessages> = {
  rows: (rows, { result }) =>
    [...rows]
      .filter(([name]) => name !== 'frostPoint' || result.frostPoint !== null)
      .map(([name, row]) => ({ ...row, isInLead: leadQuantities.includes(name) })),
  copied: (rows, shown) => [...rows, { label: shown.words.own.pressure.label, value: pressureText(shown) }],
  Lead: (shown) => <Numerals {...shown} />,
  Below: (shown) => <Meaning {...shown} />,
};

function Meaning(shown: PsychrometricView) {
  const { words, t, result } = shown;
  const basis = words.own.basis[result.frostPoint === null ? 'water' : 'ice'];
  return (
    <>
      <p className={styles.sentence}>{coldSurfaceText(shown)}</p>
      <p className={styles.basis}>{t(basis, { pressure: pressureText(shown) })}</p>
    </>
  );
}

/** The air pressure: "1013.25 hPa (Sea level)". */
function pressureText({ words, locale, t, values, result }: PsychrometricView): string {
  return t(words.own.pressure.value, {
    hectopascals: String(Number((result.pressurePa / 100).toFixed(2))),
    place: placeText(words.own.place, locale, values.altitude ?? ''),
  });
}

/** What the dew point means for a cold wall, pipe or window, in a sentence. */
function coldSurfaceText({ words, locale, t, input, result }: PsychrometricView): string {
  const { cold } = words.own;
  const { dewpoint, frostPoint } = result;
  if (dewpoint === null) return cold.none;
  if (input.humidity === 100) return cold.full;
  if (frostPoint === null) return t(cold.sweat);
  return t(cold.frost, { distance: locale.number(input.temperature - dewpoint, 1) });
}
