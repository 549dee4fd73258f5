import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { colorRules } from '#content/colors.ts';
import { type Language, languageCodes, languages } from '#content/i18n/languages.ts';
import type { SiteLanguage } from '#content/i18n/site-language.ts';
import { owner, saidIn } from '#content/owner.ts';
import { type Translator, translatorFor } from '../email/message.ts';
import { pageSources } from '../http/security-headers.ts';
import { inboxPath } from './access.ts';

// React elements without JSX: Node runs these files as they are.

/** The language of a page, its words, and what its forms need. */
export interface View extends Translator {
  readonly words: SiteLanguage['server']['inbox'];
  /** Beginning of all addresses in this language. */
  readonly base: string;
  /** Undefined while the inbox is closed. */
  readonly csrf?: string | undefined;
}

/** The view of a language; with a CSRF token, that of an open inbox. */
export function viewOf(language: Language, csrf?: string): View {
  const { inbox: words } = languages[language].server;
  return { ...translatorFor(language), words, base: `${inboxPath}/${language}`, csrf };
}

export interface Page {
  readonly title: string;
  /** Path and query below `base`: the language switch leads to the same page. */
  readonly path?: string;
  readonly content: ReactNode;
}

const stylesheet = colorRules + readFileSync(join(import.meta.dirname, 'inbox.css'), 'utf8');

/** A whole page as HTML. It has no script. */
export function renderPage(view: View, { title, path = '', content }: Page): string {
  const { language } = view;
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'robots', content: 'noindex, nofollow' }),
    h('title', null, `${title} · ${saidIn(owner.siteName, language)}`),
    h('style', null, stylesheet),
  );
  const body = h('body', null, header(view, path), h('main', null, h('h1', null, title), content));
  return `<!doctype html>${renderToStaticMarkup(h('html', { lang: languages[language].tag, 'data-private': '' }, head, body))}`;
}

/** What the content security policy of every page allows: its stylesheet. */
export const sources = pageSources(renderPage(viewOf('en'), { title: '', content: null }));

function header(view: View, path: string): ReactElement {
  const { words, base, csrf } = view;
  const links = [
    ['', words.nav.questions],
    ['/newsletter', words.nav.newsletter],
    ['/copies', words.nav.copies],
    ['/status', words.nav.status],
  ] as const;
  const others = languageCodes.filter((code) => code !== view.language);
  return h(
    'header',
    null,
    h('p', null, saidIn(owner.siteName, view.language)),
    h(
      'nav',
      { 'aria-label': words.nav.label },
      csrf !== undefined && links.map(([to, label]) => h('a', { key: to, href: base + to }, label)),
      others.map((code) =>
        h(
          'a',
          { key: code, href: `${inboxPath}/${code}${path}`, lang: languages[code].tag, hrefLang: languages[code].tag },
          languages[code].name,
        ),
      ),
      csrf !== undefined &&
        form(view, '/close', null, h('button', { type: 'submit', className: 'quiet' }, words.nav.close)),
    ),
  );
}

/** A form that changes something: a POST with the CSRF token. */
export function form(view: View, to: string, hidden: Readonly<Record<string, string>> | null, ...content: ReactNode[]) {
  const fields = Object.entries({ ...hidden, ...(view.csrf === undefined ? {} : { csrf: view.csrf }) });
  return h(
    'form',
    { method: 'post', action: view.base + to },
    fields.map(([name, value]) => h('input', { key: name, type: 'hidden', name, value })),
    ...content,
  );
}

/** Names and values, such as those of a question. */
export function facts(rows: readonly (readonly [string, ReactNode])[]): ReactElement {
  return h(
    'dl',
    null,
    rows.map(([name, value]) => h('div', { key: name }, h('dt', null, name), h('dd', null, value))),
  );
}

/** The page in front of the inbox: one button, so that mail scanners that open links use up nothing. */
export function entryPage(view: View, token: string, hours: number): string {
  const { words, t } = view;
  const content = [
    h('p', { key: 'why' }, t(words.entry.why, { hours })),
    h('div', { key: 'form' }, form(view, '/open', { token }, h('button', { type: 'submit' }, words.entry.button))),
  ];
  return renderPage(view, { title: words.entry.heading, path: `?token=${token}`, content });
}

/** What is shown without a session. `reason` says why, if known; `body` is that of a form that was not taken. */
export function shutPage(view: View, reason?: string, body?: unknown): string {
  const { words, base } = view;
  const content = [
    reason && h('p', { key: 'reason', role: 'status' }, reason),
    h('p', { key: 'how' }, words.shut.how),
    h('div', { key: 'ask' }, form(view, '/link', null, h('button', { type: 'submit' }, words.shut.ask))),
    h('p', { key: 'again' }, h('a', { href: base }, words.shut.again)),
    typedTexts(view, body),
  ];
  return renderPage(view, { title: words.shut.heading, content });
}

/** An error as a page, with what was typed in the form's `body`. */
export function errorPage(view: View, message: string, body?: unknown): string {
  const content = [h('p', { key: 'error', role: 'alert' }, message), typedTexts(view, body)];
  return renderPage(view, { title: view.words.title, content });
}

const typedFields = ['note', 'subject', 'text', 'subjectEs', 'textEs'] as const;

/** Gives back the texts of a form that was not taken: the page that they were typed on is gone. */
function typedTexts({ words }: View, body: unknown): ReactNode {
  const fields = Object(body) as Readonly<Record<string, unknown>>;
  const texts = typedFields.flatMap((name) => {
    const text = fields[name];
    return typeof text === 'string' && text.trim() !== '' ? [[name, text] as const] : [];
  });
  if (texts.length === 0) return undefined;
  return h(
    'section',
    { key: 'typed' },
    h('p', null, words.shut.typed),
    texts.map(([name, text]) =>
      h('textarea', { key: name, 'aria-label': name, rows: 6, readOnly: true, defaultValue: text }),
    ),
  );
}
