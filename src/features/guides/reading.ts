/** Shows in the contents where the reader is, and sets the sources of a section beside it where the page has a margin. */

import { sourcesBeside } from './margin-notes.ts';
import style from './reading.css?inline';

// What only this script adds is dressed by it, so that a page for a phone carries none of it.
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
  // The line that a section crosses stands at a third of the window.
  { rootMargin: '-33% 0px -67%' },
);
for (const section of sections) watcher.observe(section);

/** As wide as the layout's margin needs: guide.module.css. */
const wide = matchMedia('(min-width: 74rem)');
const fill = () => sourcesBeside(wide.matches ? sections : []);
wide.addEventListener('change', fill);
fill();
