import type { Post } from '../../en/lists/posts.ts';

export const posts: readonly Post[] = [
  {
    id: 'elks-lodge-seguin',
    title: 'Cómo crece el alcance de un trabajo: un salón amplio, medido',
    excerpt: 'Lo que se ve mojado y lo que de veras está mojado no es lo mismo. Así lo encuentra un medidor.',
    category: 'Ejemplo',
    date: '2026-11-21',
    featured: true,
    content: '/blog/elks-lodge-seguin',
  },
];
