import type * as english from '../../en/lists/question-labels.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

/** Words of the ask form's choices. The keys are the values that travel. */
export const categoryWords = {
  emergency: 'Emergencia',
  assessment: 'Evaluación del daño',
  equipment: 'Equipo',
  prevention: 'Prevención',
  insurance: 'Seguro de casa',
  general: 'General',
} satisfies MessageShape<typeof english.categoryWords>;

export const urgencyWords = {
  normal: 'Normal',
  urgent: 'Urgente',
  emergency: 'Emergencia',
} satisfies MessageShape<typeof english.urgencyWords>;

export const reachWords = {
  email: 'Correo electrónico',
  call: 'Una llamada',
  text: 'Un mensaje de texto',
} satisfies MessageShape<typeof english.reachWords>;

/** The same on the buttons of the short form. */
export const wayWords = {
  call: 'Llamada',
  text: 'Mensaje',
  email: 'Correo',
} satisfies MessageShape<typeof english.wayWords>;
