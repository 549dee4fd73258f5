import { setTimeout as pause } from 'node:timers/promises';
import type { Received } from '#api/outbox/test-mail-server.ts';
import { countMail } from '#api/store/tables/outbox-status.ts';
import { countPhotos } from '#api/store/tables/photos.ts';
import { listQuestions } from '#api/store/tables/questions.ts';
import { photosEach, sendsPhotos, type Tally } from './askers.ts';
import { chosenEngines, type Engine, type Place } from './processes.ts';

/** Collects what must hold, prints each line, and fails the process when one did not. */
export class Verdict {
  #failed = false;

  check(words: string, holds: boolean): void {
    console.log(`${holds ? 'ok  ' : 'FAIL'}  ${words}`);
    if (!holds) this.#failed = true;
  }

  /** Ends the process. What runs at the exit of a test's database would overwrite a code that is only set. */
  end(): never {
    process.exit(this.#failed ? 1 : 0);
  }
}

/** Runs a proof on each engine that the command line names, or on both, and ends with one verdict about all of it. */
export async function proveOnEngines(prove: (engine: Engine, verdict: Verdict) => Promise<void>): Promise<void> {
  const verdict = new Verdict();
  for (const engine of chosenEngines()) await prove(engine, verdict);
  verdict.end();
}

/** How a proof ends that could not run here, so that nobody takes it for one that holds. */
export const skippedStatus = 77;

/** Ends the process: this proof cannot run here. */
export function skip(why: string): never {
  console.log(`skipped: ${why}`);
  process.exit(skippedStatus);
}

/** Waits until the outbox is empty. */
export async function untilMailed(place: Place, limitMs: number): Promise<void> {
  const store = await place.open();
  const end = Date.now() + limitMs;
  try {
    while ((await countMail(store)).pending > 0 && Date.now() < end) await pause(200);
  } finally {
    await store.close();
  }
}

/** Every acknowledged question is stored once and mailed; a message that came twice has the same Message-ID both times. */
export async function checkNothingLost(verdict: Verdict, place: Place, tally: Tally, mails: readonly Received[]) {
  const store = await place.open();
  const stored = new Map((await listQuestions(store, { all: true })).map((row) => [row.reference, row]));
  const { pending, dead } = await countMail(store);
  const photos = await countPhotos(store);
  const rows = await store.db.selectFrom('outbox').select(['kind', 'reference']).execute();
  await store.close();

  const lost = tally.acknowledged.filter(({ reference, key }) => stored.get(reference)?.question !== key);
  verdict.check(
    `${tally.acknowledged.length} acknowledged, ${lost.length} of them missing in the store`,
    lost.length === 0,
  );
  checkPhotos(verdict, tally, photos, mails);
  const extra = stored.size - tally.acknowledged.length;
  verdict.check(`${stored.size} stored, ${extra} more than acknowledged`, extra === 0);
  verdict.check(`${pending} messages still waiting, ${dead} given up`, pending === 0 && dead === 0);

  for (const [kind, subject] of [
    ['notice', 'Question '],
    // Only so many askers a day get one.
    ['receipt', 'We have your question'],
  ] as const) {
    const due = rows.filter((row) => row.kind === kind).map(({ reference }) => reference ?? '');
    const byReference = new Map<string, string[]>();
    for (const mail of mails.filter((each) => each.subject.includes(subject))) {
      const reference = /WD-\w{4}-\w{4}/.exec(mail.subject)?.[0] ?? '';
      byReference.set(reference, [...(byReference.get(reference) ?? []), mail.messageId]);
    }
    const unmailed = due.filter((reference) => !byReference.has(reference)).length;
    const copies = [...byReference.values()];
    const duplicates = copies.reduce((sum, ids) => sum + ids.length - 1, 0);
    const different = copies.filter((ids) => new Set(ids).size > 1).length;
    verdict.check(
      `${kind}: of ${due.length} due ${copies.length} mailed, ${unmailed} not; ${duplicates} duplicates, ${different} with another Message-ID`,
      unmailed === 0 && different === 0 && (kind === 'receipt' || due.length === stored.size),
    );
  }
}

/** Every acknowledged photo is stored, and left with the notice of its question. */
function checkPhotos(
  verdict: Verdict,
  { acknowledged }: Tally,
  stored: ReadonlyMap<string, number>,
  mails: readonly Received[],
): void {
  const due = acknowledged.filter(({ key }) => sendsPhotos(key)).map(({ reference }) => reference);
  const lost = due.filter((reference) => stored.get(reference) !== photosEach);
  verdict.check(
    `${due.length} acknowledged with ${photosEach} photos each, ${lost.length} of them without in the store`,
    lost.length === 0 && stored.size === due.length,
  );
  const notices = new Map(
    mails.map(({ subject, raw }) => [
      /Question (WD-\w{4}-\w{4})/.exec(subject)?.[1],
      raw.match(/filename=WD-\w{4}-\w{4}-\d\.jpg/g)?.length ?? 0,
    ]),
  );
  const bare = due.filter((reference) => notices.get(reference) !== photosEach);
  verdict.check(`${due.length} notices with photos due, ${bare.length} of them without`, bare.length === 0);
}
