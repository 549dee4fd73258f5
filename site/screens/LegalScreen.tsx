import { GuidePage } from '../document/GuidePage.tsx';
import { vocabulary } from '../document/vocabulary.tsx';
import { legalText } from './text-pages.ts';

/**
 * A legal text. It applies as published on the day it is read, so its date is the reader's day.
 * @param today the build's day, shown until the frame's script brings it up to date
 */
export function LegalScreen({ name, today }: { readonly name: 'privacy' | 'terms'; readonly today: Date }) {
  const { default: Text, frontmatter, readMinutes, sections } = legalText(name);
  const day = today.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
  return (
    <GuidePage
      head={{
        title: frontmatter.title,
        crumbs: [{ path: '/', label: 'Home' }],
        readMinutes,
        reviewed: today.toISOString(),
        meta: (
          <>
            Last updated: <span data-today="date">{day}</span>
          </>
        ),
        sections,
        related: [],
      }}
    >
      <Text components={vocabulary} />
    </GuidePage>
  );
}
