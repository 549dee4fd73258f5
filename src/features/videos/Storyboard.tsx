import type { Script, Storyboard } from '#content/en/collections/videos.ts';
import styles from './Storyboard.module.css';

const drawings: Readonly<Record<Storyboard, string>> = {
  valve:
    'M0 58H56M0 72H56M104 58H160M104 72H160M56 52h48v26H56zM68 52V40h24v12M77 40V27h6v13M48 22a32 8 0 1 0 64 0a32 8 0 1 0-64 0M112 14q14 4 13 18l-6-5m6 5 5-6M10 58v-10M10 72v10',
  meter:
    'M0 74H160M0 80H160M40 0v74M34 0v60l-6 4v10h12M66 10l30 17-21 36-30-17zM69 19l19 11-6 10-19-11zM61 38l6 3M57 45l6 3M49 52l-9-4M54 55l-13-1M112 22h34M112 32h26M112 42h30',
  machine:
    'M0 78H160M132 6v72M138 6v72M24 78c-6-34 8-52 30-52s32 16 32 34h18v12H84l2 6zM44 54a14 14 0 1 0 28 0a14 14 0 1 0-28 0M58 40v28M44 54h28M108 62l20-6M108 67h20M108 72l20 4',
  paper:
    'M22 8h58v76H22zM32 20h38M32 28h38M32 44l4 4 7-8M50 46h20M32 58l4 4 7-8M50 60h20M32 72h11M50 74h20M100 16h38v68h-38zM104 22h30v50h-30zM114 78h10M104 62l10-12 8 8 12-14M124 32a4 4 0 1 0 .1 0',
  storm:
    'M0 84H160M42 84V46h76v38M32 50L80 16l48 34M122 48v36M70 84V64h20v20M96 58h12v10H96zM18 10l-6 14M40 4l-6 14M132 6l-6 14M152 20l-6 14M14 44l-6 14M122 84q10-6 20 0',
  'three-meters':
    'M14 20h28v48H14zM19 26h18v12H19M22 68v10M34 68v10M66 20h28v48H66zM71 26h18v12H71zM80 46a8 8 0 1 0 .1 0M118 20h28v48h-28zM123 26h18v12h-18zM124 46h16M124 53h16M124 60h10M0 84H160',
  readings:
    'M18 8v68h130M18 20l26 5 22 16 24 16 28 7 26 2M44 22a3 3 0 1 0 .1 0M66 38a3 3 0 1 0 .1 0M90 54a3 3 0 1 0 .1 0M118 61a3 3 0 1 0 .1 0M24 69h6M38 69h6M52 69h6M66 69h6M80 69h6M94 69h6M108 69h6M122 69h6M136 69h6',
};

/** A drawn frame with a video's aspect ratio, in place of a thumbnail from the host. */
export function StoryboardFrame({ name }: { readonly name: Storyboard }) {
  return (
    <svg className={styles.frame} viewBox="0 0 160 90" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}

/** Three drawings per script, 100 by 60 units. */
const shotsOf: Readonly<Record<Script['board'], readonly [string, string, string]>> = {
  'wall-readings': [
    'M0 54H100M0 58H100M10 16h18v22H10zM14 20h10v7H14zM15 38v4M23 38v4M72 54q-6-16 6-22q14-4 17 9v13',
    'M0 54H100M0 58H100M12 34a2 2 0 1 0 .1 0M26 34a2 2 0 1 0 .1 0M40 14h18v22H40zM44 18h10v7H44zM45 36v4M53 36v4M72 54q-6-16 6-22q14-4 17 9v13',
    'M0 54H100M0 58H100M12 34a2 2 0 1 0 .1 0M26 34a2 2 0 1 0 .1 0M40 34a2 2 0 1 0 .1 0M62 8v6M62 18v6M62 28v6M62 38v6M62 48v6M66 34h8m-8 0l4-3m-4 3l4 3M72 54q-6-16 6-22q14-4 17 9v13',
  ],
  'mover-places': [
    'M10 6h80v48H10zM30 24h14v12H30zM48 26h16M48 30h22M48 34h16',
    'M10 6h80v48H10zM43 36h14v12H43zM46 32V20M50 32V14M54 32V20M50 14q-16 0-20 12M50 14q16 0 20 12',
    'M10 6h80v48H10zM16 42l12-8 5 8-12 8zM36 34l34-17M38 38l40-16M40 42l34-12',
  ],
  'claim-photos': [
    'M0 2L30 16M100 2L70 16M0 60l30-16M100 60L70 44M30 16h40v28H30zM42 44V26h12v18M4 12V4h10M96 12V4H86M4 48v8h10M96 48v8H86',
    'M0 56H100M0 34q6-3 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0M60 6h11v50H60zM60 14h5M60 22h5M60 30h5M60 38h5M60 46h5M14 50l6-6M34 50l6-6M82 50l6-6',
    'M12 8h38v46H12zM18 14h26v8H18zM31 28a9 9 0 1 0 .1 0M58 18h34v26H58zM64 25h22M64 31h22M64 37h12M50 24l8-2M50 40l8 2',
  ],
};

/** The storyboard of a video: its shots, each with a drawing and its text. */
export function VideoScript({ script: { board, shots } }: { readonly script: Script }) {
  return (
    <ol className={styles.script}>
      {shots.map((shot, index) => (
        <li key={shot}>
          <svg className={styles.frame} viewBox="0 0 100 60" aria-hidden="true">
            <path d={shotsOf[board][index]} />
          </svg>
          <p>{shot}</p>
        </li>
      ))}
    </ol>
  );
}
