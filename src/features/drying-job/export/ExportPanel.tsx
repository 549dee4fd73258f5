import { type ComponentType, useState } from 'react';
import { t } from '#content/i18n/t.ts';
import { certifiedOf } from '#core/drying-job/certified.ts';
import { toExchange } from '#core/drying-job/record/exchange.ts';
import { toFile } from '#core/drying-job/record/job-file.ts';
import { saveBlob, saveJson } from '../../../lib/dom/save-file.ts';
import { fileSize } from '../../records/files.ts';
import styles from '../../records/record.module.css';
import jobStyles from '../drying-job.module.css';
import { namesOf } from '../form.ts';
import { JobSection, type SectionProps } from '../JobSection.tsx';
import { goToSection } from '../JobSteps.tsx';
import { headerLabel, missingInHeader } from '../missing.ts';
import { type FileRequest, sheetKinds } from '../report/report.ts';
import { lists } from './csv.ts';

/** Exports of the job. */
export function ExportPanel(props: SectionProps & { readonly erase: () => void }) {
  const { record, messages, erase } = props;
  const name = [messages.send.fileName, record.title.replace(/[^\p{L}\p{N}]+/gu, '-')].filter(Boolean).join('-');
  const { status, Link, saveFile, saveExchange, savePacked, saveList, openLink } = useExport(props, name);
  return (
    <JobSection name="send" messages={messages}>
      <MissingHeader {...props} />
      <ReportButtons {...props} name={name} />
      <p className={styles.buttons}>
        <button type="button" className="btn btn-alt" onClick={saveFile}>
          {messages.send.file}
        </button>
        <button type="button" className="btn btn-alt" onClick={saveExchange}>
          {messages.send.exchange}
        </button>
        {record.photos.length > 0 && (
          <button type="button" className="btn btn-alt" onClick={() => void savePacked()}>
            {messages.send.withPhotos}
          </button>
        )}
        {(['air', 'moisture', 'equipment'] as const).map((list) => (
          <button key={list} type="button" className="btn btn-alt" onClick={() => saveList(list)}>
            {messages.send[list]}
          </button>
        ))}
        <button type="button" className="btn btn-alt" onClick={() => window.print()}>
          {messages.send.print}
        </button>
        {record.rooms.length > 0 && !Link && (
          <button type="button" className="btn btn-alt" onClick={() => void openLink()}>
            {messages.planLink.make}
          </button>
        )}
      </p>
      <p role="status">{status}</p>
      {Link && <Link {...props} />}
      <p>
        <button type="button" className={styles.erase} onClick={erase}>
          {messages.send.erase}
        </button>
      </p>
    </JobSection>
  );
}

/** The header data that the report will mark as missing, and the way to it. */
function MissingHeader({ record, messages, locale, form }: SectionProps) {
  const missing = missingInHeader(record).map((name) => headerLabel(name, form.labelOf));
  if (missing.length === 0) return null;
  return (
    <div className={`${jobStyles.missing} no-print`}>
      <p>{t(messages.send.missing, { names: locale.list(missing) }, locale)}</p>
      <button type="button" className="btn btn-alt" onClick={() => goToSection('site')}>
        {messages.send.fillIn}
      </button>
    </div>
  );
}

function useExport({ record, job, derived, messages, locale, state }: SectionProps, name: string) {
  const [status, setStatus] = useState('');
  const [Link, setLink] = useState<ComponentType<SectionProps> | null>(null);
  return {
    status,
    Link,
    saveExchange: () => saveJson(`${name}-exchange.json`, toExchange(record)),
    saveFile: () => {
      saveJson(`${name}.json`, toFile(record));
      // Only a file with every photo can be imported completely.
      if (record.photos.length === 0) void state.copied();
    },
    savePacked: async () => {
      setStatus('');
      try {
        const { packedJob } = await import('./packed-job.ts');
        const { file, missing } = await packedJob(record);
        saveBlob(`${name}.zip`, file);
        if (missing > 0) setStatus(t(messages.send.packed, { count: missing }, locale));
        else void state.copied();
      } catch {
        setStatus(messages.handing.failed);
      }
    },
    saveList: (list: keyof typeof lists) =>
      saveBlob(`${name}-${list}.csv`, new Blob([lists[list](job, derived)], { type: 'text/csv' })),
    openLink: async () => {
      setStatus('');
      try {
        const { PlanLink } = await import('./PlanLink.tsx');
        setLink(() => PlanLink);
      } catch {
        setStatus(messages.list.notLoaded);
      }
    },
  };
}

interface ReportButtonsProps extends SectionProps {
  readonly name: string;
}

/** Buttons for the report, workbook and sheets. */
export function ReportButtons(props: ReportButtonsProps) {
  const { messages, name } = props;
  const { status, setStatus, isMaking, make } = useMakeReport(props);
  const press = (kind: FileRequest['kind']) => {
    // `disabled` would take the focus away.
    if (isMaking) return;
    const waits = kind === 'certificate' ? certificateBlocker(props) : '';
    if (waits) setStatus(waits);
    else void make(kind, fileNameOf(kind, name, messages));
  };
  return (
    <>
      <p className={styles.buttons}>
        <button type="button" className="btn" aria-disabled={isMaking} onClick={() => press('pdf')}>
          {messages.handing.pdf}
        </button>
        <button type="button" className="btn btn-alt" aria-disabled={isMaking} onClick={() => press('xlsx')}>
          {messages.handing.xlsx}
        </button>
      </p>
      <p className={jobStyles.sheets}>{messages.sheets.lead}</p>
      <p className={styles.buttons}>
        {sheetKinds.map((kind) => (
          <button key={kind} type="button" className="btn btn-alt" aria-disabled={isMaking} onClick={() => press(kind)}>
            {messages.sheets[kind].name}
          </button>
        ))}
      </p>
      <p role="status">{status}</p>
    </>
  );
}

function fileNameOf(kind: FileRequest['kind'], name: string, { sheets }: ReportButtonsProps['messages']): string {
  if (kind === 'pdf' || kind === 'xlsx') return `${name}.${kind}`;
  return `${name}-${sheets[kind].title.toLowerCase().replaceAll(' ', '-')}.pdf`;
}

/** Why the certificate is not available yet; "" if it is. */
function certificateBlocker({ job, derived, messages, locale, record, form }: ReportButtonsProps): string {
  const found = certifiedOf(job, derived.visits);
  if (found.ok) return '';
  const { nothingRead, waits } = messages.sheets.certificate;
  return found.openIds.length === 0
    ? nothingRead
    : t(waits, { names: namesOf(found.openIds, 'points', record, form) }, locale);
}

/** Creates and saves files of a job, one at a time, with a status. */
function useMakeReport({ record, messages, locale }: Pick<SectionProps, 'record' | 'messages' | 'locale'>) {
  const [status, setStatus] = useState('');
  const [isMaking, setMaking] = useState(false);
  const make = async (kind: FileRequest['kind'], name: string) => {
    setMaking(true);
    setStatus(messages.handing.making);
    try {
      const { code, tag, prefix } = locale;
      const { startRecordWorker } = await import('../../records/worker-client.ts');
      const worker = startRecordWorker();
      const request = { kind, name, record, messages, language: { code, tag, prefix } };
      const file = await worker.makeReport(request).finally(worker.stop);
      saveBlob(file.name, file);
      setStatus(t(messages.handing.made, { name: file.name, size: fileSize(file.size, locale) }, locale));
    } catch {
      setStatus(messages.handing.failed);
    } finally {
      setMaking(false);
    }
  };
  return { status, setStatus, isMaking, make };
}
