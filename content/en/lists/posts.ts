/** A story on the blog page. */
export interface Post {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  /** Publication date, or null while the story is being written. */
  readonly date: string | null;
  readonly featured: boolean;
  /** Path of the full story, or null while there is none. */
  readonly content: string | null;
}

export const posts: readonly Post[] = [
  {
    id: 'elks-lodge-seguin',
    title: 'A lodge hall: why a measured scope can grow',
    excerpt:
      'A stain and a wet area are two different outlines. How readings find the second one, and how to read a large number about a scope of work.',
    category: 'Case study',
    date: '2026-11-21',
    featured: true,
    content: '/blog/elks-lodge-seguin',
  },
  {
    id: 'august-leaks',
    title: 'The leak that waits for your vacation',
    excerpt: 'Why empty houses flood in summer, and the one valve to turn before you lock the door.',
    category: 'Prevention',
    date: null,
    featured: false,
    content: null,
  },
  {
    id: 'one-wall-two-meters',
    title: 'One wall, two meters, two answers',
    excerpt: 'We read the same wall with pins and with a pinless pad, and explain why neither was wrong.',
    category: 'Measuring',
    date: null,
    featured: false,
    content: null,
  },
];

/** The cards under the featured story: those that are being written, then the way into every other. */
export const teasers: readonly Post[] = [
  ...posts.filter((post) => post.content === null),
  ...posts.filter((post) => post.content !== null),
];
