import { createElement } from 'react';
import { defineIsland } from '../island/define-island.ts';
import { MoldRules, type MoldRulesProps } from './MoldRules.tsx';

defineIsland<MoldRulesProps>('mold-rules', async (props) => createElement(MoldRules, props));
