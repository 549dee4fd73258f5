import { expect, test } from 'vitest';
import { classifyByWords } from './shown-classification.ts';

test.each([
  ['the washing machine overflowed', 2, 'high', ['washing machine']],
  ['the washing machine’s supply hose burst', 1, 'moderate', []],
  ['the hose popped off the washing machine', 1, 'moderate', []],
  ['the washing machine drain hose popped off', 2, 'high', ['washing machine']],
  ['the drain hose popped off the washing machine', 2, 'high', ['washing machine']],
  ['Se INUNDÓ el baño', 3, 'emergency', ['inundó']],
  ['zona inundable', 1, 'moderate', []],
  ['una gotera grande', 2, 'high', ['grande']],
  ['vivo en Rio Grande, gotea la llave', 1, 'moderate', []],
  ['lleva horas goteando', 1, 'moderate', []],
  ['it has dripped for hours', 1, 'moderate', []],
  ['una gotera pequeña', 1, 'low', ['pequeña']],
  ['soy menor de edad', 1, 'moderate', []],
] as const)('%s: category %d, %s, because of %j', (text, category, severity, keywords) => {
  expect(classifyByWords(text)).toMatchObject({ category, severity, keywords });
});
