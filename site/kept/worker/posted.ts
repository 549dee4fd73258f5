import { idempotencyHeader } from '#contract/forms/question-form.ts';
import { deliverAll } from '../../waiting/deliver.ts';
import { syncTag } from '../../waiting/hint.ts';
import { putOnList } from '../../waiting/list.ts';
import { endpoints, type Message, type MessageKind, newKey } from '../../waiting/message.ts';
import { type FetchEvent, scope } from './scope.ts';
import { thisEdition } from './this-edition.ts';

const patienceMs = 180_000;

/** The form that is posted to an address; undefined where there is none. */
export const kindAt = (pathname: string): MessageKind | undefined =>
  (Object.keys(endpoints) as MessageKind[]).find((kind) => endpoints[kind] === pathname);

/** Answers a form that the browser itself posts: as the server does, or, where nobody answers, by the page of what waits. */
export async function posted({ request }: FetchEvent, kind: MessageKind): Promise<Response> {
  const form = await request.formData();
  const message = messageOf(kind, form);
  const answer = await ask(message, form).catch(() => undefined);
  return answer ?? waits(message);
}

function messageOf(kind: MessageKind, form: FormData): Message {
  const entries = [...form];
  const values = entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  // A field for files that was left empty posts an empty one.
  const files = entries.flatMap(([, value]) => (typeof value === 'string' || value.size === 0 ? [] : [value]));
  return {
    kind,
    key: newKey(),
    language: String(form.get('language') ?? ''),
    values: Object.fromEntries(values),
    photos: files.map((blob) => ({ name: blob.name, blob })),
  };
}

/** What the server says, as a page. Undefined where it is not the server that answers, or it cannot take anything now. */
async function ask({ kind, key }: Message, form: FormData): Promise<Response | undefined> {
  const answer = await fetch(endpoints[kind], {
    method: 'POST',
    body: kind === 'newsletter' ? new URLSearchParams([...form] as [string, string][]) : form,
    headers: { Accept: 'text/html', [idempotencyHeader]: key },
    signal: AbortSignal.timeout(patienceMs),
  });
  // It answers what it has taken by leading to another page, and never by one of its own.
  if (answer.redirected) return Response.redirect(answer.url, 303);
  return answer.ok || answer.status >= 500 ? undefined : answer;
}

async function waits(message: Message): Promise<Response> {
  try {
    await putOnList(message, Date.now());
  } catch {
    return Response.error();
  }
  await scope.registration.sync?.register(syncTag).catch(() => undefined);
  const { waiting } = thisEdition;
  return Response.redirect(waiting[message.language] ?? '/', 303);
}

/** Sends what waits. Rejects where something still does: the browser then wakes the worker again. */
export async function sendWaiting(): Promise<void> {
  const { isAll } = await deliverAll();
  if (!isAll) throw new Error('nobody answers');
}
