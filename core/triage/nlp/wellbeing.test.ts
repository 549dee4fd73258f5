import { describe, expect, test } from 'vitest';
import { firstMatch } from '../hazards/first-match.ts';
import { isWell } from '../hazards/text-reading.ts';

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
    ["outlets didn't get wet", true],
    ['outlet no se mojo', true],
    ['outlet not working', false],
    ['outlet not ok, floor wet', false],
    ['outlet sparking floor ok', false],
    ['outlet works fine', false],
    ['outlet ok what do i do', false],
    ['outlet wet ok please hurry', false],
    ['outlet good lord', false],
    ['outlet mojado ok vengan', false],
    ['outlet ok floor wet', true],
    ['outlet is ok what now', true],
    ['outlet ok, please come', true],
    ['outlet ok', true],
  ])('%s: %s', (text, well) => {
    const { reader, match } = firstMatch(text, 'outlet');
    expect(isWell(reader, match)).toBe(well);
  });

  test('counts from the last word of a match', () => {
    const { reader, match } = firstMatch('wet was the outlet which is now dry', 'outlet & wet');
    expect(isWell(reader, match)).toBe(true);
  });
});
