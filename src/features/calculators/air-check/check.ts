import type { words } from '#content/en/calculators/air-check.ts';
import type { MessageShape } from '#content/i18n/message-shape.ts';
import type { definition } from '#core/calculators/air-check/definition.ts';
import type { Shown } from '../calculator.ts';

export type CheckMessages = MessageShape<typeof words>;
export type CheckShown = Shown<typeof definition, CheckMessages>;
