/** Marks the current section in the table of contents, and shows its sources in the margin of wide screens. */

import { sourcesBeside } from './margin-notes.ts';
import style from './reading.css?inline';

// The styles of what this script adds are loaded with it.
const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

const doc = document.querySelector<HTMLElement>('[data-reading]');
const sections = [...(doc?.querySelectorAll<HTMLElement>('section[id]') ?? [])];

const watcher = new IntersectionObserver(
  (seen) => {
    for (const { target, isIntersecting } of seen) {
      const entry = doc?.querySelector(`nav a[href="#${target.id}"]`);
      if (isIntersecting) entry?.setAttribute('aria-current', 'true');
      else entry?.removeAttribute('aria-current');
    }
  },
  // A section is current while it crosses a line at a third of the window.
  { rootMargin: '-33% 0px -67%' },
);
for (const section of sections) watcher.observe(section);

/** The width from which the layout has a margin (guide.module.css). */
const wide = matchMedia('(min-width: 74rem)');
const fill = () => sourcesBeside(wide.matches ? sections : []);
wide.addEventListener('change', fill);
fill();
