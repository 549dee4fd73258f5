import { type ComponentType, useState } from 'react';
import { t } from '#content/i18n/t.ts';
import { toFile } from '#core/drying-job/record/to-file.ts';
import { saveBlob } from '../../../lib/dom/save-file.ts';
import styles from '../../records/record.module.css';
import { JobSection } from '../JobSection.tsx';
import { HandOver } from '../report/Handover.tsx';
import type { PartProps } from '../section-props.ts';
import { lists } from './csv.ts';

/** What leaves the device, each by its own button. */
export function Send(props: PartProps & { readonly erase: () => void }) {
  const { record, words, erase } = props;
  const name = [words.send.fileName, record.title.replace(/[^\p{L}\p{N}]+/gu, '-')].filter(Boolean).join('-');
  const { said, Link, saveFile, savePacked, saveList, openLink } = useSending(props, name);
  return (
    <JobSection name="send" words={words}>
      <HandOver {...props} name={name} />
      <p className={styles.buttons}>
        <button type="button" className="btn btn-alt" onClick={saveFile}>
          {words.send.file}
        </button>
        {record.photos.length > 0 && (
          <button type="button" className="btn btn-alt" onClick={() => void savePacked()}>
            {words.send.withPhotos}
          </button>
        )}
        {(['air', 'moisture', 'equipment'] as const).map((list) => (
          <button key={list} type="button" className="btn btn-alt" onClick={() => saveList(list)}>
            {words.send[list]}
          </button>
        ))}
        <button type="button" className="btn btn-alt" onClick={() => window.print()}>
          {words.send.print}
        </button>
        {record.rooms.length > 0 && !Link && (
          <button type="button" className="btn btn-alt" onClick={() => void openLink()}>
            {words.planLink.make}
          </button>
        )}
      </p>
      <p role="status">{said}</p>
      {Link && <Link {...props} />}
      <p>
        <button type="button" className={styles.erase} onClick={erase}>
          {words.send.erase}
        </button>
      </p>
    </JobSection>
  );
}

/** What the buttons do, and what there is to say of it. */
function useSending({ record, job, derived, words, locale, state }: PartProps, name: string) {
  const [said, setSaid] = useState('');
  const [Link, setLink] = useState<ComponentType<PartProps> | null>(null);
  return {
    said,
    Link,
    saveFile: () => {
      saveBlob(`${name}.json`, new Blob([JSON.stringify(toFile(record), null, 1)], { type: 'application/json' }));
      // Only a file with every photo can be read back as the job is.
      if (record.photos.length === 0) void state.copied();
    },
    savePacked: async () => {
      setSaid('');
      try {
        const { packedJob } = await import('./packed-job.ts');
        const { file, missing } = await packedJob(record);
        saveBlob(`${name}.zip`, file);
        if (missing > 0) setSaid(t(words.send.packed, { count: missing }, locale));
        else void state.copied();
      } catch {
        setSaid(words.handing.failed);
      }
    },
    saveList: (list: keyof typeof lists) =>
      saveBlob(`${name}-${list}.csv`, new Blob([lists[list](job, derived)], { type: 'text/csv' })),
    openLink: async () => {
      setSaid('');
      try {
        const { PlanLink } = await import('./PlanLink.tsx');
        setLink(() => PlanLink);
      } catch {
        setSaid(words.list.notLoaded);
      }
    },
  };
}
