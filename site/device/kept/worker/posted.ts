import { idempotencyHeader } from '#contract/forms/question-form.ts';
import { deliverAll } from '../../waiting/deliver.ts';
import { syncTag } from '../../waiting/hint/hint.ts';
import { listed, putOnList } from '../../waiting/list.ts';
import { endpoints, isOnItsWay, type Message, type MessageKind } from '../../waiting/message.ts';
import { send } from '../../waiting/send.ts';
import { keyOfForm } from './key-of-form.ts';
import { ledTo } from './led-to.ts';
import { type FetchEvent, scope } from './scope.ts';

/** The form that is posted to an address; undefined where there is none. */
export const kindAt = (pathname: string): MessageKind | undefined =>
  (Object.keys(endpoints) as MessageKind[]).find((kind) => endpoints[kind] === pathname);

/**
 * Answers a form that the browser itself posts: by the page that the server thanks on, or by the page of what waits, where
 * nobody answers, the server takes nothing now, does not take this, or something else waits that was written before it.
 */
export async function posted({ request }: FetchEvent, kind: MessageKind): Promise<Response> {
  const form = await request.formData();
  const message = await messageOf(kind, form);
  const isFree = !(await listed().catch(() => [])).some(isOnItsWay);
  const outcome = isFree ? await send(message) : undefined;
  if (outcome?.is === 'arrived') return thanks(message, outcome.reference);
  const refused = outcome?.is === 'refused' ? outcome.words : undefined;
  return waits(message, refused).catch(() => asPage(message, form));
}

/** In a browser that keeps nothing: what the server says, on a page of its own. */
async function asPage({ kind, key }: Message, form: FormData): Promise<Response> {
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
  // A field for files that was left empty posts an empty one.
  const files = entries.flatMap(([, value]) => (typeof value === 'string' || value.size === 0 ? [] : [value]));
  return {
    kind,
    key: await keyOfForm(kind, values, files, Date.now()),
    language: String(form.get('language') ?? ''),
    values: Object.fromEntries(values),
    photos: files.map((blob) => ({ name: blob.name, blob })),
  };
}

function thanks({ kind, language }: Message, reference: string | undefined): Response {
  const page = ledTo.thanks[language]?.[kind] ?? '/';
  return Response.redirect(reference ? `${page}?reference=${reference}` : page, 303);
}

async function waits(message: Message, refused: string | undefined): Promise<Response> {
  await putOnList(message, Date.now(), refused);
  await scope.registration.sync?.register(syncTag).catch(() => undefined);
  return Response.redirect(ledTo.waiting[message.language] ?? '/', 303);
}

/** Sends what waits. Rejects where something still does: the browser then wakes the worker again. */
export async function sendWaiting(): Promise<void> {
  const { isAll } = await deliverAll();
  if (!isAll) throw new Error('nobody answers');
}
