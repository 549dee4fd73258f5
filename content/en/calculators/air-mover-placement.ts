import type { Position } from '#core/calculators/air-movement/positions.ts';

/** Where air movers go, for the rule that their count gives. */
export const positionWords: Readonly<Record<Position, string>> = {
  center: 'Stand it in the center of the room and turn it each day.',
  'opposite-corners': 'Stand them in opposite corners, both blowing the same way round.',
  corners: 'Stand them in the corners, all blowing the same way round.',
  'wettest-area': 'Give the third one to the wettest area.',
  perimeter: 'Spread them along the walls, all blowing the same way round.',
};
