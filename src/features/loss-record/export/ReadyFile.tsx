import { useState } from 'react';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { saveBlob } from '../../../lib/dom/save-file.ts';

interface ReadyFileProps {
  readonly file: File;
  readonly words: LossRecordMessages;
  /** Called when the file was saved or sent; null where it is no copy that can be read back. */
  readonly sent: (() => Promise<void>) | null;
}

/** What to do with a file that is made: save it, or send it in the device's own way where it takes such files. */
export function ReadyFile({ file, words, sent }: ReadyFileProps) {
  const canShare = navigator.canShare?.({ files: [file] }) === true;
  const [shared, setShared] = useState<'canceled' | 'refused' | null>(null);
  const share = async () => {
    setShared(null);
    try {
      await navigator.share({ files: [file], title: file.name });
      await sent?.();
    } catch (error) {
      setShared(error instanceof DOMException && error.name === 'AbortError' ? 'canceled' : 'refused');
    }
  };
  return (
    <>
      <button
        type="button"
        className="btn"
        onClick={() => {
          saveBlob(file.name, file);
          void sent?.();
        }}
      >
        {words.out.save}
      </button>
      {canShare && (
        <button type="button" className="btn btn-alt" onClick={() => void share()}>
          {words.out.share}
        </button>
      )}
      <span role="status">{shared && words.out.shared[shared]}</span>
    </>
  );
}
