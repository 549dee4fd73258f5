import { useEffect, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { mostTitle } from '#core/records/shape.ts';
import { recordIn } from '../../lib/storage/record-address.ts';
import type { StoredRecordWithState } from '../../lib/storage/record-store.ts';
import { FieldInput } from '../records/form/FieldInput.tsx';
import { PrintHead } from '../records/PrintHead.tsx';
import styles from '../records/record.module.css';
import { UndoBar } from '../records/UndoBar.tsx';
import { Things } from './Belongings.tsx';
import { Calls } from './Calls.tsx';
import { ClaimDates } from './ClaimDates.tsx';
import { Costs } from './Costs.tsx';
import { Drying } from './Drying.tsx';
import { SendFile } from './export/SendFile.tsx';
import { Photos } from './Photos.tsx';
import { Policy } from './Policy.tsx';
import { AddPhotos } from './photos/AddPhotos.tsx';
import { Rooms } from './Rooms.tsx';
import { Keeping } from './SaveStatus.tsx';
import { Section } from './Section.tsx';
import { Parts } from './Sections.tsx';
import { Story } from './Story.tsx';
import { Sums } from './Sums.tsx';
import { goTo } from './scroll-to-section.ts';
import type { Places } from './section-props.ts';
import type { RecordState } from './use-record.ts';

interface RecordPageProps {
  readonly kept: StoredRecordWithState;
  readonly state: RecordState;
  readonly words: LossRecordMessages;
  readonly locale: Locale;
  readonly places: Places;
  readonly erase: () => void;
}

/** One record, part by part. */
export function RecordPage({ kept, erase, ...props }: RecordPageProps) {
  const { state, words, locale } = props;
  const { record } = kept;
  const [open, setOpen] = useState<string | null>(null);
  const part = { ...props, state: state.ways, record, open, setOpen };
  useEffect(() => {
    if (recordIn(window.location.hash).part === 'send') goTo('record-send');
  }, []);
  return (
    <div className={styles.record}>
      <PrintHead title={record.title} letterhead={words.letterhead} made={(now) => madeBy(now, words, locale)} />
      <FieldInput
        field={{ kind: 'text', most: mostTitle }}
        name="title"
        label={words.entry.title}
        value={record.title}
        options={[]}
        suggestions={[]}
        words={words}
        locale={locale}
        edit={(title) => void state.edit({ kind: 'title', title: String(title) })}
      />
      <Keeping kept={kept} state={state} words={words} locale={locale} />
      <Sums {...part} />
      <AddPhotos links={{}} state={state} words={words} locale={locale} isFirst />
      <Parts {...part} />
      <Story {...part} />
      <Policy {...part} />
      <Rooms {...part} />
      <Section name="photos" words={words}>
        <Photos {...part} />
      </Section>
      <Things {...part} />
      <Costs {...part} />
      <Calls {...part} />
      <Drying {...part} />
      <ClaimDates {...part} />
      <SendFile kept={kept} state={state} words={words} locale={locale} />
      <p>
        <button type="button" className={styles.erase} onClick={erase}>
          {words.out.erase}
        </button>
      </p>
      <UndoBar state={state} words={words} />
    </div>
  );
}

/** The page is not its maker: the letterhead above it is that of whoever prints the form. */
function madeBy(now: Date, { file, out }: LossRecordMessages, locale: Locale): string {
  return `${t(file.made, { moment: locale.moment(now) }, locale)} ${out.yours}`;
}
