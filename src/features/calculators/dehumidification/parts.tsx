import type { definition } from '#core/calculators/dehumidification/definition.ts';
import type { Parts } from '../calculator.ts';
import { answer } from './answer-parts.tsx';
import type { DryingMessages } from './drying.ts';
import { CapacityPicture } from './Picture.tsx';

/** Of the chart's steps, those of other machines say nothing. */
const machineOf: Readonly<Record<string, string>> = {
  ratedPints: 'refrigerant',
  ratedCfm: 'desiccant',
  conventionalPints: 'conventional',
  lgrPints: 'lgr',
  desiccantCfmLow: 'desiccant',
  desiccantCfmHigh: 'desiccant',
};

export const parts: Parts<typeof definition, DryingMessages> = {
  example: { length: '35', width: '25', height: '8', material: 'concrete', damageClass: 'class3' },
  hides: (name, { machine }) => {
    const own = machineOf[name];
    return own !== undefined && own !== machine && !(own === 'refrigerant' && machine !== 'desiccant');
  },
  Picture: ({ shown }) => shown && <CapacityPicture {...shown} />,
  answer,
};
