import type { Storyboard } from '#content/en/collections/videos.ts';
import styles from './StoryboardFrame.module.css';

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

/** A drawn frame in a video's proportions: a storyboard that stands where a picture from the host would. */
export function StoryboardFrame({ name }: { readonly name: Storyboard }) {
  return (
    <svg className={styles.frame} viewBox="0 0 160 90" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
