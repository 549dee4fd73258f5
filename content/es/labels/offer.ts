import type { offer as english } from '../../en/labels/offer.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

/** Offered on the same page in another language, to whoever's browser speaks this one. */
export const offer = { here: 'También en español', stay: 'No, gracias' } as const satisfies MessageShape<
  typeof english
>;
