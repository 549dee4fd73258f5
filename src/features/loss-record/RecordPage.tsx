import { useEffect, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { rowsOf } from '#core/loss-record/record.ts';
import { tableNames } from '#core/loss-record/shape.ts';
import { totalsOf } from '#core/loss-record/totals.ts';
import { type AnyRow, mostTitle } from '#core/records/shape.ts';
import { recordIn } from '../../lib/storage/record-address.ts';
import type { StoredRecordWithState } from '../../lib/storage/record-store.ts';
import { FieldInput } from '../records/form/FieldInput.tsx';
import { Insurer } from '../records/Insurer.tsx';
import { PrintHead } from '../records/PrintHead.tsx';
import styles from '../records/record.module.css';
import { UndoBar } from '../records/UndoBar.tsx';
import { Things } from './Belongings.tsx';
import { ClaimDates } from './ClaimDates.tsx';
import { Costs } from './Costs.tsx';
import { SendFile } from './export/SendFile.tsx';
import { Facts } from './Facts.tsx';
import { Photos } from './Photos.tsx';
import { AddPhotos } from './photos/AddPhotos.tsx';
import { PhotosHere } from './photos/PhotosHere.tsx';
import { wallClock } from './photos/wall-clock.ts';
import { Rooms } from './Rooms.tsx';
import { Rows } from './Rows.tsx';
import { Keeping } from './SaveStatus.tsx';
import { anchorOf, Section, type SectionTitle } from './Section.tsx';
import { SectionFields } from './SectionFields.tsx';
import { Story } from './Story.tsx';
import { goTo } from './scroll-to-section.ts';
import { partOf } from './section-context.ts';
import type { PartProps, Places } from './section-props.ts';
import type { RecordState } from './use-record.ts';

/** In the order of the page. */
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

/**
 * The way to each part of a long page, with how much is in it. In a record that begins it is folded: ten lines that say
 * nothing would stand before the first field. It stays folded until the record is opened again, so that nothing jumps.
 */
function Parts({ record, words, locale }: Pick<PartProps, 'record' | 'words' | 'locale'>) {
  const [isFilled] = useState(() => tableNames.some((table) => rowsOf(record, table).length > 0));
  return (
    <nav className={`${styles.parts} no-print`} aria-label={words.parts}>
      <details open={isFilled}>
        <summary>{words.parts}</summary>
        <ul>
          {parts.map((part) => {
            const table = tableNames.find((each) => each === part);
            const count = table ? rowsOf(record, table).length : 0;
            return (
              <li key={part}>
                <button type="button" onClick={() => goTo(anchorOf(part))}>
                  {words.sections[part].title} {count > 0 && <b>{locale.number(count)}</b>}
                </button>
              </li>
            );
          })}
          <li>
            <button type="button" onClick={() => goTo('record-send')}>
              {words.out.title}
            </button>
          </li>
        </ul>
      </details>
    </nav>
  );
}

/** The policy, and who has to do with the loss. */
const Policy = partOf(['policy'], function Policy(props) {
  const { record, words, locale, state, places } = props;
  const fill = (field: string, value: string) => ({ kind: 'fill', section: 'policy', field, value }) as const;
  return (
    <Section name="policy" words={words}>
      <Facts place="policy" values={record.policy} words={words} locale={locale} />
      <Insurer
        words={words.insurer}
        locale={locale}
        address={places.insurers}
        chosen={({ name, phone }) =>
          void state.edit({ kind: 'several', edits: [fill('insurer', name), fill('insurerPhone', phone)] })
        }
      />
      <SectionFields {...props} name="policy" />
    </Section>
  );
});

/** Machines and readings, day by day, each with a photo of its display. */
const Drying = partOf(
  ['drying'],
  function Drying(props) {
    return (
      <Section name="drying" words={props.words}>
        <Rows
          {...props}
          table="drying"
          begin={(last) => ({ at: wallClock(new Date()), room: last?.room ?? '' })}
          unlike={['at', 'reading']}
          aside={dayOfRow(props.locale)}
          more={({ id, room }) => (
            <PhotosHere {...props} links={{ drying: id, room: String(room) }} isHere={({ drying }) => drying === id} />
          )}
        />
      </Section>
    );
  },
  true,
);

/** Who said what, and when, and what was promised. */
const Calls = partOf(['calls'], function Calls(props) {
  return (
    <Section name="calls" words={props.words}>
      <Rows
        {...props}
        table="calls"
        begin={lastCaller}
        unlike={['at', 'said', 'promised', 'promisedBy']}
        aside={dayOfRow(props.locale)}
      />
    </Section>
  );
});

/** People call the same company again. */
function lastCaller(last: AnyRow | undefined): Partial<AnyRow> {
  return last ? { who: last.who ?? '', company: last.company ?? '', phone: last.phone ?? '' } : {};
}

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

/** What the record comes to, at its top. */
function Sums({ record, words, locale }: Pick<PartProps, 'record' | 'words' | 'locale'>) {
  const totals = totalsOf(record);
  const isNothing = record.photos.length + record.things.length + record.costs.length === 0;
  return (
    <dl className={styles.sums} data-blank={isNothing || undefined}>
      <div>
        <dt>{words.sums.photos}</dt>
        <dd>{locale.number(record.photos.length)}</dd>
      </div>
      <div>
        <dt>{words.sums.things}</dt>
        <dd>{locale.dollars(totals.things / 100, 2)}</dd>
      </div>
      <div>
        <dt>{words.sums.costs}</dt>
        <dd>{locale.dollars(totals.costs / 100, 2)}</dd>
      </div>
    </dl>
  );
}

/** The day of a row that says when, as it stands at the end of the row's line. */
function dayOfRow(locale: Locale) {
  return ({ at }: AnyRow) => (at ? locale.date(String(at).slice(0, 10)) : '');
}
