import { idempotencyHeader } from '#contract/question-form.ts';
import { offerSharedFiles } from '../../storage/shared-files.ts';
import { deliverAll } from '../outbox/deliver.ts';
import { syncTag } from '../outbox/hint.ts';
import { endpoints, isPending, keyOfForm, type Message, type MessageKind } from '../outbox/message.ts';
import { addMessage, listMessages } from '../outbox/outbox-store.ts';
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
 * Whether a page of this site posts one of its forms. A form of another site goes to the server unchanged, with the
 * headers that reveal its origin.
 */
export const isOwnForm = (posted: Posted): boolean =>
  isNavigation(posted) && isOfOwnPage(posted.request) && kindAt(posted.url) !== undefined;

/** Whether an app shares files with this site (Web Share Target): then there is no referrer. */
export const isShare = (posted: Posted): boolean =>
  isNavigation(posted) &&
  (!posted.request.referrer || isOfOwnPage(posted.request)) &&
  Object.values(pages).some(({ sharedPhotos }) => sharedPhotos === posted.url.pathname);

const kindAt = ({ pathname }: URL): MessageKind | undefined =>
  (Object.keys(endpoints) as MessageKind[]).find((kind) => endpoints[kind] === pathname);

/**
 * Sends a form and redirects as the server would. The form goes to the outbox when the server does not answer or rejects
 * it, or when an older message is pending.
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

/** Without the empty file that an empty file field posts. */
const filesIn = (form: FormData): readonly File[] =>
  [...form.values()].flatMap((value) => (typeof value === 'string' || value.size === 0 ? [] : [value]));

/** A changed form may name any property of an object as its language. */
const pagesOf = (language: string) => (Object.hasOwn(pages, language) ? pages[language] : undefined);

function toThanks({ kind, language }: Message, reference: string | undefined): Response {
  const page = pagesOf(language)?.thanks[kind] ?? '/';
  return Response.redirect(reference ? `${page}?reference=${reference}` : page, 303);
}

async function toOutbox(message: Message, refused: string | undefined): Promise<Response> {
  await addMessage(message, Date.now(), refused);
  await scope.registration.sync?.register(syncTag).catch(() => undefined);
  return Response.redirect(pagesOf(message.language)?.outbox ?? '/', 303);
}

/** Sends the outbox. Rejects if messages are left, so that the browser fires its sync event again. */
export async function sendOutbox(): Promise<void> {
  const { isAll } = await deliverAll();
  if (!isAll) throw new Error('nobody answers');
}

/** Stores shared files and redirects to the page that asks about them: other sites can post here, too. */
export async function storeShared({ request }: Pick<Posted, 'request'>): Promise<Response> {
  const files = filesIn(await request.formData());
  // Ignored: the page lists what was stored.
  await offerSharedFiles(files, Date.now()).catch(() => undefined);
  return Response.redirect(new URL(request.url).pathname, 303);
}
