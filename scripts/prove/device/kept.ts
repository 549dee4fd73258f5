import type { Page } from 'playwright-core';

/** What a browser's database has of all records: how many photos are named, and how many of those are whole. */
export interface KeptPhotos {
  readonly records: number;
  readonly named: number;
  /** Photos whose bytes have the hash that was written down when they were added. */
  readonly whole: number;
  /** Bytes that no record names. */
  readonly stray: number;
}

/** Reads the database past the page's own code. The page must be one of the site's. */
export function keptPhotos(page: Page): Promise<KeptPhotos> {
  return page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('field-manual'));
    const records = await done(database.transaction('records').objectStore('records').getAll());
    let [named, whole] = [0, 0];
    for (const { id, record } of records) {
      for (const photo of record.photos) {
        named += 1;
        const file = await done(database.transaction('files').objectStore('files').get([id, photo.id]));
        if (!file) continue;
        const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', file.bytes));
        const text = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
        if (text === photo.sha256) whole += 1;
      }
    }
    const files = await done(database.transaction('files').objectStore('files').count());
    database.close();
    return { records: records.length, named, whole, stray: files - whole };
  });
}
