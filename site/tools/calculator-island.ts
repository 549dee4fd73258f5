import { createElement } from 'react';
import type { CalculatorName } from '#core/calculators/registry.ts';
import { pageAddress } from './calculator/address.ts';
import { Calculator, type CalculatorData } from './calculator/Calculator.tsx';
import { loadCalculator } from './calculator/load.ts';
import { defineIsland } from './island/define-island.ts';

defineIsland<CalculatorData & { readonly name: CalculatorName }>('calculator-tool', async ({ name, ...data }) =>
  createElement(Calculator, { ...(await loadCalculator(name)), ...data, address: pageAddress }),
);
