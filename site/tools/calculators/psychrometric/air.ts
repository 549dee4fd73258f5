import type { words } from '#content/en/calculators/psychrometric.ts';
import type { Wording } from '#content/locale/words.ts';
import type { definition } from '#core/calculators/psychrometric/definition.ts';
import type { Shown } from '../../calculator/calculator.ts';

export type AirWords = Wording<typeof words>;
export type AirShown = Shown<typeof definition, AirWords>;
