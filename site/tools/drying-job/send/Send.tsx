import { type ComponentType, useState } from 'react';
import { say } from '#content/locale/say.ts';
import { toFile } from '#core/drying-job/kept/to-file.ts';
import { saveBlob } from '../../../parts/save/save-file.ts';
import styles from '../../record/record.module.css';
import { JobSection } from '../open/JobSection.tsx';
import type { PartProps } from '../open/part.ts';
import { HandOver } from '../report/HandOver.tsx';
import { lists } from './csv.ts';

/** What leaves the device, each by its own button. */
export function Send(props: PartProps & { readonly erase: () => void }) {
  const { record, job, derived, words, locale, state, erase } = props;
  const name = [words.send.fileName, record.title.replace(/[^\p{L}\p{N}]+/gu, '-')].filter(Boolean).join('-');
  const saveFile = () => {
    saveBlob(`${name}.json`, new Blob([JSON.stringify(toFile(record), null, 1)], { type: 'application/json' }));
    void state.copied();
  };
  const [said, setSaid] = useState('');
  const savePacked = async () => {
    const { packedJob } = await import('./packed.ts');
    const { file, missing } = await packedJob(record);
    saveBlob(`${name}.zip`, file);
    if (missing > 0) setSaid(say(words.send.packed, { count: missing }, locale));
    void state.copied();
  };
  const saveList = (list: keyof typeof lists) =>
    saveBlob(`${name}-${list}.csv`, new Blob([lists[list](job, derived)], { type: 'text/csv' }));
  const [Link, setLink] = useState<ComponentType<PartProps> | null>(null);
  const openLink = async () => {
    const { PlanLink } = await import('./plan-link/PlanLink.tsx');
    setLink(() => PlanLink);
  };
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
