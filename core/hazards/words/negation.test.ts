import { describe, expect, test } from 'vitest';
import { compile } from '../patterns.ts';
import { Reader } from '../reader.ts';
import { isDenied, isWell } from './negation.ts';
import { tokenize } from './tokens.ts';

function found(text: string, phrase: string) {
  const reader = new Reader(tokenize(text));
  const [match = []] = reader.matches(compile(phrase, new Map()));
  return { reader, match };
}

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
  ])('%s: %s', (text, denied) => {
    const { reader, match } = found(text, 'sewage');
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
    const { reader, match } = found(text, phrase);
    expect(isDenied(reader, match)).toBe(denied);
  });
});

describe('what is well', () => {
  test.each([
    ['outlet dry', true],
    ['the outlets are fine', true],
    ['outlet: none', true],
    ['outlet: none, floor wet', true],
    ['outlets: all dry', true],
    ['outlets: all dry, floor wet', true],
    ['outlet: todo seco', true],
    ['outlets: all dry but one', false],
    ['outlets: all', false],
    ['outlets: all wet', false],
    ['outlets, all, dry', false],
    ['outlets: both fine', true],
    ['outlet: seco', true],
    ['outlet, dry floor', false],
    ['outlet, floor dry', false],
    ['outlet: none of them work', false],
    ['outlet none', false],
    ['outlet mojado, piso seco', false],
    ['outlet wet, dry', false],
    ['el outlet esta seco', true],
    ['outlet here stays all dry', true],
    ['outlet here stays all very dry', false],
    ['outlet is wet', false],
    ['outlet. Dry', false],
    ['outlet is not dry', false],
    ['outlet no esta seco', false],
    ['outlet but floor dry', false],
    ['outlet pero piso seco', false],
    ['outlet is it ok to use', false],
    ['outlet are they fine', false],
    ['outlet esta bien', true],
    ['outlet bien mojado', false],
    ['outlet bien pero caliente', true],
    ['outlet bien, gracias', true],
    ['outlet to dry', false],
    ['outlet will dry', false],
    ['outlet will to be dry', true],
    ['dry outlet', false],
    ['outlet', false],
    ['outlet of', false],
  ])('%s: %s', (text, well) => {
    const { reader, match } = found(text, 'outlet');
    expect(isWell(reader, match)).toBe(well);
  });

  test('counts from the last word of a match', () => {
    const { reader, match } = found('wet was the outlet which is now dry', 'outlet & wet');
    expect(isWell(reader, match)).toBe(true);
  });
});
