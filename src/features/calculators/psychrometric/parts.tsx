import type { definition } from '#core/calculators/psychrometric/definition.ts';
import type { Parts } from '../calculator.ts';
import { PlaceField } from '../form/PlaceField.tsx';
import { placeAsAltitude } from '../form/place.ts';
import type { AirMessages } from './air.ts';
import { answer } from './answer-parts.tsx';
import { ChartFigure } from './ChartFigure.tsx';

export const parts: Parts<typeof definition, AirMessages> = {
  constants: { grainsInAPound: 7000 },
  layout: 'chart',
  fixed: [
    'dewpoint',
    'frostPoint',
    'absoluteHumidity',
    'mixingRatio',
    'vaporPressure',
    'vaporPressureInHg',
    'grainsPerPound',
    'wetBulb',
  ],
  controls: { altitude: PlaceField },
  former: placeAsAltitude,
  Picture: (props) => <ChartFigure {...props} />,
  answer,
};
