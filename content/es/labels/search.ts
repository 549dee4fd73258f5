import type { search as english } from '../../en/labels/search.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

/** The search of the site: its field, what it found, and what to say when it found nothing. */
export const search = {
  label: 'Buscar en este sitio',
  submit: 'Buscar',
  found: { one: '{count} resultado para «{query}»', other: '{count} resultados para «{query}»' },
  first: 'Estos son los primeros {count} resultados para «{query}». ¿No lo ve? Agregue una palabra.',
  results: { one: '{count} resultado', other: '{count} resultados' },
  none: 'No encontramos nada para «{query}». Use menos palabras, u otras.',
  elsewhere: 'Busque las mismas palabras en',
  all: 'Ver todos los resultados',
  call: '{name}: llamar al {phone}',
  company: 'Teléfono para reclamaciones, en el directorio de seguros',
} satisfies MessageShape<typeof english>;
