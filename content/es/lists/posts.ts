import type { Post } from '../../en/lists/posts.ts';

export const posts: readonly Post[] = [
  {
    id: 'elks-lodge-seguin',
    title: 'Cómo crece un alcance: un salón amplio, medido',
    excerpt: 'Lo que se ve y lo que está mojado tienen dos contornos distintos. Así encuentra el segundo un medidor.',
    category: 'Ejemplo',
    date: '2026-11-21',
    featured: true,
    content: '/blog/elks-lodge-seguin',
  },
];
