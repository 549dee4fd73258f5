import { useEffect, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { type LossRecord, rowsOf } from '#core/loss-record/record.ts';
import { tableNames } from '#core/loss-record/shape.ts';
import { totalsOf } from '#core/loss-record/totals.ts';
import { mostTitle } from '#core/records/shape.ts';
import { recordIn } from '../../lib/storage/record-address.ts';
import { lossRecords, type StoredRecordWithState } from '../../lib/storage/record-store.ts';
import { isLoaded } from '../records/edit-queue.ts';
import { FieldInput } from '../records/form/FieldInput.tsx';
import { PrintHead } from '../records/print.tsx';
import styles from '../records/record.module.css';
import { UndoBar } from '../records/UndoBar.tsx';
import { useRecord } from '../records/use-record.ts';
import type { RecordsState } from '../records/use-records.ts';
import { Things } from './Belongings.tsx';
import { Calls, ClaimDates } from './ClaimDates.tsx';
import { Costs } from './Costs.tsx';
import { SendFile } from './export/SendFile.tsx';
import lossStyles from './loss-record.module.css';
import { Photos } from './Photos.tsx';
import { AddPhotos } from './photos/AddPhotos.tsx';
import { Drying, Rooms } from './Rooms.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import {
  type Places,
  type RecordState,
  Section,
  type SectionProps,
  type SectionTitle,
  scrollToSection,
  sectionId,
} from './Section.tsx';
import { Policy, Story } from './StoryAndPolicy.tsx';

/** Sections in the order of the page. */
const parts = [
  'story',
  'policy',
  'rooms',
  'photos',
  'things',
  'costs',
  'calls',
  'drying',
  'claim',
] as const satisfies readonly SectionTitle[];

/** Table of contents with row counts. Collapsed for an empty record until it is opened again, to avoid layout shift. */
function Parts({ record, messages, locale }: Pick<SectionProps, 'record' | 'messages' | 'locale'>) {
  const [isFilled] = useState(() => tableNames.some((table) => rowsOf(record, table).length > 0));
  return (
    <nav className={`${lossStyles.parts} no-print`} aria-label={messages.parts}>
      <details open={isFilled}>
        <summary>{messages.parts}</summary>
        <ul>
          {parts.map((part) => {
            const table = tableNames.find((each) => each === part);
            const count = table ? rowsOf(record, table).length : 0;
            return (
              <li key={part}>
                <button type="button" className={styles.rowButton} onClick={() => scrollToSection(sectionId(part))}>
                  {messages.sections[part].title} {count > 0 && <b>{locale.number(count)}</b>}
                </button>
              </li>
            );
          })}
          <li>
            <button type="button" className={styles.rowButton} onClick={() => scrollToSection('record-send')}>
              {messages.out.title}
            </button>
          </li>
        </ul>
      </details>
    </nav>
  );
}

interface RecordPageProps {
  readonly stored: StoredRecordWithState;
  readonly state: RecordState;
  readonly messages: LossRecordMessages;
  readonly locale: Locale;
  readonly places: Places;
  readonly erase: () => void;
}

/** One record, section by section. */
export function RecordPage({ stored, erase, ...props }: RecordPageProps) {
  const { state, messages, locale } = props;
  const { record } = stored;
  const [open, setOpen] = useState<string | null>(null);
  const part = { ...props, state: state.actions, record, open, setOpen };
  useEffect(() => {
    if (recordIn(window.location.hash).part === 'send') scrollToSection('record-send');
  }, []);
  return (
    <div className={styles.record}>
      <PrintHead title={record.title} letterhead={messages.letterhead} made={(now) => madeBy(now, messages, locale)} />
      <FieldInput
        field={{ kind: 'text', most: mostTitle }}
        name="title"
        label={messages.entry.title}
        value={record.title}
        options={[]}
        suggestions={[]}
        messages={messages}
        locale={locale}
        edit={(title) => void state.edit({ kind: 'title', title: String(title) })}
      />
      <SaveStatus stored={stored} state={state} messages={messages} locale={locale} />
      <Sums {...part} />
      <AddPhotos links={{}} state={state} messages={messages} locale={locale} isFirst />
      <Parts {...part} />
      <Story {...part} />
      <Policy {...part} />
      <Rooms {...part} />
      <Section name="photos" messages={messages}>
        <Photos {...part} />
      </Section>
      <Things {...part} />
      <Costs {...part} />
      <Calls {...part} />
      <Drying {...part} />
      <ClaimDates {...part} />
      <SendFile stored={stored} state={state} messages={messages} locale={locale} />
      <p>
        <button type="button" className={styles.erase} onClick={erase}>
          {messages.out.erase}
        </button>
      </p>
      <UndoBar state={state} messages={messages} />
    </div>
  );
}

/** Names the author of the printout, since the letterhead is the company's. */
function madeBy(now: Date, { file, out }: LossRecordMessages, locale: Locale): string {
  return `${t(file.made, { moment: locale.moment(now) }, locale)} ${out.yours}`;
}

function Sums({ record, messages, locale }: Pick<SectionProps, 'record' | 'messages' | 'locale'>) {
  const totals = totalsOf(record);
  const isNothing = record.photos.length + record.things.length + record.costs.length === 0;
  return (
    <dl className={lossStyles.sums} data-blank={isNothing || undefined}>
      <div>
        <dt>{messages.sums.photos}</dt>
        <dd>{locale.number(record.photos.length)}</dd>
      </div>
      <div>
        <dt>{messages.sums.things}</dt>
        <dd>{locale.dollars(totals.things / 100, 2)}</dd>
      </div>
      <div>
        <dt>{messages.sums.costs}</dt>
        <dd>{locale.dollars(totals.costs / 100, 2)}</dd>
      </div>
    </dl>
  );
}

export interface OpenRecordProps {
  readonly id: string;
  readonly list: RecordsState<LossRecord>;
  readonly messages: LossRecordMessages;
  readonly locale: Locale;
  readonly places: Places;
}

/** The open record, or why it cannot be shown. */
export function OpenRecord({ id, list, messages, locale, places }: OpenRecordProps) {
  const state = useRecord(lossRecords, id);
  const { shown } = state;
  return (
    <>
      {shown === 'looking' && <p>{messages.list.looking}</p>}
      {shown === 'gone' && <p className={styles.error}>{messages.list.gone}</p>}
      {typeof shown === 'object' && !('record' in shown) && <p className={styles.error}>{messages.list.unread}</p>}
      {isLoaded(shown) && (
        <RecordPage
          stored={shown}
          state={state}
          messages={messages}
          locale={locale}
          places={places}
          erase={() => void list.remove([id])}
        />
      )}
    </>
  );
}
