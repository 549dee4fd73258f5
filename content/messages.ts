import type { PsychrometricError } from '#core/psychrometrics/psychrometrics.ts';

/** Every code that a `validate…` function of core may return. */
export type MessageCode = PsychrometricError;

/** The words for each error code. Those of the specification stand exactly as it gives them. */
export const messages = {
  'psychrometric-invalid': 'Please enter valid temperature and relative humidity (0-100%).',
  'altitude-invalid': 'Please enter an altitude from -1,500 to 15,000 feet, or choose a town.',
} as const satisfies Record<MessageCode, string>;
