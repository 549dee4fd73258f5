import type * as english from '../../../en/lists/ask/question-words.ts';
import type { Wording } from '../../../locale/words.ts';

/** Words of the ask form's choices. The keys are the values that travel. */
export const categoryWords = {
  emergency: 'Emergencia',
  assessment: 'Evaluación del daño',
  equipment: 'Equipo',
  prevention: 'Prevención',
  insurance: 'Seguro de casa',
  general: 'General',
} satisfies Wording<typeof english.categoryWords>;

export const urgencyWords = {
  normal: 'Normal',
  urgent: 'Urgente',
  emergency: 'Emergencia',
} satisfies Wording<typeof english.urgencyWords>;

export const reachWords = {
  email: 'Correo electrónico',
  call: 'Una llamada',
  text: 'Un mensaje de texto',
} satisfies Wording<typeof english.reachWords>;

/** The same on the buttons of the short form. */
export const wayWords = {
  call: 'Llamada',
  text: 'Mensaje',
  email: 'Correo',
} satisfies Wording<typeof english.wayWords>;
