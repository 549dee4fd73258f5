/** A story on the blog page. */
export interface Post {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  /** Publication date. */
  readonly date: string;
  readonly featured: boolean;
  /** Path of the full story. */
  readonly content: string;
}

export const posts: readonly Post[] = [
  {
    id: 'elks-lodge-seguin',
    title: 'How a scope grows: a wide hall, measured',
    excerpt:
      'What you can see and what’s actually wet are two different outlines. Here’s how a meter finds the second one.',
    category: 'Worked example',
    date: '2026-11-21',
    featured: true,
    content: '/blog/elks-lodge-seguin',
  },
];
