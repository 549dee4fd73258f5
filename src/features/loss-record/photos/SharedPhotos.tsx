import { useEffect, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { letGo, type SharedFile, sharedFiles } from '../../../lib/storage/shared-files.ts';
import type { Taken } from './add-photos.ts';

interface SharedHereProps {
  /** Takes files into the record; before it says that they are there it settles what came of it. */
  readonly take: (files: readonly File[], settle: (taken: Taken) => Promise<void>) => Promise<void>;
  readonly isAdding: boolean;
  readonly words: LossRecordMessages;
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
      {t(words.photos.shared, { count: shared.length }, locale)}
    </button>
  );
}
