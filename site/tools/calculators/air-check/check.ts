import type { words } from '#content/en/calculators/air-check.ts';
import type { Wording } from '#content/locale/words.ts';
import type { definition } from '#core/calculators/air-check/definition.ts';
import type { Shown } from '../../calculator/calculator.ts';

export type CheckWords = Wording<typeof words>;
export type CheckShown = Shown<typeof definition, CheckWords>;
