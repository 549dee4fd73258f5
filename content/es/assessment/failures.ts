import type { AssessorFailure } from '#core/triage/answer/answer-messages.ts';

/** What stands in the place of `{message}` when the AI service gave no answer. */
export const failures = {
  unreachable: 'No pudimos conectarnos con el servicio de IA.',
  busy: 'El servicio de IA está ocupado.',
  failed: 'El servicio de IA tuvo una falla.',
  refused: 'El servicio de IA no aceptó nuestra solicitud.',
  unusable: 'El servicio de IA dio una respuesta que no podemos usar.',
  slow: 'El servicio de IA tardó demasiado.',
  spent: 'El servicio de IA ya llegó a su límite de hoy.',
} as const satisfies Record<AssessorFailure, string>;
