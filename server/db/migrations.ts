import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { mailboxOf } from './tables/daily-limits.ts';
import { hashOf } from './tables/links.ts';

/** In order and never edited once released. Both engines run the same ones. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001_questions': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('questions')
        .addColumn('reference', 'text', (column) => column.primaryKey().notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('location', 'text')
        .addColumn('urgency', 'text', (column) => column.notNull())
        .addColumn('category', 'text', (column) => column.notNull())
        .addColumn('question', 'text', (column) => column.notNull())
        .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('answered_at', 'bigint')
        .execute();
      await db.schema.createIndex('questions_created').on('questions').column('created_at').execute();
    },
  },
  '002_outbox': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('outbox')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('recipient', 'text', (column) => column.notNull())
        .addColumn('priority', 'integer', (column) => column.notNull())
        .addColumn('reference', 'text')
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('due_at', 'bigint', (column) => column.notNull())
        .addColumn('lease_until', 'bigint')
        .addColumn('lease_owner', 'text')
        .addColumn('sent_at', 'bigint')
        .addColumn('dead_at', 'bigint')
        .addColumn('last_error', 'text')
        .execute();
      await db.schema
        .createIndex('outbox_waiting')
        .on('outbox')
        .columns(['priority', 'created_at'])
        .where(sql<boolean>`sent_at is null and dead_at is null`)
        .execute();
      await db.schema.createIndex('outbox_recipient').on('outbox').columns(['recipient', 'created_at']).execute();
    },
  },
  '003_subscribers': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('subscribers')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('confirm_hash', 'text', (column) => column.unique())
        .addColumn('confirm_expires_at', 'bigint', (column) => column.notNull())
        .addColumn('unsubscribe_token', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('confirmed_at', 'bigint')
        .addColumn('unsubscribed_at', 'bigint')
        .execute();
    },
  },
  '004_mailboxes': { up: addMailboxes },
  '005_links': { up: addLinks },
  '006_server_state': { up: addServerState },
  '007_question_links': { up: addQuestionLinks },
  '008_counts': { up: addCounts },
  '009_reach': { up: addReach },
  '010_photos': { up: addPhotos },
  '011_languages': { up: addLanguages },
  '012_written': { up: addWrittenAt },
  '013_inbox': { up: addInbox },
  '014_issues': { up: addIssues },
  '015_question_list': { up: addListIndex },
  '016_erased': { up: addErased },
};

/** Daily limits count mailboxes instead of addresses; rejections are distinguished from failures. */
async function addMailboxes(db: Kysely<unknown>): Promise<void> {
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

/** Tokens move to their own table as hashes. Links of earlier mails keep working. */
async function addLinks(db: Kysely<unknown>): Promise<void> {
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
  // Pending messages get a fresh token when sent.
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

/** SQLite cannot drop a unique column, so the table is recreated. */
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

/** State of the server, and the paths of backups. */
async function addServerState(db: Kysely<unknown>): Promise<void> {
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

/** Single-use links by which the owner marks questions. */
async function addQuestionLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('questions').addColumn('calling_at', 'bigint').execute();
  await db.schema.alterTable('links').addColumn('used_at', 'bigint').execute();
}

/** One row per day, page and kind. */
async function addCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('counts')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('counts_key', ['day', 'page', 'kind'])
    .execute();
}

/**
 * Adds phone and preferred contact, and makes email optional. SQLite cannot make a column nullable, so the table is recreated.
 */
async function addReach(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('questions_next')
    .addColumn('reference', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('reach', 'text', (column) => column.notNull())
    .addColumn('location', 'text')
    .addColumn('urgency', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('answered_at', 'bigint')
    .addColumn('calling_at', 'bigint')
    .execute();
  await sql`insert into questions_next
    select reference, name, email, null, 'email', location, urgency, category, question, idempotency_key, created_at,
      answered_at, calling_at
    from questions`.execute(db);
  await db.schema.dropTable('questions').execute();
  await db.schema.alterTable('questions_next').renameTo('questions').execute();
  await db.schema.createIndex('questions_created').on('questions').column('created_at').execute();
}

/** Photos of questions. SQLite stores bytes in a column of any type. */
async function addPhotos(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('photos')
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('jpeg', 'bytea', (column) => column.notNull())
    .addColumn('sent_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('photos_key', ['reference', 'number'])
    .execute();
}

/** Adds the language of the form; earlier forms were English. */
async function addLanguages(db: Kysely<unknown>): Promise<void> {
  for (const table of ['questions', 'subscribers']) {
    await db.schema
      .alterTable(table)
      .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
      .execute();
  }
}

/** Adds when a question was written offline; null when sent immediately. */
async function addWrittenAt(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('questions').addColumn('written_at', 'bigint').execute();
}

/** Adds the owner's note on a question, and links, sessions and log of the inbox. */
async function addInbox(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('questions').addColumn('note', 'text').execute();
  await db.schema
    .createTable('inbox_access')
    .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('inbox_events')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
}

/** Newsletters that were queued, by the name of their file. */
async function addIssues(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('issues')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('texts', 'text', (column) => column.notNull())
    .addColumn('queued_at', 'bigint', (column) => column.notNull())
    .execute();
}

/** Covers filter and order of the inbox's list: without it each page reads every question's text. */
async function addListIndex(db: Kysely<unknown>): Promise<void> {
  const columns = ['answered_at', 'urgency', 'created_at', 'reference'];
  await db.schema.createIndex('questions_list').on('questions').columns(columns).execute();
}

/** Ids of what was erased; so far the inbox's log had the references. */
async function addErased(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('erased')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .execute();
  const { rows } = await sql<{ detail: string }>`select detail from inbox_events where event = 'erased'`.execute(db);
  const ids = new Set(rows.flatMap(({ detail }) => detail.split(', ')).filter(Boolean));
  for (const id of ids) await sql`insert into erased (id) values (${id})`.execute(db);
}
