import { type ComponentType, memo, type ReactNode } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { type Edit, type LossRecord, rowsOf } from '#core/loss-record/record.ts';
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

/** Element id of a section. */
export function sectionId(name: SectionTitle): string {
  return `record-${name}`;
}

/** A section under its numbered heading. */
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
  /** Fields to show; all by default. */
  readonly only?: readonly string[];
}

/** A section's fields, bound to the loss record form. */
export function SectionFields(props: LossSectionFieldsProps) {
  return <RecordSectionFields {...props} form={formOf(props.messages)} />;
}

interface LossRowsProps extends SectionProps, Omit<RowsProps<LossRecord>, 'form' | keyof SectionProps> {
  readonly table: Exclude<TableName, 'photos'>;
}

/** A table, bound to the loss record form. */
export function Rows(props: LossRowsProps) {
  return <RecordRows {...props} form={formOf(props.messages)} />;
}

type Place = SectionName | TableName;

/**
 * Memoizes a section so that it renders only when the places it uses change: hundreds of photos may arrive while
 * someone scrolls a slow phone. It may use the named places and the tables their fields refer to; with `showsPhotos`,
 * also photos in its open row.
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

/** Whether another window deleted the open row, which its section still shows. */
function isLost({ record, open }: SectionProps): boolean {
  return open !== null && !tableNames.some((table) => rowsOf(record, table).some(({ id }) => id === open));
}

/** The places and the tables that their fields refer to. */
function placesUsedBy(places: readonly Place[]): readonly Place[] {
  const offered = places.flatMap((place) =>
    fieldsAt(shape, place).flatMap(([, field]) => (field.kind === 'row' ? [field.of as TableName] : [])),
  );
  return [...new Set([...places, ...offered])];
}

export interface SectionProps {
  readonly record: LossRecord;
  readonly state: LossRecordActions;
  readonly messages: LossRecordMessages;
  readonly locale: Locale;
  readonly open: string | null;
  readonly setOpen: (id: string | null) => void;
  readonly places: Places;
}

/** URLs that the record links to, in the page's language. */
export interface Places {
  readonly claimClock: string;
  readonly insurers: string;
}

export type RecordState = OpenState<LossRecord, Edit>;

export type LossRecordActions = RecordActions<LossRecord, Edit>;

/** Scrolls to an element and focuses it. Not a hash link, since the URL hash names the open record. */
export function scrollToSection(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView({ block: 'start' });
}

/** The day of a dated row, for the end of its line. */
export function dayOfRow(locale: Locale) {
  return ({ at }: AnyRow) => (at ? locale.date(String(at).slice(0, 10)) : '');
}
