import type { ReactNode } from 'react';
import { t } from '#content/i18n/t.ts';
import { costOf, totalsOf } from '#core/loss-record/totals.ts';
import type { AnyRow } from '#core/records/shape.ts';
import styles from '../records/record.module.css';
import { nameOfRow, suggestionsFor } from './field-labels.ts';
import lossStyles from './loss-record.module.css';
import { RowPhotos } from './photos/PhotoStrip.tsx';
import { memoSection, Rows, Section, type SectionProps } from './Section.tsx';

/** Fields of most rows; the others are collapsed for fast entry. */
const first = ['room', 'item', 'quantity', 'costEach', 'fate'];

/** Suggestions that fit beside the field on a phone. */
const suggested = 9;

/** Damaged belongings with suggestions by room and totals. */
export const Things = memoSection(
  ['things'],
  function Things(props) {
    const { record, messages, locale } = props;
    return (
      <Section name="things" messages={messages}>
        <Rows
          {...props}
          table="things"
          begin={(last) => ({ room: last?.room ?? record.rooms.at(-1)?.id ?? '', quantity: 1 })}
          unlike={['serial', 'thrownOn']}
          first={({ fate }) => (fate === 'thrown-away' ? [...first, 'thrownOn', 'sample'] : first)}
          below={({ room }) => (room ? nameOfRow(record, 'rooms', String(room), messages) : '')}
          aside={(row) => (row.costEach === null ? '' : locale.dollars(costOf(row as never) / 100, 2))}
          before={(row) => <Suggestions {...props} row={row} />}
          more={(row) => (
            <>
              <PhotoFirst {...props} row={row} />
              <RowPhotos
                {...props}
                links={{ thing: row.id, room: String(row.room) }}
                isOfRow={({ thing }) => thing === row.id}
                hasReceipt
              />
            </>
          )}
        />
        <Sums {...props} />
      </Section>
    );
  },
  true,
);

/** Typical belongings of the room that are not listed yet; one click fills the name. */
function Suggestions({ record, state, messages, row }: SectionProps & { readonly row: AnyRow }): ReactNode {
  if (row.item !== '') return null;
  const known = new Set(record.things.filter(({ room }) => room === row.room).map(({ item }) => item));
  const names = suggestionsFor('things', 'item', row, record, messages).filter((name) => !known.has(name));
  if (names.length === 0) return null;
  return (
    <fieldset className={lossStyles.suggested}>
      <legend>{messages.entry.suggested}</legend>
      {names.slice(0, suggested).map((name) => (
        <button
          key={name}
          type="button"
          onClick={({ currentTarget }) => {
            // The suggestions disappear; the price is the next field.
            currentTarget.closest('div')?.querySelector<HTMLElement>('[name="costEach"]')?.focus();
            void state.edit({ kind: 'set', table: 'things', id: row.id, field: 'item', value: name });
          }}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

/** Warns before something is thrown away without a photo. */
function PhotoFirst({ record, messages, row }: SectionProps & { readonly row: AnyRow }): ReactNode {
  const isShown = record.photos.some(({ thing, shows }) => thing === row.id && shows !== 'receipt');
  if (row.fate !== 'thrown-away' || isShown) return null;
  return (
    <p className={styles.error} role="alert">
      {messages.photos.first}
    </p>
  );
}

function Sums({ record, messages, locale }: SectionProps) {
  const totals = totalsOf(record);
  if (record.things.length === 0) return null;
  const { entry } = messages;
  const roomName = (id: string) => (id ? nameOfRow(record, 'rooms', id, messages) : entry.noRoom);
  return (
    <div className={lossStyles.total}>
      <p>
        <strong>{messages.sums.things}</strong> <strong>{locale.dollars(totals.things / 100, 2)}</strong>
      </p>
      <ul>
        {totals.byRoom.map(({ room, cents }) => (
          <li key={room}>
            {t(entry.perRoom, { room: roomName(room), dollars: locale.dollars(cents / 100, 2) }, locale)}
          </li>
        ))}
      </ul>
      {totals.withoutFigure > 0 && <p>{t(entry.withoutFigure, { count: totals.withoutFigure }, locale)}</p>}
    </div>
  );
}
