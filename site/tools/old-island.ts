import { createElement } from 'react';
import { pageAddress } from './calculator/address.ts';
import { defineIsland } from './island/define-island.ts';
import { type CalculatorName, tools } from './registry.ts';

defineIsland<{ readonly name: CalculatorName }>('old-tool', async ({ name }) => {
  const { default: Tool } = await tools[name]();
  return createElement(Tool, { address: pageAddress });
});
