import type { DamageClass } from '#core/calculators/dehumidification/factors.ts';
import type { DehumidifierKind } from '#core/job/machine.ts';
import type { Material } from '#core/job/material.ts';

export const materialNames: Readonly<Record<Material, string>> = {
  concrete: 'Concrete',
  wood_framing: 'Wood framing',
  carpet: 'Carpet',
  drywall: 'Drywall',
  tile: 'Tile',
};

export const damageClassNames: Readonly<Record<DamageClass, string>> = {
  class1: 'Class 1: little is wet',
  class2: 'Class 2: floor and low walls',
  class3: 'Class 3: walls and ceiling',
  class4: 'Class 4: deep bound water',
};

export const machineNames: Readonly<Record<DehumidifierKind, string>> = {
  lgr: 'Low-grain refrigerant (LGR)',
  conventional: 'Conventional refrigerant',
  desiccant: 'Desiccant',
};
