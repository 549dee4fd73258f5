import type { words } from '#content/en/calculators/psychrometric.ts';
import type { MessageShape } from '#content/i18n/message-shape.ts';
import type { definition } from '#core/calculators/psychrometric/definition.ts';
import type { Shown } from '../calculator.ts';

export type AirMessages = MessageShape<typeof words>;
export type AirShown = Shown<typeof definition, AirMessages>;
