import type { words } from '#content/en/calculators/air-movement.ts';
import type { Wording } from '#content/locale/words.ts';
import type { definition } from '#core/calculators/air-movement/definition.ts';
import type { Shown } from '../../calculator/calculator.ts';

export type MovingWords = Wording<typeof words>;
export type MovingShown = Shown<typeof definition, MovingWords>;
