import { useState } from 'react';
import { t } from '#content/i18n/t.ts';
import { saveBlob } from '../../../lib/dom/save-file.ts';
import { fileSize } from '../../records/file-size.ts';
import type { PartProps } from '../section-props.ts';
import type { Order } from './report.ts';

/** Makes and saves files of a job, one at a time, and says what came of it. */
export function useMaking({ record, words, locale }: Pick<PartProps, 'record' | 'words' | 'locale'>) {
  const [said, setSaid] = useState('');
  const [isMaking, setMaking] = useState(false);
  const make = async (kind: Order['kind'], name: string) => {
    setMaking(true);
    setSaid(words.handing.making);
    try {
      const { code, tag, prefix } = locale;
      const { takeOnHand } = await import('../../records/main-thread-handoff.ts');
      const hand = takeOnHand();
      const order = { kind, name, record, words, language: { code, tag, prefix } };
      const file = await hand.report(order).finally(hand.dismiss);
      saveBlob(file.name, file);
      setSaid(t(words.handing.made, { name: file.name, size: fileSize(file.size, locale) }, locale));
    } catch {
      setSaid(words.handing.failed);
    } finally {
      setMaking(false);
    }
  };
  return { said, setSaid, isMaking, make };
}
