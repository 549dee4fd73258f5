import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addCounts } from './migrations-of-counts.ts';
import { addLinks, addMailboxes, addServerState } from './migrations-of-forgetting.ts';
import { addLanguages } from './migrations-of-languages.ts';
import { addQuestionLinks } from './migrations-of-marking.ts';
import { addPhotos } from './migrations-of-photos.ts';
import { addReach } from './migrations-of-reach.ts';
import { addWrittenAt } from './migrations-of-waiting.ts';

/** In order, never edited once released: both engines run the same ones. */
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
};
