import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { owner } from '#content/owner.ts';
import { InLanguage } from '../frame/language.tsx';
import { type DrawingSheet, readRules } from './pdf/drawing-style.ts';
import { readHtml } from './pdf/read-html.ts';
import { makePdf } from './pdf/sheet.ts';

const texts = import.meta.glob<string>('../document/figures/**/*.module.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const names = import.meta.glob<DrawingSheet['names']>('../document/figures/**/*.module.css', {
  import: 'default',
  eager: true,
});

const rules = readRules(Object.entries(texts).map(([file, css]) => ({ css, names: names[file] ?? {} })));

interface Printed {
  readonly title: string;
  readonly subject: string;
  /** ISO date of the content. */
  readonly dated: string;
  readonly screen: ReactNode;
  /** One page only, without a list of sources: the path of the page that lists them. */
  readonly sources?: string;
}

/** A screen of the site as a tagged PDF: the same words and figures as its page, with the sources or where they stand. */
export async function printScreen({ title, subject, dated, screen, sources }: Printed, site: URL): Promise<Uint8Array> {
  const html = renderToStaticMarkup(<InLanguage language="en" show={() => screen} />);
  const blocks = readHtml(html, { origin: site.href, withSources: sources === undefined });
  const isPublic = site.hostname !== 'localhost';
  const where = isPublic ? [`${site.host}${sources ?? ''}`] : [];
  const footer = [owner.siteName, `Emergency line ${owner.phone.display}`, `Reviewed ${dated}`, ...where].join(' · ');
  const { bytes } = await makePdf({ title, subject, dated, blocks, footer, rules, onePage: sources !== undefined });
  return bytes;
}
