import type { ClaimClockMessages } from '#content/en/tools/claim-clock.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { policies, triggers } from '#core/claim-clock/input.ts';
import { type LossRecord, rowsOf } from '#core/loss-record/record.ts';
import { type SectionName, shape, type TableName } from '#core/loss-record/shape.ts';
import type { Value } from '#core/records/field.ts';
import type { AnyRow } from '#core/records/shape.ts';
import type { RecordForm } from '../records/form/form.ts';

type Texts = Readonly<Record<string, string>>;

/** Label of a field, also used as column heading. */
export function labelOf(place: SectionName | TableName, name: string, { fields, clock }: LossRecordMessages): string {
  if (place === 'claim') return claimLabel(name, clock);
  return (fields[place] as Texts)[name] ?? name;
}

/** Hint below a label; "" for none. */
export function hintOf(place: SectionName | TableName, name: string, { clock }: LossRecordMessages): string {
  const trigger = triggers.find((each) => place === 'claim' && each === name);
  return trigger ? clock.days[trigger].hint : '';
}

function claimLabel(name: string, { form, days }: ClaimClockMessages): string {
  const trigger = triggers.find((each) => each === name);
  if (trigger) return days[trigger].label;
  if (name === 'policy') return form.policy;
  if (name === 'calledOnly' || name === 'catastrophe' || name === 'arson') return form[name];
  return form.guess;
}

/** Label of a choice's code; "" for none. */
export function choiceText(
  place: SectionName | TableName,
  name: string,
  code: Value,
  messages: LossRecordMessages,
): string {
  const policy = policies.find((each) => place === 'claim' && each === code);
  if (policy) return messages.clock.form.policies[policy].label;
  const choices = (messages.choices as Readonly<Record<string, Texts>>)[`${place}.${name}`];
  return choices?.[String(code)] ?? '';
}

/** Name of a row: its first filled name field, or its kind and number. */
export function nameOfRow(record: LossRecord, table: TableName, id: string, messages: LossRecordMessages): string {
  const at = rowsOf(record, table).findIndex((row) => row.id === id);
  const row = rowsOf(record, table)[at];
  return (row && writtenName(table, row)) || `${messages.sections[table].one} ${at + 1}`;
}

const namedBy: Readonly<Record<TableName, readonly string[]>> = {
  rooms: ['name'],
  photos: ['caption', 'file'],
  things: ['item'],
  costs: ['what'],
  calls: ['company', 'who'],
  drying: ['what'],
};

function writtenName(table: TableName, row: AnyRow): string {
  return namedBy[table].map((name) => String(row[name] ?? '').trim()).find(Boolean) ?? '';
}

/** Suggestions: names of rooms, and typical belongings of a room. */
export function suggestionsFor(
  place: SectionName | TableName,
  name: string,
  values: Readonly<Record<string, Value>>,
  record: LossRecord,
  { suggestions }: LossRecordMessages,
): readonly string[] {
  if (place === 'rooms' && name === 'name') return suggestions.map(({ room }) => room);
  if (place !== 'things' || name !== 'item') return [];
  const room = record.rooms.find(({ id }) => id === values.room)?.name ?? '';
  const fitting = suggestions.filter((each) => isSameRoom(room, each.room));
  return [...new Set(fitting.flatMap(({ things }) => things))];
}

/** Words that many room names have, which say nothing about the room. */
const generic = new Set(['room', 'cuarto', 'the', 'del', 'los', 'las']);

const wordsIn = (name: string) =>
  (
    name
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/\p{L}{3,}/gu) ?? []
  ).filter((word) => !generic.has(word));

/** How many letters two words share when they have the same stem: "lavado", "lavandería". */
const stemLength = 4;

/** Whether two names of a room share a word: "Laundry" and "Laundry room", "Hallway" and "Hall". */
export function isSameRoom(one: string, other: string): boolean {
  return wordsIn(one).some((first) =>
    wordsIn(other).some(
      (second) =>
        first.startsWith(second) ||
        second.startsWith(first) ||
        (first.length > stemLength && first.slice(0, stemLength) === second.slice(0, stemLength)),
    ),
  );
}

type Place = SectionName | TableName;

/** Form definition of a loss record. */
export function formOf(messages: LossRecordMessages): RecordForm<LossRecord> {
  return {
    shape,
    entry: messages.entry,
    labelOf: (place, name) => labelOf(place as Place, name, messages),
    hintOf: (place, name) => hintOf(place as Place, name, messages),
    choiceOf: (place, name, code) => choiceText(place as Place, name, code, messages),
    nameOf: (record, table, id) => nameOfRow(record, table as TableName, id, messages),
    suggestionsFor: (place, name, values, record) => suggestionsFor(place as Place, name, values, record, messages),
    tableOf: (table) => messages.sections[table as TableName],
  };
}
