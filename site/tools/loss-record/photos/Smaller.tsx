import type { LossRecordWords } from '#content/words/claim-words.ts';
import { goTo } from '../record/go-to.ts';
import styles from './photos.module.css';

interface SmallerProps {
  /** Keeps smaller copies of what found no room; null where everything did. */
  readonly take: (() => Promise<unknown>) | null;
  readonly words: LossRecordWords;
}

/** Two ways on where the device is full. */
export function Smaller({ take, words }: SmallerProps) {
  if (!take) return null;
  return (
    <p className={styles.buttons}>
      <button type="button" className="btn" onClick={() => void take()}>
        {words.photos.keepSmaller}
      </button>
      <button type="button" className="btn btn-alt" onClick={() => goTo('record-send')}>
        {words.kept.save}
      </button>
    </p>
  );
}
