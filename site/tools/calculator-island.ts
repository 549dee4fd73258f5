import { createElement } from 'react';
import { defineIsland } from './island/define-island.ts';
import { type CalculatorName, tools } from './registry.ts';
import { pageAddress } from './shell/address.ts';

defineIsland<{ readonly name: CalculatorName }>('calculator-tool', async ({ name }) => {
  const { default: Tool } = await tools[name]();
  return createElement(Tool, { address: pageAddress });
});
