import type { QuestionRow } from '../db/schema.ts';
import type { TypedField } from '../db/tables/questions.ts';
import type { Translator } from './message.ts';

/** What a person filled in besides the question, with labels: for mail, inbox and command line. The type asks for every field. */
export function typedFields(
  { messages }: Translator,
  row: QuestionRow,
  leftOut: readonly TypedField[] = [],
): readonly (readonly [label: string, value: string])[] {
  const { facts, notGiven, reach } = messages.notice;
  const values: Readonly<Record<Exclude<TypedField, 'question'>, string | null>> = {
    urgency: messages.urgency[row.urgency],
    category: messages.category[row.category],
    name: row.name,
    email: row.email,
    phone: row.phone,
    reach: reach[row.reach],
    location: row.location,
  };
  const fields = Object.keys(values) as (keyof typeof values)[];
  return fields.filter((field) => !leftOut.includes(field)).map((field) => [facts[field], values[field] ?? notGiven]);
}
