import { describe, expect, test } from 'vitest';
import { tokenize } from './tokens.ts';

const thoughts = (text: string) => new Set(tokenize(text).map(({ thought }) => thought)).size;

describe('a sentence goes on with the thought of the one before', () => {
  test.each([
    'The ceiling is wet. It is sagging.',
    'The ceiling is wet\nit is sagging',
    'Ceiling!!! Its sagging!!!',
    'El techo está mojado. Está colgando.',
    'Hay un generador. Lo pusimos en la cocina',
    'Hay una planta. La pusimos en la cocina',
    'There is a smell. I think it is gas',
    'Hay un olor. Creo que es gas',
    'it smells. like gas',
    'smells like...gas',
    'huele... a gas',
    'smells like\ngas',
    'smell?? gas??',
    'The generator is on. We put it in the hallway',
    'The breaker box is in the garage. Water is running into it.',
    'The garage is flooded. The panel is in there.',
    'The ceiling was fine yesterday. Today it is sagging.',
    'My son. The water took the bridge',
    'El foco. Sale agua.',
    'Smoke. From the dryer.',
    'Mi papá está en el sótano. Ya no contesta.',
  ])('%j', (text) => expect(thoughts(text)).toBe(1));
});

describe('a sentence begins another thought', () => {
  test.each([
    'The ceiling is wet. The floor is sagging.',
    'ceiling wet\nfloor dry',
    'Hay una planta. La cocina está seca',
    'The ceiling is wet. I called you',
    'The outlet is dry. It was the floor that got wet.',
    'The outlet is dry. Its the floor that leaks',
    'El foco está seco. Fue la llave',
    'The outlets are dry. From the kitchen faucet comes a drip',
    'The outlets are dry. The carpet is wet but it dries now',
    'smells like? The gas is off',
  ])('%j', (text) => expect(thoughts(text)).toBe(2));
});

describe('a full stop of a shortened word ends no sentence', () => {
  test.each([
    ['approx. 12 sq. ft. of ceiling', 1],
    ['bedroom no. 2', 1],
    ['la rec. núm. 2', 1],
    ['C.O. alarm', 1],
    ['we said no. The gas is off', 2],
    ['water came in. The gas is off', 2],
    ['plan B. Gas is off', 2],
    ['sewer backed up.Gas is off', 2],
  ])('%s: %d', (text, count) => expect(new Set(tokenize(text).map(({ sentence }) => sentence)).size).toBe(count));
});
