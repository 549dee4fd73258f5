import { createElement } from 'react';
import { defineIsland } from '../island/define-island.ts';
import { EquipmentCheck, type EquipmentCheckProps } from './EquipmentCheck.tsx';

defineIsland<EquipmentCheckProps>('equipment-check', async (props) => createElement(EquipmentCheck, props));
