import type { Store } from '../open-store.ts';
import type { Millis, OutboxRow, QuestionRow } from '../schema.ts';
import { addingUp, dayOf } from '../tables/counts.ts';
import { dayAround, lockMailboxes, receiptLimit } from '../tables/day-limits.ts';
import { asJson, rowsOf, type Statement, statementOf } from '../tables/insert-rows.ts';
import type { NewPhoto } from '../tables/photos.ts';

type Engine = Store['engine'];

/** A question to be stored, with what goes with it. */
export interface Asked {
  readonly row: QuestionRow;
  readonly messages: readonly OutboxRow[];
  readonly photos: readonly NewPhoto[];
  /** The page whose sent forms are counted. */
  readonly countedOn: string | undefined;
}

/** What a statement returns for each question that is new. */
export interface Added {
  readonly reference: string;
  /** How many receipts there were within a day; 0 where nobody gets one. */
  readonly receipts: number;
}

interface State {
  readonly now: Millis;
  /** There was no room for another receipt a moment ago: none is written. */
  readonly isFull: boolean;
}

/**
 * What stores a group of questions with their messages, pictures and counts. None of the statements needs the answer of another, so
 * that all of them are sent at once. What belongs to a question goes in only when the question did: a reference is made for each time
 * of asking, and is in the table when that time was the first. PostgreSQL, to which each statement is a way, takes the questions,
 * messages and counts in one.
 */
export function statementsFor(engine: Engine, list: readonly Asked[], { now, isFull }: State): readonly Statement[] {
  const messages = list.flatMap((asked) => asked.messages).filter(({ kind }) => !(isFull && kind === 'receipt'));
  const receipts = messages.filter(({ kind }) => kind === 'receipt');
  const columns = { question: Object.keys(list[0]?.row ?? {}), message: Object.keys(messages[0] ?? {}) };
  const { questions, outbox, counts } = textsFor(engine, columns, receipts.length > 0);
  const values = [
    asJson(list.map(({ row }) => row)),
    asJson(messages),
    asJson(formsOf(list, now)),
    ...dayAround(now),
    receiptLimit.mailbox,
    receiptLimit.everyone,
  ];
  const inOne = `with added as (${questions}), sent as (${outbox}), counted as (${counts}) select * from added`;
  const texts = engine === 'postgres' ? [inOne] : [questions, outbox, counts];
  return [
    ...lockMailboxes(engine, { kind: 'receipt', limit: receiptLimit, now }, receipts),
    ...texts.map((text) => statementOf(engine, text, values)),
    ...list.flatMap(({ row, photos }) => photosOf(engine, row.reference, photos)),
  ];
}

/** A receipt is due while its mailbox and all mailboxes together have had fewer than they may. Only those that go in are counted. */
const dueOf = (messages: string) => `
  select * from (
    select *, row_number() over (partition by kind) as nth from (
      select *, row_number() over (partition by kind, mailbox order by priority) as own from (${messages}) as fresh
    ) as known where kind <> 'receipt' or own + (select count(*) from outbox as old
      where old.mailbox = known.mailbox and old.kind = 'receipt' and old.created_at between @3 and @4) <= @5
  ) as counted where kind <> 'receipt' or nth <= @6 - ${receiptsOfDay}`;

const receiptsOfDay = `(select count(*) from outbox where kind = 'receipt' and created_at between @3 and @4)`;

/**
 * The statements, which all name the same values: the rows of each table, from when to when a day is, and the limits of a day.
 * Without a receipt among the messages nothing of the day is looked at.
 */
function textsFor(
  engine: Engine,
  columns: { readonly question: readonly string[]; readonly message: readonly string[] },
  hasReceipts: boolean,
) {
  const { question: ofQuestion, message: ofMessage } = columns;
  // One statement does not see what another part of it adds; but looking into the table is quicker than going through a list.
  const isNew = (reference: string) =>
    engine === 'postgres'
      ? `${reference} in (select reference from added)`
      : `exists (select 1 from questions where questions.reference = ${reference})`;
  const fresh = (table: 'questions' | 'outbox', columns: readonly string[], value: string) =>
    `(${rowsOf(engine, table, columns, value)}) fresh`;
  const messages = `select fresh.* from ${fresh('outbox', ofMessage, '@1')} where ${isNew('fresh.reference')}`;
  return {
    questions: `insert into questions (${ofQuestion}) select ${ofQuestion} from ${fresh('questions', ofQuestion, '@0')} where true
      on conflict (idempotency_key) do nothing returning reference, ${hasReceipts ? receiptsOfDay : 0} as receipts`,
    outbox: `insert into outbox (${ofMessage}) select ${ofMessage} from (${hasReceipts ? dueOf(messages) : messages}) as due`,
    // In the order in which everyone takes them.
    counts: `insert into counts (day, page, kind, number) select day, page, 'form', count(*) from (${formRows(engine)}) as fresh
      where ${isNew('fresh.reference')} group by day, page order by day, page ${addingUp}`,
  };
}

const formRows = (engine: Engine) =>
  engine === 'postgres'
    ? 'select * from json_to_recordset(@2) as form (day text, page text, reference text)'
    : `select value ->> '$.day' as day, value ->> '$.page' as page, value ->> '$.reference' as reference from json_each(@2)`;

function formsOf(list: readonly Asked[], now: Millis) {
  const day = dayOf(now);
  return list.flatMap(({ row: { reference }, countedOn: page }) => (page ? [{ day, page, reference }] : []));
}

function photosOf(engine: Engine, reference: string, photos: readonly NewPhoto[]): readonly Statement[] {
  const text = `insert into photos (reference, number, jpeg, sent_hash)
    select questions.reference, @1, @2, @3 from questions where questions.reference = @0`;
  return photos.map(({ jpeg, hash }, at) => statementOf(engine, text, [reference, at + 1, jpeg, hash]));
}
