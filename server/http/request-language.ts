import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { type Language, languageCodes, languageFromCode, languages } from '#content/i18n/languages.ts';

/** The language of an address: pages of a language stand below its prefix. */
export function languageOfPath(path: string): Language {
  return languageCodes.find((language) => path.split('/', 2)[1] === languages[language].prefix.slice(1)) ?? 'en';
}

/**
 * The language in which somebody is answered: that of the page whose address was asked for, of the form that was sent, or of the
 * page of ours that it was sent from, or else what the request's headers would rather have.
 */
export function languageOf({ url, body, raw }: Pick<FastifyRequest, 'url' | 'body' | 'raw'>): Language {
  const ofPath = languageOfPath(url);
  if (ofPath !== 'en') return ofPath;
  return ofForm(body) ?? ofSender(raw) ?? preferred(raw);
}

function ofForm(body: unknown): Language | undefined {
  if (typeof body !== 'object' || body === null || !('language' in body)) return undefined;
  return languageCodes.find((language) => language === body.language);
}

/** A form that is too long, or comes from elsewhere, is answered unread. A proxy may have put another host than the visitor's. */
function ofSender({ headers }: FastifyRequest['raw']): Language | undefined {
  const sender = URL.parse(headers.referer ?? '');
  const isOurs = sender?.host === headers.host || headers['sec-fetch-site'] === 'same-origin';
  return sender && isOurs ? languageOfPath(sender.pathname) : undefined;
}

function preferred(request: FastifyRequest['raw']): Language {
  const [best] = new Negotiator(request).languages([...languageCodes]);
  return languageFromCode(best ?? 'en');
}
