import { type ReactNode, useEffect, useState } from 'react';
import type { LossRecordWords } from '#content/en/claim/loss-record.ts';
import type { Locale } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import type { AnyRow } from '#core/loss-record/edit.ts';
import type { Value } from '#core/loss-record/field.ts';
import { mostTitle } from '#core/loss-record/record.ts';
import { type SectionName, sectionNames, shots } from '#core/loss-record/shape.ts';
import { costOf, totalsOf } from '#core/loss-record/totals.ts';
import type { KeptRecord } from '../../../device/records/record-store.ts';
import { SendFile } from '../copy/SendFile.tsx';
import { FieldInput } from '../fields/FieldInput.tsx';
import { Fields } from '../fields/Fields.tsx';
import { nameOfRow } from '../fields/field-words.ts';
import { AddPhotos } from '../photos/AddPhotos.tsx';
import { PhotoStrip } from '../photos/PhotoStrip.tsx';
import type { Links } from '../photos/take-photos.ts';
import { Keeping } from './Keeping.tsx';
import { Photos } from './Photos.tsx';
import { Rows } from './Rows.tsx';
import styles from './record.module.css';
import type { RecordState } from './use-record.ts';

export interface RecordPageProps {
  readonly kept: KeptRecord;
  readonly state: RecordState;
  readonly words: LossRecordWords;
  readonly locale: Locale;
  readonly claimClock: string;
  readonly erase: () => void;
}

/** One record, section by section. */
export function RecordPage(props: RecordPageProps) {
  const { kept, state, words, locale, erase } = props;
  const { record } = kept;
  const [open, setOpen] = useState<string | null>(null);
  const shared = { record, state, words, locale, open, setOpen };
  const photosOf = (links: Links, isHere: (photo: (typeof record.photos)[number]) => boolean) => (
    <>
      <AddPhotos links={links} state={state} words={words} locale={locale} />
      <PhotoStrip record={record} photos={record.photos.filter(isHere)} words={words} locale={locale} open={setOpen} />
    </>
  );
  const dollars = (cents: number) => locale.dollars(cents / 100, 2);
  return (
    <>
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
      <Sums {...props} />
      {sectionNames.map((name) => (
        <Section key={name} name={name} words={words}>
          <SectionFields {...props} name={name} />
        </Section>
      ))}
      <Section name="rooms" words={words}>
        <Rows
          {...shared}
          table="rooms"
          more={({ id }) => (
            <>
              <Shots room={id} {...props} />
              {photosOf({ room: id }, (photo) => photo.room === id)}
            </>
          )}
        />
      </Section>
      <Section name="photos" words={words}>
        <Photos {...shared} />
      </Section>
      <Section name="things" words={words}>
        <Rows
          {...shared}
          table="things"
          begin={(last) => ({ room: last?.room ?? '', quantity: 1 })}
          unlike={['serial', 'thrownOn']}
          aside={(row) => (row.costEach === null ? '' : dollars(costOf(row as never)))}
          more={({ id, room }) => photosOf({ thing: id, room: String(room) }, (photo) => photo.thing === id)}
        />
        <ThingSums {...props} />
      </Section>
      <Section name="costs" words={words}>
        <Rows
          {...shared}
          table="costs"
          unlike={['day']}
          aside={({ amount }) => (typeof amount === 'number' ? dollars(amount) : '')}
          more={({ id }) => photosOf({ cost: id, shows: 'receipt' }, (photo) => photo.cost === id)}
        />
      </Section>
      <Section name="calls" words={words}>
        <Rows {...shared} table="calls" unlike={['at', 'said', 'promised', 'promisedBy']} aside={dayOf(locale)} />
        <Promises {...props} />
      </Section>
      <Section name="drying" words={words}>
        <Rows
          {...shared}
          table="drying"
          unlike={['at', 'reading']}
          aside={dayOf(locale)}
          more={({ id, room }) => photosOf({ drying: id, room: String(room) }, (photo) => photo.drying === id)}
        />
      </Section>
      <SendFile kept={kept} state={state} words={words} locale={locale} />
      <p>
        <button type="button" className={styles.erase} onClick={erase}>
          {words.out.erase}
        </button>
      </p>
      <UndoBar state={state} words={words} />
    </>
  );
}

