import { idempotencyHeader } from '#contract/question-form.ts';
import { storeSharedFiles, sharedFiles } from '../../storage/shared-files.ts';
import { deliverAll } from '../outbox/deliver.ts';
import { syncTag } from '../outbox/hint.ts';
import { endpoints, isPending, keyOfForm, type Message, type MessageKind } from '../outbox/message.ts';
import { listMessages, addMessage } from '../outbox/outbox-store.ts';
import { send } from '../outbox/send.ts';
import { pages, scope } from './scope.ts';

interface Posted {
  readonly request: Request;
  readonly sameOrigin: boolean;
  readonly url: URL;
}

const isNavigation = ({ request, sameOrigin }: Posted) => sameOrigin && request.mode === 'navigate';
const isOfOwnPage = ({ referrer }: Request) =>
  URL.canParse(referrer) && new URL(referrer).origin === scope.location.origin;

/**
 * Whether a page of this site posts one of its forms. A form of another site goes to the server untouched: only there does it
 * arrive with the headers that give it away.
 */
export const isOwnForm = (posted: Posted): boolean =>
  isNavigation(posted) && isOfOwnPage(posted.request) && kindAt(posted.url) !== undefined;

/** Whether an app shares files with this site: it has no page, and so no referrer. */
export const isShare = (posted: Posted): boolean =>
  isNavigation(posted) &&
  (!posted.request.referrer || isOfOwnPage(posted.request)) &&
  Object.values(pages).some(({ sharedPhotos }) => sharedPhotos === posted.url.pathname);

const kindAt = ({ pathname }: URL): MessageKind | undefined =>
  (Object.keys(endpoints) as MessageKind[]).find((kind) => endpoints[kind] === pathname);

/**
 * Sends a form and redirects as the server would. It goes to the outbox where nobody answers, the server does not take it, or an
 * older message still waits.
 */
export async function postForm({ request, url }: Omit<Posted, 'sameOrigin'>): Promise<Response> {
  const form = await request.formData();
  const kind = kindAt(url) ?? 'ask';
  const message = await messageOf(kind, form);
  const isFree = !(await listMessages().catch(() => [])).some(isPending);
  const outcome = isFree ? await send(message) : undefined;
  if (outcome?.is === 'arrived') return toThanks(message, outcome.reference);
  const refused = outcome?.is === 'refused' ? outcome.words : undefined;
  return toOutbox(message, refused).catch(() => withoutOutbox(message, form));
}

/** In a browser that refuses storage: the server's own answer. */
async function withoutOutbox({ kind, key }: Message, form: FormData): Promise<Response> {
  const answer = await fetch(endpoints[kind], {
    method: 'POST',
    body: kind === 'newsletter' ? new URLSearchParams([...form] as [string, string][]) : form,
    headers: { Accept: 'text/html', [idempotencyHeader]: key },
  });
  return answer.redirected ? Response.redirect(answer.url, 303) : answer;
}

async function messageOf(kind: MessageKind, form: FormData): Promise<Message> {
  const entries = [...form];
  const values = entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  const files = filesIn(form);
  return {
    kind,
    key: await keyOfForm(kind, values, files, Date.now()),
    language: String(form.get('language') ?? ''),
    values: Object.fromEntries(values),
    photos: files.map((blob) => ({ name: blob.name, blob })),
  };
}

/** A file field that was left empty posts an empty file. */
const filesIn = (form: FormData): readonly File[] =>
  [...form.values()].flatMap((value) => (typeof value === 'string' || value.size === 0 ? [] : [value]));

function toThanks({ kind, language }: Message, reference: string | undefined): Response {
  const page = pages[language]?.thanks[kind] ?? '/';
  return Response.redirect(reference ? `${page}?reference=${reference}` : page, 303);
}

async function toOutbox(message: Message, refused: string | undefined): Promise<Response> {
  await addMessage(message, Date.now(), refused);
  await scope.registration.sync?.register(syncTag).catch(() => undefined);
  return Response.redirect(pages[message.language]?.outbox ?? '/', 303);
}

/** Sends the outbox. Rejects where something is left: the browser then fires its sync event again. */
export async function sendOutbox(): Promise<void> {
  const { isAll } = await deliverAll();
  if (!isAll) throw new Error('nobody answers');
}

/** Another site can post here too: what waits for a record is limited. */
const sharedLimits = { count: 40, bytes: 200_000_000 } as const;

/** Stores shared files, and opens the page that puts them into a record. */
export async function storeShared({ request }: Pick<Posted, 'request'>): Promise<Response> {
  const files = filesIn(await request.formData());
  // The page lists what could be stored: nothing on a device that is full.
  await storeWithinLimits(files).catch(() => undefined);
  return Response.redirect(new URL(request.url).pathname, 303);
}

async function storeWithinLimits(files: readonly File[]): Promise<void> {
  const all = [...(await sharedFiles()).map(({ file }) => file), ...files];
  const bytes = all.reduce((sum, { size }) => sum + size, 0);
  if (all.length <= sharedLimits.count && bytes <= sharedLimits.bytes) await storeSharedFiles(files, Date.now());
}
