import type { words } from '#content/en/calculators/air-movement.ts';
import type { MessageShape } from '#content/i18n/message-shape.ts';
import type { definition } from '#core/calculators/air-movement/definition.ts';
import type { Shown } from '../calculator.ts';

export type MovingMessages = MessageShape<typeof words>;
export type MovingShown = Shown<typeof definition, MovingMessages>;
