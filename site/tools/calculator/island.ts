import { createElement } from 'react';
import type { CalculatorName } from '#core/calculators/registry.ts';
import { defineIsland } from '../island/define-island.ts';
import { Calculator, type CalculatorData } from './Calculator.tsx';
import { pageAddress } from './state/address.ts';
import { loadCalculator } from './state/load.ts';

defineIsland<CalculatorData & { readonly name: CalculatorName }>(
  'calculator-tool',
  async ({ name, allWords, ...data }) =>
    createElement(Calculator, {
      ...(await loadCalculator(name)),
      ...data,
      loadWords: () => fetch(allWords).then((response) => response.json()),
      address: pageAddress,
    }),
);
