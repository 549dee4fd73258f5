import drawing from '../../lib/figures/shared/drawing.module.css';
import styles from './wtr-connection.module.css';

/** What is drawn in lines and what stands out, on a field of 48 by 36, for each step from the call to the last reading. */
const signs = {
  phone: ['M6 2h16v32H6zM11 30h6', 'M28 12q5 6 0 12M33 8q8 10 0 20'],
  door: ['M1 34h46M4 34V3h15v31M15 19v1.5', 'M26 13h18v13H26zM31 13l2-3h4l2 3M35 16a3.5 3.5 0 1 0 .1 0'],
  map: ['M4 3h39v30H4zM4 13h39M4 23h39M17 3v30M30 3v30', 'M7 16h7v4H7zM7 26h7v4H7zM20 26h7v4h-7z'],
  work: [
    'M3 8h18v26H3zM7 13h10M7 17h10M7 21h10',
    'M36 33a9 9 0 1 0-.1 0M36 24v-8q5 1 3 6zM36 24l7 4q-3 4-6 1zM36 24l-7 4q-1-5 3-6z',
  ],
  end: ['M4 2v30h42', 'M5 6q9 20 40 21M12 18v1M22 24v1M33 26v1'],
} as const;

/** The drawing over a step of the visit. Its words say the same, so it is silent. */
export function Sign({ of }: { readonly of: keyof typeof signs }) {
  const [lines, strong] = signs[of];
  return (
    <svg className={styles.sign} viewBox="0 0 48 36" width="72" height="54" aria-hidden="true">
      <path className={drawing.line} d={lines} />
      <path className={drawing.flow} d={strong} />
    </svg>
  );
}
