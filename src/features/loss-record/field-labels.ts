import type { ClaimClockMessages } from '#content/en/tools/claim-clock.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { policies, triggers } from '#core/claim-clock/input.ts';
import { type LossRecord, rowsOf } from '#core/loss-record/record.ts';
import type { SectionName, TableName } from '#core/loss-record/shape.ts';
import type { Value } from '#core/records/field.ts';
import type { AnyRow } from '#core/records/shape.ts';

type Texts = Readonly<Record<string, string>>;

/** The label of a field; the same words head its column. */
export function labelOf(place: SectionName | TableName, name: string, { fields, clock }: LossRecordMessages): string {
  if (place === 'claim') return claimLabel(name, clock);
  return (fields[place] as Texts)[name] ?? name;
}

/** What is said below a label; "" where it says enough. */
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

/** The words of a code that a field holds; "" for none. */
export function choiceWords(
  place: SectionName | TableName,
  name: string,
  code: Value,
  words: LossRecordMessages,
): string {
  const policy = policies.find((each) => place === 'claim' && each === code);
  if (policy) return words.clock.form.policies[policy].label;
  const choices = (words.choices as Readonly<Record<string, Texts>>)[`${place}.${name}`];
  return choices?.[String(code)] ?? '';
}

/** What a row is called: what was written first in it, or its kind and number. */
export function nameOfRow(record: LossRecord, table: TableName, id: string, words: LossRecordMessages): string {
  const at = rowsOf(record, table).findIndex((row) => row.id === id);
  const row = rowsOf(record, table)[at];
  return (row && writtenName(table, row)) || `${words.sections[table].one} ${at + 1}`;
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

/** What a line may be filled with: names of rooms, and the things that usually stand in a room of that name. */
export function suggestionsFor(
  place: SectionName | TableName,
  name: string,
  values: Readonly<Record<string, Value>>,
  record: LossRecord,
  { suggestions }: LossRecordMessages,
): readonly string[] {
  if (place === 'rooms' && name === 'name') return suggestions.map(({ room }) => room);
  if (place !== 'things' || name !== 'item') return [];
  const room =
    record.rooms
      .find(({ id }) => id === values.room)
      ?.name.trim()
      .toLowerCase() ?? '';
  const fitting = suggestions.filter((each) => room !== '' && room.startsWith(each.room.toLowerCase()));
  return [...new Set((fitting.length > 0 ? fitting : suggestions).flatMap(({ things }) => things))];
}
