/** A calculator in a frame: as on its own page, but for its address. */

import { createElement } from 'react';
import type { CalculatorName } from '#core/calculators/registry.ts';
import { Calculator, type CalculatorData } from '../../../tools/calculator/Calculator.tsx';
import { loadCalculator } from '../../../tools/calculator/state/load.ts';
import { defineIsland } from '../../../tools/island/define-island.ts';
import { embedAddress } from './embed-address.ts';

const page = document.querySelector<HTMLAnchorElement>('a[data-whole]')?.pathname ?? '/';

defineIsland<CalculatorData & { readonly name: CalculatorName }>(
  // The element of the tool's own page comes in the same file as the tool.
  'framed-calculator',
  async ({ name, allWords, ...data }) =>
    createElement(Calculator, {
      ...(await loadCalculator(name)),
      ...data,
      loadWords: () => fetch(allWords).then((response) => response.json()),
      address: embedAddress(page),
    }),
);
