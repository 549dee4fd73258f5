import { useEffect, useState } from 'react';
import type { Locale } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import type { LossRecordWords } from '#content/words/claim-words.ts';
import { letGo, type SharedFile, sharedFiles } from '../../../device/shared-files.ts';
import type { Taken } from '../photos/take-photos.ts';

interface SharedHereProps {
  readonly take: (files: readonly File[]) => Promise<Taken | undefined>;
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
  const put = async () => {
    const taken = await take(shared.map(({ file }) => file));
    if (!taken || taken.isStopped) return;
    const left = new Set([...taken.failed, ...taken.tooLarge]);
    await letGo(shared.filter(({ file }) => !left.has(file)).map(({ id }) => id));
    setShared(shared.filter(({ file }) => left.has(file)));
  };
  if (shared.length === 0) return null;
  return (
    <button type="button" className="btn" disabled={isAdding} onClick={put}>
      {say(words.photos.shared, { count: shared.length }, locale)}
    </button>
  );
}
