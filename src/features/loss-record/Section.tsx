import { type ComponentType, memo, type ReactNode } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { type Edit, rowsOf } from '#core/loss-record/edit.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { type SectionName, shape, type TableName, tableNames } from '#core/loss-record/shape.ts';
import type { AnyRow } from '#core/records/shape.ts';
import { SectionFields as RecordSectionFields } from '../records/form/Fields.tsx';
import { fieldsAt } from '../records/form/form.ts';
import { Rows as RecordRows, type RowsProps } from '../records/form/Rows.tsx';
import styles from '../records/record.module.css';
import type { OpenState, RecordActions } from '../records/use-record.ts';
import { formOf } from './field-labels.ts';

export type SectionTitle = keyof LossRecordMessages['sections'];

interface SectionFrameProps {
  readonly name: SectionTitle;
  readonly messages: LossRecordMessages;
  readonly children: ReactNode;
}

/** Where a part stands on the page. */
export function sectionId(name: SectionTitle): string {
  return `record-${name}`;
}

/** A part of the record under its numbered title. */
export function Section({ name, messages, children }: SectionFrameProps) {
  const { title, lead } = messages.sections[name];
  const id = sectionId(name);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <p className={`${styles.lead} no-print`}>{lead}</p>
      {children}
    </section>
  );
}

interface LossSectionFieldsProps extends SectionProps {
  readonly name: SectionName;
  /** The fields that are shown; all where left out. */
  readonly only?: readonly string[];
}

/** A section of the loss record. */
export function SectionFields(props: LossSectionFieldsProps) {
  return <RecordSectionFields {...props} form={formOf(props.messages)} />;
}

interface LossRowsProps extends SectionProps, Omit<RowsProps<LossRecord>, 'form' | keyof SectionProps> {
  readonly table: Exclude<TableName, 'photos'>;
}

/** A table of the loss record. */
export function Rows(props: LossRowsProps) {
  return <RecordRows {...props} form={formOf(props.messages)} />;
}

type Place = SectionName | TableName;

/**
 * A part of the page that stays as it is while others change: three hundred photos may come while somebody scrolls, and a
 * slow phone that draws every part anew for each new line lets its owner wait. The part reads the places that it names
 * and those that their fields point at. With `showsPhotos` its open row shows photos.
 */
export function memoSection(places: readonly Place[], Part: ComponentType<SectionProps>, showsPhotos = false) {
  const reads = placesUsedBy(places);
  const tables = tableNames.filter((table) => places.includes(table));
  const openIn = ({ record, open }: SectionProps) =>
    tables.some((table) => rowsOf(record, table).some(({ id }) => id === open)) ? open : null;
  return memo(Part, (before, after) => {
    const open = openIn(after);
    const names: readonly Place[] = showsPhotos && open !== null ? [...reads, 'photos'] : reads;
    return (
      open === openIn(before) &&
      (before.open === after.open || !isLost(before)) &&
      before.record.id === after.record.id &&
      names.every((name) => before.record[name] === after.record[name]) &&
      (['state', 'messages', 'locale', 'setOpen', 'places'] as const).every((name) => before[name] === after[name])
    );
  });
}

/** Whether the open row is no row any more: another window deleted it, and its part goes on showing it. */
function isLost({ record, open }: SectionProps): boolean {
  return open !== null && !tableNames.some((table) => rowsOf(record, table).some(({ id }) => id === open));
}

/** The places themselves, and the tables whose rows their fields offer. */
function placesUsedBy(places: readonly Place[]): readonly Place[] {
  const offered = places.flatMap((place) =>
    fieldsAt(shape, place).flatMap(([, field]) => (field.kind === 'row' ? [field.of as TableName] : [])),
  );
  return [...new Set([...places, ...offered])];
}

/** What each part of a record's page is given. */
export interface SectionProps {
  readonly record: LossRecord;
  readonly state: LossRecordActions;
  readonly messages: LossRecordMessages;
  readonly locale: Locale;
  /** The open row of the whole page, and the way to open another. */
  readonly open: string | null;
  readonly setOpen: (id: string | null) => void;
  readonly places: Places;
}

/** Addresses that a record leads to, in the page's language. */
export interface Places {
  readonly claimClock: string;
  /** The list of insurers' numbers, as JSON. */
  readonly insurers: string;
}

/** One loss record on the page. */
export type RecordState = OpenState<LossRecord, Edit>;

/** What its parts may do with it. */
export type LossRecordActions = RecordActions<LossRecord, Edit>;

/**
 * Brings a part of the page to the reader, and the focus with it. The address names the open record, so that parts have
 * no addresses of their own.
 */
export function scrollToSection(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView({ block: 'start' });
}

/** The day of a row that says when, as it stands at the end of the row's line. */
export function dayOfRow(locale: Locale) {
  return ({ at }: AnyRow) => (at ? locale.date(String(at).slice(0, 10)) : '');
}
