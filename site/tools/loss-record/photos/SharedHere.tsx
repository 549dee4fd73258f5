import { useEffect, useState } from 'react';
import type { Locale } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import type { LossRecordWords } from '#content/words/claim-words.ts';
import { letGo, type SharedFile, sharedFiles } from '../../../device/store/shared-files.ts';
import type { Taken } from './taking/take-photos.ts';

interface SharedHereProps {
  /** Takes files into the record; before it says that they are there it settles what came of it. */
  readonly take: (files: readonly File[], settle: (taken: Taken) => Promise<void>) => Promise<void>;
  readonly isAdding: boolean;
  readonly words: LossRecordWords;
  readonly locale: Locale;
}

/** Puts the files that another app shared with this site into the record; nothing where there are none. */
export function SharedHere({ take, isAdding, words, locale }: SharedHereProps) {
  const [shared, setShared] = useState<readonly SharedFile[]>([]);
  useEffect(() => {
    sharedFiles().then(setShared, () => undefined);
  }, []);
  const settle = async ({ failed, tooLarge, isStopped }: Taken) => {
    if (isStopped) return;
    const left = new Set([...failed, ...tooLarge]);
    // A file that stays on the list is none too many: a record takes it once.
    await letGo(shared.filter(({ file }) => !left.has(file)).map(({ id }) => id)).catch(() => undefined);
    setShared(shared.filter(({ file }) => left.has(file)));
  };
  const put = () =>
    take(
      shared.map(({ file }) => file),
      settle,
    );
  if (shared.length === 0) return null;
  return (
    <button type="button" className="btn" disabled={isAdding} onClick={put}>
      {say(words.photos.shared, { count: shared.length }, locale)}
    </button>
  );
}
