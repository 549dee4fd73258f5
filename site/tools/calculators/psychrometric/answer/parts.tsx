import type { definition } from '#core/calculators/psychrometric/definition.ts';
import type { AnswerParts } from '../../../calculator/calculator.ts';
import type { AirShown, AirWords } from '../air.ts';
import styles from './AirAnswer.module.css';
import { coldSurfaceText, pressureText } from './meaning.ts';
import { led, Numerals } from './Numerals.tsx';

export const answer: AnswerParts<typeof definition, AirWords> = {
  rows: (rows, { result }) =>
    [...rows]
      .filter(([name]) => name !== 'frostPoint' || result.frostPoint !== null)
      .map(([name, row]) => ({ ...row, isLed: led.includes(name) })),
  copied: (rows, shown) => [...rows, { label: shown.words.own.pressure.label, value: pressureText(shown) }],
  Lead: (shown) => <Numerals {...shown} />,
  Below: (shown) => <Meaning {...shown} />,
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
