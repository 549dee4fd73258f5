import { expect, test } from 'vitest';
import { pressureAtAltitudePa } from '#core/psychrometrics/pressure.ts';
import { validateAir } from './rules.ts';

const air = { temperature: '78', humidity: '62', place: 'sea-level', altitude: '' };

test.each([
  [air, 101325],
  [{ ...air, place: 'new-braunfels' }, pressureAtAltitudePa(630)],
  [{ ...air, place: 'altitude', altitude: '5280' }, pressureAtAltitudePa(5280)],
  [{ ...air, place: 'sea-level', altitude: '5280' }, 101325],
])('%j', (raw, pressurePa) => {
  expect(validateAir(raw)).toMatchObject({ ok: true, value: { pressurePa } });
});

test.each([
  [{ ...air, place: 'atlantis' }, 'altitude-invalid', ['place']],
  [{ ...air, place: 'altitude' }, 'altitude-invalid', ['altitude']],
  [{ ...air, place: 'altitude', altitude: '99999' }, 'altitude-invalid', ['altitude']],
  [{ ...air, temperature: 'x', place: 'atlantis' }, 'psychrometric-invalid', ['temperature', 'place']],
])('%j is refused', (raw, error, fields) => {
  expect(validateAir(raw)).toEqual({ ok: false, error, fields });
});
