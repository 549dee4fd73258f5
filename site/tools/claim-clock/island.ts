import { createElement } from 'react';
import { defineIsland } from '../island/define-island.ts';
import { ClaimClock, type ClaimClockProps } from './page/ClaimClock.tsx';

defineIsland<ClaimClockProps>('claim-clock', async (props) => createElement(ClaimClock, props));
