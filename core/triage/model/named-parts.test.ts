import { expect, test } from 'vitest';
import { type NamedPart, partsNamedIn } from './named-parts.ts';

test.each<[text: string, ...named: NamedPart[]]>([
  ['The water came from the dishwasher supply line.', 'dishwasher', 'water-pipe'],
  ['Moisture is likely trapped under the laminate flooring.', 'floor', 'wood-floor', 'moisture'],
  ['The description suggests a slow leak behind the kitchen cabinets.', 'kitchen', 'cabinets'],
  ['Carpet padding usually holds water after the carpet feels dry.', 'carpet', 'carpet-pad'],
  ['Staining on the ceiling points to a leak in the bathroom above.', 'bathroom', 'ceiling', 'stains'],
  ['Baseboards and lower drywall (first 12-24 inches)', 'baseboards', 'drywall'],
  ['Subfloor and wall cavities adjacent to the washing machine', 'subfloor', 'wall', 'wall-cavity', 'washing-machine'],
  ['Check the insulation in the attic near the roof penetration', 'attic', 'roof', 'insulation'],
  ['Hardwood may cup, buckle or warp as it absorbs moisture.', 'wood-floor', 'moisture', 'warping'],
  ['Pin-type moisture meter and thermal imaging camera', 'moisture-meter', 'infrared-camera', 'moisture'],
  ['The toilet supply hose failed, so the source was potable.', 'toilet', 'water-pipe'],
  ['Furniture legs can bleed stain into wet carpet.', 'carpet', 'furniture', 'stains'],
  ['Category 1 water can degrade to Category 2 within 48 hours.'],
  ['Secondary damage is likely if drying is delayed.'],
  ['Commercial dehumidifiers (LGR preferred)'],
  ['El agua salió de la manguera de la lavadora.', 'washing-machine', 'water-pipe'],
  ['Puede haber humedad detrás de los gabinetes de la cocina.', 'kitchen', 'cabinets', 'moisture'],
  ['Las manchas en el techo del baño indican una fuga arriba.', 'bathroom', 'ceiling', 'stains'],
  ['El acolchado de la alfombra guarda agua.', 'carpet', 'carpet-pad'],
  ['La base del piso de madera puede quedar hinchada.', 'floor', 'wood-floor', 'subfloor', 'warping'],
  ['Revise la tablaroca y el zoclo de la recamara.', 'bedroom', 'baseboards', 'drywall'],
  ['Medidor de humedad y cámara térmica', 'moisture', 'moisture-meter', 'infrared-camera'],
  ['El daño puede ser mayor si no se seca a tiempo.'],
])('%s', (text, ...named) => expect(new Set(partsNamedIn(text))).toEqual(new Set(named)));

test.each([
  ['part of a word', 'wallet, tubular, floored, pisotón, bañista'],
  ['letters of another alphabet', 'w\u0430ll, k\u0456tchen, fl\u03bf\u03bfr'],
  ['letters taken apart', 'wa\u200bll, kit-chen, c\u00adarpet'],
  ['nothing', ''],
])('names nothing in %s', (_, text) => expect(partsNamedIn(text)).toEqual([]));

test('the order of a text says nothing', () => {
  expect(partsNamedIn('wall, carpet, KITCHEN, carpet')).toEqual(partsNamedIn('kitchen carpet wall'));
});

test('reads a long text up to its limit', () => {
  expect(partsNamedIn(`${'x '.repeat(9_000)} wall`)).toEqual(['wall']);
  expect(partsNamedIn(`${'x '.repeat(10_000)} wall`)).toEqual([]);
});
