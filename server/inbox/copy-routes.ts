import { createReadStream } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { listCopies, lockCopies } from '../cli/stored-copies.ts';
import type { Store } from '../db/open-store.ts';
import { copyEvents } from '../db/schema.ts';
import { readState } from '../db/tables/server-state.ts';
import { addEvent, listEvents } from './access.ts';
import { eventsOf, runCopyJob } from './copy-job.ts';
import { confirmRestorePage, copiesPage } from './copy-pages.ts';
import type { InboxScope, Opened } from './scope.ts';

/** A small store is done by then; the page says when a large one is not. */
const waitMs = 20_000;

const restoreForm = z.object({
  id: z.catch(z.string(), ''),
  confirm: z.catch(z.string(), ''),
  was: z.catch(z.coerce.number(), 0),
});

/** Backups: list, make, download and restore. */
export function addCopies({ config, closed, outbox, send, use, get, post }: InboxScope): void {
  const { dataDir, databaseUrl } = config;
  const page = `${closed.base}/copies`;
  const find = (store: Store) => listCopies(store, dataDir);
  const findOne = async (id: unknown) => (await use(find)).find((copy) => copy.id === id);

  async function showList({ reply, view }: Opened, problem?: string) {
    const copies = await use(find);
    const events = (await use(listEvents)).filter(({ event }) => copyEvents.some((each) => each === event));
    return send(
      reply,
      copiesPage(view, { copies, isBusy: isBusy(dataDir), events }, Date.now(), problem),
      problem ? 404 : 200,
    );
  }
  const missing = (of: Opened) => showList(of, of.view.words.copies.missing);

  /** Starts the work, waits a while for its end, and leads to the list, which shows what came of it. */
  async function start(
    { reply, session }: Opened,
    job: { readonly file?: string; readonly was: number },
    name?: string,
  ) {
    const work = runCopyJob({ location: { dataDir, databaseUrl }, ...job }).then(async (result) => {
      for (const [event, detail] of eventsOf(result, name))
        await use((store) => addEvent(store, event, { ...session, now: Date.now(), detail }));
      outbox.wake();
    });
    // The log is all that is lost when the store is away.
    work.catch(() => {});
    await Promise.race([work, pause(waitMs, undefined, { ref: false })]);
    return reply.redirect(page, 303);
  }

  get('/copies', showList);
  post('/copies', (of) => start(of, { was: 0 }));

  get('/copies/:id', async (of) => {
    const copy = await findOne((of.request.params as { readonly id: string }).id);
    if (copy?.questions === undefined) return missing(of);
    const { path, name, bytes } = copy;
    await use((store) => addEvent(store, 'downloaded', { ...of.session, detail: name }));
    of.reply.headers({
      'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '-')}"`,
      'content-length': bytes,
    });
    return of.reply.type('application/vnd.sqlite3').send(createReadStream(path));
  });

  post('/copies/restore', async (of) => {
    const { id, confirm, was } = z.parse(restoreForm, of.request.body);
    const copy = await findOne(id);
    if (!copy) return missing(of);
    if (confirm === 'yes') return start(of, { file: copy.path, was }, copy.name);
    const known = await use(async ({ db, engine }) => ({
      engine,
      was: (await readState(db, 'restored')) ?? 0,
      present: Number(
        (
          await db
            .selectFrom('questions')
            .select(({ fn }) => fn.countAll().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      ),
    }));
    return send(of.reply, confirmRestorePage(of.view, { copy, ...known }));
  });
}

function isBusy(dataDir: string): boolean {
  const lock = lockCopies(dataDir);
  lock?.release();
  return lock === undefined;
}
