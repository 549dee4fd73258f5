import type { reading as english } from '../../en/labels/reading.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

/** Lo que una página de lectura dice alrededor de su texto. */
export const reading = {
  ask: 'Hable con una persona, a cualquier hora',
  callNow: 'Llamar ahora',
  changed: 'Último cambio: {day}',
  book: {
    find: 'Buscar en este manual',
    found: { one: '{count} lugar', other: '{count} lugares' },
    none: 'No encontramos nada. Pruebe con una palabra más corta.',
    place: 'Siga donde se quedó: {title}',
    print: 'Imprimir esta sección',
  },
} satisfies MessageShape<typeof english>;
