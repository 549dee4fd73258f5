import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { goTo } from '../scroll-to-section.ts';
import styles from './photos.module.css';

interface SmallerProps {
  /** Keeps smaller copies of what found no room; null where everything did. */
  readonly take: (() => Promise<unknown>) | null;
  readonly words: LossRecordMessages;
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
