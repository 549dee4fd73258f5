import { type ComponentType, useState } from 'react';
import { t } from '#content/i18n/t.ts';
import { certifiedOf } from '#core/drying-job/certified.ts';
import { toFile } from '#core/drying-job/record/job-file.ts';
import { saveBlob } from '../../../lib/dom/save-file.ts';
import { fileSize } from '../../records/file-size.ts';
import styles from '../../records/record.module.css';
import own from '../drying-job.module.css';
import { namesOf } from '../form.ts';
import { JobSection } from '../JobSection.tsx';
import { type Order, sheetKinds } from '../report/report.ts';
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

interface HandOverProps extends PartProps {
  /** What files of this job are called, without their ending. */
  readonly name: string;
}

/** The report, the workbook and the single sheets, each made on the press of its button. */
export function HandOver(props: HandOverProps) {
  const { words, name } = props;
  const { said, setSaid, isMaking, make } = useMaking(props);
  const press = (kind: Order['kind']) => {
    // The buttons stay pressable: a browser takes the focus from one that is not.
    if (isMaking) return;
    const waits = kind === 'certificate' ? waitingIn(props) : '';
    if (waits) setSaid(waits);
    else void make(kind, fileNameOf(kind, name, words));
  };
  return (
    <>
      <p className={styles.buttons}>
        <button type="button" className="btn" aria-disabled={isMaking} onClick={() => press('pdf')}>
          {words.handing.pdf}
        </button>
        <button type="button" className="btn btn-alt" aria-disabled={isMaking} onClick={() => press('xlsx')}>
          {words.handing.xlsx}
        </button>
      </p>
      <p className={own.sheets}>{words.sheets.lead}</p>
      <p className={styles.buttons}>
        {sheetKinds.map((kind) => (
          <button key={kind} type="button" className="btn btn-alt" aria-disabled={isMaking} onClick={() => press(kind)}>
            {words.sheets[kind].name}
          </button>
        ))}
      </p>
      <p role="status">{said}</p>
    </>
  );
}

function fileNameOf(kind: Order['kind'], name: string, { sheets }: HandOverProps['words']): string {
  if (kind === 'pdf' || kind === 'xlsx') return `${name}.${kind}`;
  return `${name}-${sheets[kind].title.toLowerCase().replaceAll(' ', '-')}.pdf`;
}

/** Why there is no certificate yet; nothing where the readings hold one. */
function waitingIn({ job, derived, words, locale, record, form }: HandOverProps): string {
  const found = certifiedOf(job, derived.visits);
  if (found.ok) return '';
  const { nothingRead, waits } = words.sheets.certificate;
  return found.openIds.length === 0
    ? nothingRead
    : t(waits, { names: namesOf(found.openIds, 'points', record, form) }, locale);
}

/** Makes and saves files of a job, one at a time, and says what came of it. */
function useMaking({ record, words, locale }: Pick<PartProps, 'record' | 'words' | 'locale'>) {
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
