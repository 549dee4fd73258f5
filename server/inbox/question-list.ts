import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { urgencies } from '#contract/question-form.ts';
import type { Millis } from '../db/schema.ts';
import type { FoundQuestion } from '../db/tables/questions.ts';
import { type Filter, pageSize, shows } from './find.ts';
import { renderPage, type View } from './layout.ts';
import { contacts, promise } from './question-page.ts';

const excerptLetters = 280;

/** The filter as a query, without what is the default. */
export function queryOf({ show, urgency, q, page }: Filter): string {
  const values = { q, show: show === 'open' ? '' : show, urgency, page: page === 1 ? '' : String(page) };
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return query.size > 0 ? `?${query}` : '';
}

export interface Listed {
  readonly filter: Filter;
  readonly rows: readonly FoundQuestion[];
  readonly total: number;
}

/** The list of questions. */
export function listPage(view: View, { filter, rows, total }: Listed, now: Millis): string {
  const { words, t } = view;
  const content = [
    filterForm(view, filter),
    rows.length === 0 && h('p', { key: 'none' }, words.list.none),
    h(
      'ul',
      { key: 'list', className: 'questions' },
      rows.map((row) => h('li', { key: row.reference }, card(view, row, now))),
    ),
    pages(view, filter, total),
    exportsOf(view, filter),
  ];
  return renderPage(view, { title: t(words.list.heading, { count: total }), path: queryOf(filter), content });
}

function filterForm({ words, messages, base }: View, { q, show, urgency }: Filter): ReactElement {
  const { list } = words;
  const option = (value: string, label: string) => h('option', { key: value, value }, label);
  return h(
    'form',
    { key: 'filter', action: base, className: 'filter', role: 'search' },
    h(
      'label',
      { className: 'wide' },
      list.search,
      h('input', { type: 'search', name: 'q', defaultValue: q, placeholder: list.searchHint, maxLength: 200 }),
    ),
    h(
      'label',
      null,
      list.show,
      h(
        'select',
        { name: 'show', defaultValue: show },
        shows.map((each) => option(each, list.shows[each])),
      ),
    ),
    h(
      'label',
      null,
      list.urgency,
      h('select', { name: 'urgency', defaultValue: urgency }, [
        option('', list.anyUrgency),
        ...urgencies.map((each) => option(each, messages.urgency[each])),
      ]),
    ),
    h('button', { type: 'submit', className: 'quiet' }, list.filter),
  );
}

function card(view: View, row: FoundQuestion, now: Millis): ReactElement {
  const { base, words, messages } = view;
  const { reference, name, question, location, category } = row;
  const excerpt = question.length > excerptLetters ? `${question.slice(0, excerptLetters).toWellFormed()}…` : question;
  return h(
    'article',
    { 'aria-labelledby': reference },
    h(
      'h2',
      { id: reference },
      h('a', { href: `${base}/questions/${reference}` }, name),
      ' ',
      h('span', { className: `badge ${row.urgency}` }, messages.urgency[row.urgency]),
    ),
    promise(view, row, now),
    h('p', { className: 'meta' }, [reference, messages.category[category], location].filter(Boolean).join(' · ')),
    h('p', { className: 'text' }, excerpt),
    row.note && h('p', { className: 'note' }, `${words.question.note}: ${row.note}`),
    h('div', { className: 'actions' }, contacts(view, row), row.photoCount > 0 && photosLink(view, row)),
  );
}

const photosLink = ({ base, words, t }: View, { reference, photoCount }: FoundQuestion) =>
  h('a', { href: `${base}/questions/${reference}#photos` }, t(words.actions.photos, { count: photoCount }));

function pages({ base, words }: View, filter: Filter, total: number): ReactNode {
  const link = (page: number, label: string) =>
    h('a', { key: page, href: base + queryOf({ ...filter, page }), rel: 'nofollow' }, label);
  return (
    total > pageSize &&
    h(
      'nav',
      { key: 'pages', className: 'actions', 'aria-label': words.list.pages },
      filter.page > 1 && link(filter.page - 1, words.list.newer),
      filter.page * pageSize < total && link(filter.page + 1, words.list.older),
    )
  );
}

function exportsOf({ base, words }: View, filter: Filter): ReactElement {
  const query = queryOf({ ...filter, page: 1 });
  return h(
    'p',
    { key: 'exports', className: 'actions' },
    `${words.list.exports}: `,
    h('a', { href: `${base}/questions.csv${query}` }, words.list.csv),
    h('a', { href: `${base}/questions.xlsx${query}` }, words.list.workbook),
  );
}
