import { createElement } from 'react';
import type { CalculatorName } from '#core/calculators/registry.ts';
import { Calculator, type CalculatorData } from './calculator/Calculator.tsx';
import { pageAddress } from './calculator/state/address.ts';
import { loadCalculator } from './calculator/state/load.ts';
import { defineIsland } from './island/define-island.ts';

defineIsland<CalculatorData & { readonly name: CalculatorName }>('calculator-tool', async ({ name, ...data }) =>
  createElement(Calculator, { ...(await loadCalculator(name)), ...data, address: pageAddress }),
);
