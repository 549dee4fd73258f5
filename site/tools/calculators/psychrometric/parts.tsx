import type { definition } from '#core/calculators/psychrometric/definition.ts';
import type { Parts } from '../../calculator/calculator.ts';
import { PlaceField } from '../../place/PlaceField.tsx';
import { placeAsAltitude } from '../../place/place.ts';
import { type AirShown, type AirWords, coldSurfaceText, pressureText } from './air.ts';
import { ChartFigure } from './ChartFigure.tsx';
import styles from './Psychrometric.module.css';

export const parts: Parts<typeof definition, AirWords> = {
  constants: { grainsInAPound: 7000 },
  layout: 'chart',
  fixed: [
    'dewpoint',
    'frostPoint',
    'absoluteHumidity',
    'mixingRatio',
    'vaporPressure',
    'vaporPressureInHg',
    'grainsPerPound',
  ],
  controls: { altitude: PlaceField },
  former: placeAsAltitude,
  rows: (rows, { result }) =>
    [...rows].flatMap(([name, row]) => (name === 'frostPoint' && result.frostPoint === null ? [] : [row])),
  copied: (rows, shown) => [...rows, { label: shown.words.own.pressure.label, value: pressureText(shown) }],
  Below: (shown) => <Meaning {...shown} />,
  Picture: (props) => <ChartFigure {...props} />,
};

function Meaning(shown: AirShown) {
  const { words, say, result } = shown;
  const basis = words.own.basis[result.frostPoint === null ? 'water' : 'ice'];
  return (
    <>
      <p className={styles.sentence}>{coldSurfaceText(shown)}</p>
      <p className={styles.basis}>{say(basis, { pressure: pressureText(shown) })}</p>
    </>
  );
}
