import type { definition } from '#core/calculators/air-check/definition.ts';
import type { Parts } from '../calculator.ts';
import { PlaceField } from '../form/PlaceField.tsx';
import { placeAsAltitude } from '../form/place.ts';
import { answer } from './answer-parts.tsx';
import type { CheckMessages } from './check.ts';
import { compared } from './compared.ts';
import { PointsFigure } from './PointsFigure.tsx';
import { ReadingPair } from './ReadingPair.tsx';

export const parts: Parts<typeof definition, CheckMessages> = {
  layout: 'chart',
  fixed: [...compared, 'humidityInside'],
  controls: {
    affectedTemperature: ReadingPair,
    outletTemperature: ReadingPair,
    unaffectedTemperature: ReadingPair,
    outsideTemperature: ReadingPair,
    altitude: PlaceField,
  },
  former: placeAsAltitude,
  hides: (name) => name.endsWith('Humidity'),
  Picture: (props) => <PointsFigure {...props} />,
  answer,
};