function dayOf(locale: Locale) {
  return ({ at }: AnyRow) => (at ? locale.date(String(at).slice(0, 10)) : '');
}

function Section({
  name,
  words,
  children,
}: {
  readonly name: keyof LossRecordWords['sections'];
  readonly words: LossRecordWords;
  readonly children: ReactNode;
}) {
  const { title, lead } = words.sections[name];
  return (
    <section className={styles.section} aria-labelledby={`record-${name}`}>
      <h2 id={`record-${name}`}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  );
}

/** A section's fields, folded away: what is urgent on a phone are photos. */
function SectionFields({ kept, state, words, locale, name }: RecordPageProps & { readonly name: SectionName }) {
  const values: Readonly<Record<string, Value>> = kept.record[name];
  const all = Object.values(values);
  const filled = all.filter((value) => value !== '').length;
  return (
    <details>
      <summary>{say(words.entry.filled, { filled, all: all.length }, locale)}</summary>
      <Fields
        place={name}
        values={values}
        record={kept.record}
        words={words}
        locale={locale}
        edit={(field, value) => void state.edit({ kind: 'fill', section: name, field, value })}
      />
    </details>
  );
}

function Sums({ kept: { record }, words, locale }: RecordPageProps) {
  const totals = totalsOf(record);
  return (
    <dl className={styles.sums}>
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

function ThingSums({ kept: { record }, words, locale }: RecordPageProps) {
  const totals = totalsOf(record);
  if (record.things.length === 0) return null;
  const { entry } = words;
  const roomName = (id: string) => (id ? nameOfRow(record, 'rooms', id, words) : entry.noRoom);
  return (
    <div className={styles.total}>
      <p>
        <strong>{words.sums.things}</strong> <strong>{locale.dollars(totals.things / 100, 2)}</strong>
      </p>
      <ul>
        {totals.byRoom.map(({ room, cents }) => (
          <li key={room}>
            {say(entry.perRoom, { room: roomName(room), dollars: locale.dollars(cents / 100, 2) }, locale)}
          </li>
        ))}
      </ul>
      {totals.withoutFigure > 0 && <p>{say(entry.withoutFigure, { count: totals.withoutFigure }, locale)}</p>}
    </div>
  );
}

/** The views that adjusters look for, each with whether the room has it. */
function Shots({ room, kept: { record }, words }: RecordPageProps & { readonly room: string }) {
  const { photos, choices } = words;
  const taken = record.photos.filter((photo) => photo.room === room).map(({ shows }) => shows);
  return (
    <>
      <h3>{photos.shots}</h3>
      <ul className={styles.shots}>
        {shots.map((shot) => (
          <li key={shot} data-have={taken.includes(shot)}>
            {choices['photos.shows'][shot]}: {taken.includes(shot) ? photos.shotHave : photos.shotMissing}
          </li>
        ))}
      </ul>
    </>
  );
}

function Promises({ kept: { record }, words, locale, claimClock }: RecordPageProps) {
  const { entry } = words;
  const promised = record.calls
    .filter(({ promisedBy }) => promisedBy !== '')
    .sort((one, other) => one.promisedBy.localeCompare(other.promisedBy));
  return (
    <>
      {promised.length > 0 && (
        <>
          <h3>{entry.promises}</h3>
          <ul>
            {promised.map(({ id, promisedBy, promised: what }) => (
              <li key={id}>
                {say(
                  entry.promise,
                  { day: locale.date(promisedBy), what, who: nameOfRow(record, 'calls', id, words) },
                  locale,
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={claimClock}>{entry.dates}</a>
      </p>
    </>
  );
}

/** What was deleted last comes back from here. */
function UndoBar({ state, words }: Pick<RecordPageProps, 'state' | 'words'>) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (state.canUndo) setSaid(words.entry.deleted);
  }, [state.canUndo, words]);
  return (
    <div className={styles.undo} data-shown={state.canUndo || undefined}>
      <span role="status">{said}</span>
      {state.canUndo && (
        <button
          type="button"
          className="btn btn-alt"
          onClick={() => {
            void state.undo();
            setSaid(words.entry.undone);
          }}
        >
          {words.entry.undo}
        </button>
      )}
    </div>
  );
}
