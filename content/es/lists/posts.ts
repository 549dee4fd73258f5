import type { Post } from '../../en/lists/posts.ts';

export const posts: readonly Post[] = [
  {
    id: 'elks-lodge-seguin',
    title: 'Un salón: por qué un alcance medido puede crecer',
    excerpt:
      'La mancha y lo mojado tienen dos contornos distintos. Cómo las lecturas encuentran el segundo, y cómo leer un número grande sobre el alcance de un trabajo.',
    category: 'Un caso',
    date: '2026-11-21',
    featured: true,
    content: '/blog/elks-lodge-seguin',
  },
  {
    id: 'august-leaks',
    title: 'La fuga que espera sus vacaciones',
    excerpt:
      'Por qué las casas solas se llenan de agua en verano, y la única llave del agua que hay que cerrar antes de salir.',
    category: 'Prevención',
    date: null,
    featured: false,
    content: null,
  },
  {
    id: 'one-wall-two-meters',
    title: 'Una pared, dos medidores, dos respuestas',
    excerpt: 'Leemos la misma pared con puntas y con una placa sin puntas, y explicamos por qué ninguno se equivocó.',
    category: 'Medir',
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
