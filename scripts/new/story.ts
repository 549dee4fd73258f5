import { appendToList, applyAll, type Plan, type Read } from './change.ts';
import { type Collection, type PageMessages, pageFiles, planPage, quoted } from './page.ts';

const collection: Collection = { kind: 'story', folder: 'blog', address: '/blog', spanishAddress: '/blog' };

interface StoryMessages {
  readonly excerpt: string;
  readonly category: string;
  readonly section: string;
  readonly lines: string;
}

const draft = {
  en: {
    excerpt: 'Say in one sentence what a reader learns from this story.',
    category: 'From the field',
    section: 'What happened',
    lines: 'Say what you saw, what you measured and what you did. Name no person.',
  },
  es: {
    excerpt: 'Diga en una frase qué aprende quien lee esta historia.',
    category: 'Desde el trabajo',
    section: 'Qué pasó',
    lines: 'Diga qué vio, qué midió y qué hizo. No dé el nombre de nadie.',
  },
} satisfies Record<string, StoryMessages>;

/** A story of one section in both languages, dated today, its place in the list of stories, and its address. */
export function newStory(read: Read, words: readonly string[], today: string): Plan {
  return planPage(read, collection, words, (page) => {
    const texts = { en: text(page.english, draft.en), es: text(page.spanish, draft.es) };
    return applyAll(
      read,
      ...pageFiles(collection, page, texts),
      (now) => appendToList(now, 'content/en/lists/posts.ts', 'posts', entry(page, page.english, draft.en, today)),
      (now) => appendToList(now, 'content/es/lists/posts.ts', 'posts', entry(page, page.spanish, draft.es, today)),
    );
  });
}

function text(title: string, { excerpt, section, lines }: StoryMessages): string {
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(`${title}: ${excerpt}`)}
draft: true
---

<Section id="what" title=${JSON.stringify(section)}>

${lines}

</Section>
`;
}

function entry({ name }: PageMessages, title: string, { excerpt, category }: StoryMessages, today: string): string {
  return `  {
    id: '${name}',
    title: ${quoted(title)},
    excerpt: '${excerpt}',
    category: '${category}',
    date: '${today}',
    featured: false,
    content: '/blog/${name}',
  },`;
}
