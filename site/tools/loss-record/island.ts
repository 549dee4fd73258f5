import { createElement } from 'react';
import { defineIsland } from '../island/define-island.ts';
import { LossRecords, type LossRecordsProps } from './LossRecords.tsx';

defineIsland<LossRecordsProps>('loss-record', async (props) => createElement(LossRecords, props));
