import { type HTMLElement, parse } from 'node-html-parser';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { listsIn } from '#content/i18n/languages.ts';
import { owner } from '#content/owner.ts';
import { AccuracyPage } from '../../features/accuracy/AccuracyPage.tsx';
import { DamageAssessmentPage } from '../../features/assessment/DamageAssessmentPage.tsx';
import { AboutPage } from '../../features/company/AboutPage.tsx';
import { AskPage } from '../../features/company/AskPage.tsx';
import { WtrConnectionPage } from '../../features/company/WtrConnectionPage.tsx';
import { InsuranceDirectoryPage } from '../../features/directory/InsuranceDirectoryPage.tsx';
import { ResourcesPage } from '../../features/downloads/ResourcesPage.tsx';
import { GuidePage, ReferencePage } from '../../features/guides/GuidePage.tsx';
import { GuidesPage } from '../../features/guides/GuidesPage.tsx';
import { LegalPage } from '../../features/guides/LegalPage.tsx';
import { StoryPage } from '../../features/guides/StoryPage.tsx';
import { HomePage } from '../../features/home/HomePage.tsx';
import { AiPage } from '../../features/library/AiPage.tsx';
import { BlogPage } from '../../features/library/BlogPage.tsx';
import { ThisDevicePage } from '../../features/offline/ThisDevicePage.tsx';
import { ReviewPage } from '../../features/reviews/ReviewPage.tsx';
import { ReviewsPage } from '../../features/reviews/ReviewsPage.tsx';
import { VideosPage } from '../../features/videos/VideosPage.tsx';
import { InLanguage } from '../../i18n/language-context.tsx';
import { pagesBelow } from '../../lib/routes/routes.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ReplyPage } from './ReplyPage.tsx';

/** The HTML of a page without its layout, by path. */
type Shown = readonly [path: string, html: string];

function shown<Props extends object>(path: string, show: ComponentType<Props>, properties: Props): Shown {
  return [path, renderToStaticMarkup(<InLanguage language="en" show={show} with={properties} />)];
}

const today = new Date('2026-11-22T12:00:00Z');
const downloads = listsIn('en').downloadableResources.map((one) => ({ ...one, format: 'PDF', size: '12 kB' }));
const last = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const pages: readonly Shown[] = [
  shown('/', HomePage, {}),
  shown('/about', AboutPage, {}),
  shown('/ai-in-restoration', AiPage, {}),
  shown('/ask', AskPage, {}),
  shown('/blog', BlogPage, {}),
  shown('/calculators/accuracy', AccuracyPage, {}),
  shown('/damage-assessment', DamageAssessmentPage, { children: <div /> }),
  shown('/guides', GuidesPage, {}),
  shown('/insurance-directory', InsuranceDirectoryPage, {}),
  shown('/resources', ResourcesPage, { downloads }),
  shown('/reviews', ReviewsPage, {}),
  shown('/s500-reference', ReferencePage, { name: 's500-reference' }),
  shown('/this-device', ThisDevicePage, {}),
  shown('/videos', VideosPage, {}),
  shown('/where-we-differ', ReferencePage, { name: 'where-we-differ' }),
  shown('/wtr-connection', WtrConnectionPage, {}),
  shown('/privacy', LegalPage, { name: 'privacy', today }),
  shown('/terms', LegalPage, { name: 'terms', today }),
  shown('/404', NotFoundPage, {}),
  ...pagesBelow('/guides').map((path) => shown(path, GuidePage, { slug: last(path) })),
  ...pagesBelow('/reviews').map((path) => shown(path, ReviewPage, { id: last(path) })),
  ...pagesBelow('/blog').map((path) => shown(path, StoryPage, { id: last(path) })),
  ...pagesBelow('/ask').map((path) => shown(path, ReplyPage, { reply: path.slice(1) })),
  ...pagesBelow('/wtr-connection').map((path) => shown(path, ReplyPage, { reply: path.slice(1) })),
  ...pagesBelow('/newsletter').map((path) => shown(path, ReplyPage, { reply: path.slice(1) })),
];

const attributesOf = (root: HTMLElement, name: string) =>
  root.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? '');

// Ids, links and labels are tested in the built pages.
describe.each(pages)('%s', (_path, html) => {
  const root = parse(html);

  test('has no unfilled placeholders', () => {
    expect(root.text).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
    expect(attributesOf(root, 'class').filter((names) => /undefined|\[object/.test(names))).toEqual([]);
    expect(attributesOf(root, 'href').filter((href) => href === '' || /undefined|[{}]/.test(href))).toEqual([]);
  });
});

const textAt = (path: string) => parse(pages.find(([known]) => known === path)?.[1] ?? '').text.replace(/\s+/g, ' ');

describe('the essential content of a page', () => {
  const { towns, phone, company } = owner;
  test.each([
    ['/', [phone.display, ...towns]],
    ['/about', [company, 'IICRC']],
    ['/ask', [phone.display, 'Name', 'Your question']],
    ['/wtr-connection', [phone.display, company]],
    ['/guides', ['Emergency checklist', 'Restoration manual', 'mold']],
    ['/guides/emergency-checklist', ['911', phone.display, '35 feet']],
    ['/guides/sleeping-in-water-damaged-home', ['generally not', '911']],
    ['/insurance-directory', ['State Farm', 'Clear Search']],
    ['/reviews', ['FLIR MR277', '6.5']],
    ['/reviews/flir-mr277', ['6.5', '10']],
    ['/calculators/accuracy', ['New Braunfels', 'sea level']],
    ['/this-device', ['this device']],
    ['/404', ['404', phone.display]],
    ['/privacy', ['November 22, 2026']],
  ])('%s', (path, words) => {
    const text = textAt(path);
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  });

  test('no row of the accuracy table prints a dew point above its temperature', () => {
    const root = parse(pages.find(([path]) => path === '/calculators/accuracy')?.[1] ?? '');
    const rows = root
      .querySelectorAll('tbody tr')
      .map((row) => row.querySelectorAll('td').map(({ text }) => Number(text.replace('−', '-'))))
      .filter((cells) => cells.length === 8);
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter(([temperature = 0, , dewPoint = 0]) => dewPoint > temperature)).toEqual([]);
  });

  test('each of our rules of thumb has a row that a link can open', () => {
    const root = parse(pages.find(([path]) => path === '/where-we-differ')?.[1] ?? '');
    const rows = root.querySelectorAll('details tbody tr');
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter((row) => !row.id.startsWith('rule-')).map(({ text }) => text)).toEqual([]);
    expect(root.querySelectorAll('details:has(tbody)').map((group) => group.hasAttribute('open'))).toEqual([
      true,
      ...Array(7).fill(false),
    ]);
  });

  test('every download has a card with its format and size', () => {
    const text = textAt('/resources');
    expect(downloads.length).toBeGreaterThan(5);
    expect(downloads.filter(({ title }) => !text.includes(title))).toEqual([]);
    expect(text.split('12 kB')).toHaveLength(downloads.filter(({ file }) => file).length + 1);
  });
});

describe('an unknown page', () => {
  test.each([
    ['a review', () => shown('/', ReviewPage, { id: 'none' }), 'The list of reviews has no "none"'],
    ['a story', () => shown('/', StoryPage, { id: 'none' }), 'no published story "none"'],
    ['a guide', () => shown('/', GuidePage, { slug: 'none' }), 'There is no content/en/guides/none.mdx'],
    ['a reply', () => shown('/', ReplyPage, { reply: 'none' }), 'There is no content/en/result-pages/none.mdx'],
  ])('%s stops the build', (_case, render, says) => {
    expect(render).toThrow(says);
  });
});
