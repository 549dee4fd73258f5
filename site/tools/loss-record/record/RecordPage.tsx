import { useEffect, useState } from 'react';
import type { Locale } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import type { LossRecordWords } from '#content/words/claim-words.ts';
import { mostTitle } from '#core/record/shape.ts';
import { recordIn } from '../../../device/store/late/record-address.ts';
import type { KeptRecord } from '../../../device/store/records/record-store.ts';
import { FieldInput } from '../../record/form/FieldInput.tsx';
import { PrintHead } from '../../record/print/PrintHead.tsx';
import styles from '../../record/record.module.css';
import { UndoBar } from '../../record/UndoBar.tsx';
import { SendFile } from '../copy/sending/SendFile.tsx';
import { ClaimDates } from '../dates/ClaimDates.tsx';
import { AddPhotos } from '../photos/AddPhotos.tsx';
import { Calls } from '../sections/Calls.tsx';
import { Costs } from '../sections/Costs.tsx';
import { Drying } from '../sections/Drying.tsx';
import { Policy } from '../sections/Policy.tsx';
import { Rooms } from '../sections/Rooms.tsx';
import { Story } from '../sections/Story.tsx';
import { Things } from '../sections/Things.tsx';
import { goTo } from './go-to.ts';
import { Keeping } from './Keeping.tsx';
import { Parts } from './Parts.tsx';
import { Photos } from './Photos.tsx';
import { Sums } from './Sums.tsx';
import type { Places } from './section/part.ts';
import { Section } from './section/Section.tsx';
import type { RecordState } from './use-record.ts';

interface RecordPageProps {
  readonly kept: KeptRecord;
  readonly state: RecordState;
  readonly words: LossRecordWords;
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
function madeBy(now: Date, { file, out }: LossRecordWords, locale: Locale): string {
  return `${say(file.made, { moment: locale.moment(now) }, locale)} ${out.yours}`;
}
