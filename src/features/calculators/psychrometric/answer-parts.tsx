import type { definition } from '#core/calculators/psychrometric/definition.ts';
import type { AnswerParts } from '../calculator.ts';
import styles from './AirAnswer.module.css';
import type { AirMessages, AirShown } from './air.ts';
import { coldSurfaceText, pressureText } from './meaning.ts';
import { led, Numerals } from './Numerals.tsx';

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
