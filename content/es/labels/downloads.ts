import type { downloads as english } from '../../en/labels/downloads.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

/** What the files to print say themselves: around the words of a page, and in place of its colors. */
export const downloads = {
  contents: 'Contenido',
  /** In the footer while the company's details are placeholders. */
  sample: 'MUESTRA: los nombres y números son de ejemplo',
  emergencyLine: 'Línea de emergencia {phone}',
  reviewed: 'Fuentes revisadas el {date}',
  page: 'Página {page} de {pages}',
  /** What the tone of a note means, for those who do not see its color. */
  tones: { alarm: 'Peligro', amber: 'Precaución', go: 'Sin peligro', river: 'Nota' },
  sheet: {
    first: 'Primero',
    /** Behind the letterhead of a sheet: what is written by hand. */
    fillIn: ['Fecha', 'Número de trabajo', 'Número de reclamación'],
    help: 'Para ayuda con el agua, de día o de noche, llame al {phone}.',
  },
} satisfies MessageShape<typeof english>;
