import { createHash } from 'node:crypto';
import type { Language } from '#content/i18n/languages.ts';
import type { Store } from '../open-store.ts';
import type { Millis } from '../schema.ts';
import { newMail } from './outbox.ts';
import { listSubscribers } from './subscribers.ts';

/** A newsletter in one language. Paragraphs are separated by blank lines. */
export interface IssueText {
  readonly subject: string;
  readonly body: string;
}
/** A newsletter: English, and other languages where it is translated. */
export type IssueTexts = Readonly<Partial<Record<Language, IssueText>>> & { readonly en: IssueText };

/** After confirmation mails. */
const issuePriority = 9;

/**
 * Queues an issue to every active subscriber, in one transaction. Undefined when an issue of this name was queued before: nobody gets it twice.
 */
export async function queueIssue(
  store: Store,
  name: string,
  texts: IssueTexts,
  now: Millis,
): Promise<number | undefined> {
  const readers = await listSubscribers(store);
  return store.db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('issues')
      .values({ name, texts: JSON.stringify(texts), queued_at: now })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!added) return undefined;
    for (const { id, email } of readers) {
      const mail = newMail({
        kind: 'newsletter',
        recipient: email,
        priority: issuePriority,
        createdAt: now,
        reference: name,
      });
      await transaction
        .insertInto('outbox')
        .values({ ...mail, id: createHash('sha256').update(`${name}\0${id}`).digest('hex').slice(0, 32) })
        .execute();
    }
    return readers.length;
  });
}

/** When an issue was queued; undefined when it was not. */
export async function issueQueuedAt({ db }: Store, name: string): Promise<Millis | undefined> {
  return (await db.selectFrom('issues').select('queued_at').where('name', '=', name).executeTakeFirst())?.queued_at;
}

/** An issue in a reader's language, or in English. */
export async function issueFor({ db }: Store, name: string, language: Language): Promise<IssueText | undefined> {
  const row = await db.selectFrom('issues').select('texts').where('name', '=', name).executeTakeFirst();
  if (!row) return undefined;
  const texts: IssueTexts = JSON.parse(row.texts);
  return texts[language] ?? texts.en;
}
