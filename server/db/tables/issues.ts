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

/** An issue, and what became of its messages; all are 0 a month later, when messages are deleted. */
export interface SentIssue {
  readonly name: string;
  /** English. */
  readonly subject: string;
  readonly queuedAt: Millis;
  readonly sent: number;
  readonly waiting: number;
  /** Given up. */
  readonly failed: number;
  /** Refused by the reader's mailbox: not tried again. */
  readonly refused: number;
}

/** All issues, newest first. */
export async function listIssues({ db }: Store): Promise<readonly SentIssue[]> {
  const issues = await db.selectFrom('issues').selectAll().orderBy('queued_at', 'desc').execute();
  const counts = await db
    .selectFrom('outbox')
    .select(({ fn, ref }) => [
      ref('reference').as('name'),
      fn.countAll<number>().filterWhere('sent_at', 'is not', null).as('sent'),
      fn.countAll<number>().filterWhere('dead_at', 'is not', null).filterWhere('refused_at', 'is', null).as('failed'),
      fn.countAll<number>().filterWhere('refused_at', 'is not', null).as('refused'),
      fn.countAll<number>().as('all'),
    ])
    .where('kind', '=', 'newsletter')
    .groupBy('reference')
    .execute();
  const byName = new Map(counts.map((row) => [row.name, row]));
  return issues.map(({ name, texts, queued_at: queuedAt }) => {
    const { subject } = (JSON.parse(texts) as IssueTexts).en;
    const { sent = 0, failed = 0, refused = 0, all = 0 } = byName.get(name) ?? {};
    return { name, subject, queuedAt, sent, failed, refused, waiting: all - sent - failed - refused };
  });
}

/** An issue in a reader's language, or in English. */
export async function issueFor({ db }: Store, name: string, language: Language): Promise<IssueText | undefined> {
  const row = await db.selectFrom('issues').select('texts').where('name', '=', name).executeTakeFirst();
  if (!row) return undefined;
  const texts: IssueTexts = JSON.parse(row.texts);
  return texts[language] ?? texts.en;
}
