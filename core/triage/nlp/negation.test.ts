import { describe, expect, test } from 'vitest';
import { firstMatch } from '../hazards/first-match.ts';
import { isDenied } from './negation.ts';

describe('how far a denial reaches', () => {
  test.each([
    ['no sewage', true],
    ['no sign of any sewage', true],
    ['no sign of any such sewage', false],
    ['no sign of any such thing as sewage', false],
    ['no idea, sewage', false],
    ['no idea what sewage', false],
    ['not sure about sewage', false],
    ['no, but sewage', false],
    ['no smell but sewage', false],
    ['no water until sewage', false],
    ['no leak. sewage', false],
    ['no power and sewage', false],
    ['we have no power here sewage', false],
    ['never any sewage', true],
    ['without the sewage', true],
    ["didn't reach sewage", true],
    ['no hay sewage', true],
    ['ni rastro de sewage', true],
    ['nunca hubo nada de sewage', true],
    ['no huele pero sewage', false],
    ['no se, sewage', false],
    ['no sabemos si sewage', false],
    ['sewage no', false],
    ['not been fixed sewage', false],
    ['no han limpiado sewage', false],
    ['has not been sewage', true],
    ['no fire sewage', false],
    ['no sewage fire', true],
    ['sewage: none', true],
    ['sewage: ninguna, agua limpia', true],
    ['sewage: none of it', false],
    ['sewage none', false],
    ['sewage. None', false],
    ['sewage', false],
    ['no the sewage is back', false],
    ['no its sewage', false],
    ['no warning sewage', false],
    ['not water just sewage', false],
    ['casi no hay sewage', false],
    ['casi hay sewage', false],
    ['no se ve sewage', true],
    ['no se ha limpiado sewage', false],
    ['no se si es sewage', false],
    ['no se donde sale sewage', false],
    ['sewage? No', true],
    ['sewage? Nope, just water', true],
    ['sewage? No idea', false],
    ['sewage? No se', false],
    ['sewage - no', true],
    ['sewage (no)', true],
    ['sewage: no', true],
    ['sewage: no idea', false],
    ['sewage, no', false],
    ['sewage. No', false],
    ['sewage: none observed', true],
  ])('%s: %s', (text, denied) => {
    const { reader, match } = firstMatch(text, 'sewage');
    expect(isDenied(reader, match)).toBe(denied);
  });

  test.each([
    ['no power', 'power', true],
    ['no hay luz', 'luz', true],
    ['cant breathe', 'cant breathe', false],
    ['not that we cant breathe', 'cant breathe', true],
    ['outlet is not wet', 'outlet wet|not', false],
    ['no outlet here is wet', 'outlet & wet', true],
  ])('%s, of "%s": %s', (text, phrase, denied) => {
    const { reader, match } = firstMatch(text, phrase);
    expect(isDenied(reader, match)).toBe(denied);
  });
});
