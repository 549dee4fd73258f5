import type { Kysely } from 'kysely';
import type { Store } from '../open-store.ts';
import type { Schema } from '../schema.ts';

/** A photo to store, and the SHA-256 of the uploaded file. */
export interface NewPhoto {
  readonly jpeg: Uint8Array;
  readonly hash: string;
}

/** Stores the photos of a new question. */
export async function addPhotos(db: Kysely<Schema>, reference: string, photos: readonly NewPhoto[]): Promise<void> {
  for (const [at, { jpeg, hash }] of photos.entries()) {
    await db
      .insertInto('photos')
      .values({ reference, number: at + 1, jpeg, sent_hash: hash })
      .execute();
  }
}

/** Whether a question has photos of these files, in this order. */
export async function hasPhotos(
  db: Kysely<Schema>,
  reference: string,
  photos: readonly Pick<NewPhoto, 'hash'>[],
): Promise<boolean> {
  const rows = await db
    .selectFrom('photos')
    .select('sent_hash')
    .where('reference', '=', reference)
    .orderBy('number')
    .execute();
  return rows.length === photos.length && rows.every(({ sent_hash: hash }, at) => hash === photos[at]?.hash);
}

/** The photos of a question, in order. */
export async function photosOf({ db }: Store, reference: string): Promise<readonly Uint8Array[]> {
  const rows = await db
    .selectFrom('photos')
    .select('jpeg')
    .where('reference', '=', reference)
    .orderBy('number')
    .execute();
  return rows.map(({ jpeg }) => jpeg);
}

/** One photo of a question; numbers start at 1. */
export async function photoOf({ db }: Store, reference: string, number: number): Promise<Uint8Array | undefined> {
  const photos = db.selectFrom('photos').select('jpeg').where('reference', '=', reference);
  return (await photos.where('number', '=', number).executeTakeFirst())?.jpeg;
}

/** Number of photos by question, for questions that have any. */
export async function countPhotos({ db }: Store): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('photos')
    .select(['reference', (select) => select.fn.countAll<number>().as('count')])
    .groupBy('reference')
    .execute();
  return new Map(rows.map(({ reference, count }) => [reference, Number(count)]));
}

/** Deletes photos whose question was deleted. */
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
