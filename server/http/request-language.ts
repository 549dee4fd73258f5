import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { type Language, languageCodes, languageFromCode, languages } from '#content/i18n/languages.ts';

/** The language of a path, by its prefix. */
export function languageOfPath(path: string): Language {
  return languageCodes.find((language) => path.split('/', 2)[1] === languages[language].prefix.slice(1)) ?? 'en';
}

/** The language of a response: that of the path, the form, the referring page of this site, or Accept-Language. */
export function languageOf({ url, body, raw }: Pick<FastifyRequest, 'url' | 'body' | 'raw'>): Language {
  const ofPath = languageOfPath(url);
  if (ofPath !== 'en') return ofPath;
  return ofForm(body) ?? ofSender(raw) ?? preferred(raw);
}

function ofForm(body: unknown): Language | undefined {
  if (typeof body !== 'object' || body === null || !('language' in body)) return undefined;
  return languageCodes.find((language) => language === body.language);
}

/** For errors before the body is read. A proxy may have changed the host, so `Sec-Fetch-Site` counts, too. */
function ofSender({ headers }: FastifyRequest['raw']): Language | undefined {
  const sender = URL.parse(headers.referer ?? '');
  const isOurs = sender?.host === headers.host || headers['sec-fetch-site'] === 'same-origin';
  return sender && isOurs ? languageOfPath(sender.pathname) : undefined;
}

function preferred(request: FastifyRequest['raw']): Language {
  const [best] = new Negotiator(request).languages([...languageCodes]);
  return languageFromCode(best ?? 'en');
}
