import type { Storyboard } from '#content/records/videos.ts';
import styles from './StoryboardFrame.module.css';

const drawings: Readonly<Record<Storyboard, string>> = {
  valve: 'M0 62H58M102 62H160M58 48h44v28H58zM80 48V28M60 28h40M66 22h28v12H66zM112 30a30 30 0 0 1 6 20l-6-6m6 6l6-6',
  meter:
    'M20 0V72M20 72H160M28 60H160M52 8l26 14-22 42-26-14zM62 20l10 6M56 34l10 5M30 50l-9 5M36 54l-8 8M100 20h44M100 30h30',
  machine: 'M0 76H160M120 8V76M34 76V56a20 20 0 0 1 40 0v20zM46 76V62h16v14M78 62l26-8M78 68h28M78 74l26 2',
  paper:
    'M30 6h62v74H30zM40 18h42M40 28h42M40 38h28M40 52l4 4 8-8M58 54h24M40 66l4 4 8-8M58 68h24M108 24h34v50h-34zM116 66h18M116 32h18v26h-18z',
};

/** A drawn frame in a video's proportions: a storyboard that stands where a picture from the host would. */
export function StoryboardFrame({ name }: { readonly name: Storyboard }) {
  return (
    <svg className={styles.frame} viewBox="0 0 160 90" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
