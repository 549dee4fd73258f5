import type { reading as english } from '#content/en/labels/reading.ts';
import type { Wording } from '#content/locale/words.ts';

/** Lo que una página de lectura dice alrededor de su texto. */
export const reading = {
  next: 'Sigue: {title}',
  ask: 'Alguien que le responde, a cualquier hora',
  callNow: 'Llamar ahora',
} satisfies Wording<typeof english>;
