import { type HTMLElement, parse } from 'node-html-parser';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { listsIn } from '#content/languages.ts';
import { owner } from '#content/owner.ts';
import { InLanguage } from '../frame/language.tsx';
import { pageNames } from '../frame/page.ts';
import { pagesBelow } from '../frame/routes.ts';
import { AccuracyScreen } from './accuracy/AccuracyScreen.tsx';
import { AboutScreen } from './company/AboutScreen.tsx';
import { AskScreen } from './company/AskScreen.tsx';
import { HomeScreen } from './company/home/HomeScreen.tsx';
import { WtrConnectionScreen } from './company/WtrConnectionScreen.tsx';
import { DamageAssessmentScreen } from './DamageAssessmentScreen.tsx';
import { ThisDeviceScreen } from './device/this-device/ThisDeviceScreen.tsx';
import { AiScreen } from './library/AiScreen.tsx';
import { BlogScreen } from './library/BlogScreen.tsx';
import { GuidesScreen } from './library/guides/GuidesScreen.tsx';
import { InsuranceDirectoryScreen } from './library/InsuranceDirectoryScreen.tsx';
import { ReviewsScreen } from './library/ReviewsScreen.tsx';
import { ResourcesScreen } from './library/resources/ResourcesScreen.tsx';
import { VideosScreen } from './library/VideosScreen.tsx';
import { GuideScreen, ReferenceScreen } from './reading/GuideScreen.tsx';
import { LegalScreen } from './reading/LegalScreen.tsx';
import { ReviewScreen } from './reading/ReviewScreen.tsx';
import { StoryScreen } from './reading/StoryScreen.tsx';
import { NotFoundScreen } from './replies/NotFoundScreen.tsx';
import { ReplyScreen } from './replies/ReplyScreen.tsx';

/** The page of an address, as React writes it into the frame. */
type Shown = readonly [path: string, html: string];

function shown<Props extends object>(path: string, show: ComponentType<Props>, properties: Props): Shown {
  return [path, renderToStaticMarkup(<InLanguage language="en" show={show} with={properties} />)];
}

const today = new Date('2026-11-22T12:00:00Z');
const downloads = listsIn('en').downloadableResources.map((one) => ({ ...one, format: 'PDF', size: '12 kB' }));
const last = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const pages: readonly Shown[] = [
  shown('/', HomeScreen, {}),
  shown('/about', AboutScreen, {}),
  shown('/ai-in-restoration', AiScreen, {}),
  shown('/ask', AskScreen, {}),
  shown('/blog', BlogScreen, {}),
  shown('/calculators/accuracy', AccuracyScreen, {}),
  shown('/damage-assessment', DamageAssessmentScreen, { children: <div /> }),
  shown('/guides', GuidesScreen, {}),
  shown('/insurance-directory', InsuranceDirectoryScreen, {}),
  shown('/resources', ResourcesScreen, { downloads }),
  shown('/reviews', ReviewsScreen, {}),
  shown('/s500-reference', ReferenceScreen, { name: 's500-reference' }),
  shown('/this-device', ThisDeviceScreen, {}),
  shown('/videos', VideosScreen, {}),
  shown('/where-we-differ', ReferenceScreen, { name: 'where-we-differ' }),
  shown('/wtr-connection', WtrConnectionScreen, {}),
  shown('/privacy', LegalScreen, { name: 'privacy', today }),
  shown('/terms', LegalScreen, { name: 'terms', today }),
  shown('/404', NotFoundScreen, {}),
  ...pagesBelow('/guides').map((path) => shown(path, GuideScreen, { slug: last(path) })),
  ...pagesBelow('/reviews').map((path) => shown(path, ReviewScreen, { id: last(path) })),
  ...pagesBelow('/blog').map((path) => shown(path, StoryScreen, { id: last(path) })),
  ...pagesBelow('/ask').map((path) => shown(path, ReplyScreen, { reply: path.slice(1) })),
  ...pagesBelow('/wtr-connection').map((path) => shown(path, ReplyScreen, { reply: path.slice(1) })),
  ...pagesBelow('/newsletter').map((path) => shown(path, ReplyScreen, { reply: path.slice(1) })),
];

/** Files that routes of their own write. */
const files = /^\/((downloads|images|calculators)\/[\w./-]+\.\w+|insurance-directory\.(json|csv))$/;
/** Elements of the frame that pages link to. */
const ofFrame = ['#main'];

const attributesOf = (root: HTMLElement, name: string) =>
  root.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? '');

describe.each(pages)('%s', (path, html) => {
  const root = parse(html);
  const ids = attributesOf(root, 'id');

  test('has one heading of the first rank, and one place for each id', () => {
    const headings = root.querySelectorAll('h1').map(({ text }) => text.trim());
    expect(headings).toEqual([expect.stringMatching(/\w/)]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('says nothing that was left open', () => {
    expect(root.text).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
    expect(attributesOf(root, 'class').filter((names) => /undefined|\[object/.test(names))).toEqual([]);
    expect(attributesOf(root, 'href').filter((href) => href === '' || /undefined|[{}]/.test(href))).toEqual([]);
  });

  test('leads to pages, files and places that there are', () => {
    const links = attributesOf(root, 'href').filter((href) => /^[/#]/.test(href));
    const places = [...ids.map((id) => `#${id}`), ...ofFrame];
    const isKnown = (href: string) => {
      if (href.startsWith('#')) return places.includes(href);
      const [name = ''] = href.split(/[?#]/);
      return pageNames.some((known) => known === name) || files.test(name);
    };
    expect(links.filter((href) => !isKnown(href))).toEqual([]);
  });

  test('gives every field and picture a name', () => {
    const labelled = new Set(root.querySelectorAll('label[for]').map((label) => label.getAttribute('for')));
    const fields = root.querySelectorAll('input:not([type=hidden]), select, textarea');
    const nameless = fields.filter(
      (field) =>
        !(field.closest('label') || field.getAttribute('aria-label') || labelled.has(field.getAttribute('id') ?? '')),
    );
    expect(nameless.map(String)).toEqual([]);
    expect(root.querySelectorAll('img:not([alt])').map(String)).toEqual([]);
  });

  test('names each table that a thumb may move, and each cell at the head of one', () => {
    expect(root.querySelectorAll('table th:not([scope])').map(String), path).toEqual([]);
    expect(root.querySelectorAll('.scroll-x:not([aria-label])').map(String)).toEqual([]);
  });
});

const textAt = (path: string) => parse(pages.find(([known]) => known === path)?.[1] ?? '').text.replace(/\s+/g, ' ');

describe('what a page is for', () => {
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

  test('every download has its card, with what it is and how large', () => {
    const text = textAt('/resources');
    expect(downloads.length).toBeGreaterThan(5);
    expect(downloads.filter(({ title }) => !text.includes(title))).toEqual([]);
    expect(text.split('12 kB')).toHaveLength(downloads.filter(({ file }) => file).length + 1);
  });
});

describe('a page that nobody wrote', () => {
  test.each([
    ['a review', () => shown('/', ReviewScreen, { id: 'none' }), 'The list of reviews has no "none"'],
    ['a story', () => shown('/', StoryScreen, { id: 'none' }), 'no published story "none"'],
    ['a guide', () => shown('/', GuideScreen, { slug: 'none' }), 'There is no content/en/guides/none.mdx'],
    ['a reply', () => shown('/', ReplyScreen, { reply: 'none' }), 'There is no content/en/pages/replies/none.mdx'],
  ])('%s stops the build', (_case, render, says) => {
    expect(render).toThrow(says);
  });
});
