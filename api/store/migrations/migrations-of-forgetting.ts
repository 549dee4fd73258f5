import { type Kysely, sql } from 'kysely';
import { hashOf } from '../tables/link-token.ts';
import { mailboxOf } from '../tables/mailbox.ts';

/** Limits of a day count mailboxes instead of addresses; a refusal is told apart from a failure. */
export async function addMailboxes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('mailbox', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('outbox').addColumn('refused_at', 'bigint').execute();
  const { rows } = await sql<{ recipient: string }>`select distinct recipient from outbox`.execute(db);
  for (const { recipient } of rows) {
    await sql`update outbox set mailbox = ${mailboxOf(recipient)} where recipient = ${recipient}`.execute(db);
  }
  await db.schema.dropIndex('outbox_recipient').execute();
  await db.schema.createIndex('outbox_mailbox').on('outbox').columns(['mailbox', 'created_at']).execute();
  await db.schema.createIndex('outbox_kind').on('outbox').columns(['kind', 'created_at']).execute();
}

interface OldSubscriber {
  readonly id: string;
  readonly confirm_hash: string | null;
  readonly confirm_expires_at: number;
  readonly unsubscribe_token: string;
  readonly created_at: number;
}

/** Tokens are stored as hashes in a table of their own. Links of mails that were sent before go on working. */
export async function addLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('links')
    .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .execute();
  await db.schema.createIndex('links_subject').on('links').column('subject').execute();
  await moveTokens(db);
  await dropTokens(db);
  // Messages that still wait get a fresh token when they are sent.
  await db.schema.alterTable('outbox').dropColumn('payload').execute();
}

async function moveTokens(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<OldSubscriber>`
    select id, confirm_hash, confirm_expires_at, unsubscribe_token, created_at from subscribers`.execute(db);
  for (const { id, confirm_hash: confirm, confirm_expires_at: expires, unsubscribe_token: token, created_at } of rows) {
    await sql`insert into links (hash, purpose, subject, created_at, expires_at)
      values (${hashOf(token)}, 'unsubscribe', ${id}, ${created_at}, null)`.execute(db);
    if (confirm === null) continue;
    await sql`insert into links (hash, purpose, subject, created_at, expires_at)
      values (${confirm}, 'confirm', ${id}, ${created_at}, ${expires})`.execute(db);
  }
}

/** SQLite cannot drop a column that is unique: the table is made again without them. */
async function dropTokens(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscribers_next')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('confirm_expires_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('unsubscribed_at', 'bigint')
    .execute();
  await sql`insert into subscribers_next
    select id, email, confirm_expires_at, created_at, confirmed_at, unsubscribed_at from subscribers`.execute(db);
  await db.schema.dropTable('subscribers').execute();
  await db.schema.alterTable('subscribers_next').renameTo('subscribers').execute();
}

/** What the server notes about itself, and where the owner's copies are. */
export async function addServerState(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('server_state')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('backups')
    .addColumn('path', 'text', (column) => column.primaryKey().notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute();
}
