import type { Kysely } from 'kysely';
import type { Store } from '../open-store.ts';
import type { Schema } from '../schema.ts';

/** A picture to keep, and the SHA-256 of the file that it was made of. */
export interface NewPhoto {
  readonly jpeg: Uint8Array;
  readonly hash: string;
}

/** Stores the pictures of a new question. */
export async function addPhotos(db: Kysely<Schema>, reference: string, photos: readonly NewPhoto[]): Promise<void> {
  for (const [at, { jpeg, hash }] of photos.entries()) {
    await db
      .insertInto('photos')
      .values({ reference, number: at + 1, jpeg, sent_hash: hash })
      .execute();
  }
}

/** Whether a question has pictures made of these files, in this order. */
export async function hasPhotos(db: Kysely<Schema>, reference: string, photos: readonly NewPhoto[]): Promise<boolean> {
  const rows = await db
    .selectFrom('photos')
    .select('sent_hash')
    .where('reference', '=', reference)
    .orderBy('number')
    .execute();
  return rows.length === photos.length && rows.every(({ sent_hash: hash }, at) => hash === photos[at]?.hash);
}

/** The pictures of a question, in their order. */
export async function photosOf({ db }: Store, reference: string): Promise<readonly Uint8Array[]> {
  const rows = await db
    .selectFrom('photos')
    .select('jpeg')
    .where('reference', '=', reference)
    .orderBy('number')
    .execute();
  return rows.map(({ jpeg }) => jpeg);
}

/** How many pictures each question has; those without are left out. */
export async function countPhotos({ db }: Store): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('photos')
    .select(['reference', (select) => select.fn.countAll<number>().as('count')])
    .groupBy('reference')
    .execute();
  return new Map(rows.map(({ reference, count }) => [reference, Number(count)]));
}

/** Pictures whose question is gone. */
export async function deleteOrphanPhotos(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('photos')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('questions')
            .select('questions.reference')
            .whereRef('questions.reference', '=', 'photos.reference'),
        ),
      ),
    )
    .execute();
}
