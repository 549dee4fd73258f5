import type { words } from '#content/en/calculators/dehumidification.ts';
import type { MessageShape } from '#content/i18n/message-shape.ts';
import type { definition } from '#core/calculators/dehumidification/definition.ts';
import type { Shown } from '../calculator.ts';

export type DryingMessages = MessageShape<typeof words>;
export type DryingShown = Shown<typeof definition, DryingMessages>;
