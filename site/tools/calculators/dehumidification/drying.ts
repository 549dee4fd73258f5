import type { words } from '#content/en/calculators/dehumidification.ts';
import type { Wording } from '#content/locale/words.ts';
import type { definition } from '#core/calculators/dehumidification/definition.ts';
import type { Shown } from '../../calculator/calculator.ts';

export type DryingWords = Wording<typeof words>;
export type DryingShown = Shown<typeof definition, DryingWords>;
