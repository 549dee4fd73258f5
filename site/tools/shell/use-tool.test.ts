import { expect, test } from 'vitest';
import { validatePsychrometric } from '#core/psychrometrics/psychrometrics.ts';
import { restore, type ToolRules } from './use-tool.ts';

const rules: ToolRules<'temperature' | 'humidity' | 'altitude', { readonly temperatureF: number }, number> = {
  defaults: { temperature: '', humidity: '', altitude: '' },
  labels: { temperature: 'Temperature', humidity: 'Humidity', altitude: 'Altitude' },
  validate: validatePsychrometric,
  calculate: ({ temperatureF }) => temperatureF,
};

test('a link without a query changes nothing', () => {
  expect(restore(rules, '')).toBeNull();
});

test('a good link brings values and result back', () => {
  const restored = restore(rules, '?temperature=78&humidity=62');
  expect(restored).toMatchObject({ notice: '', outcome: { status: 'shown', result: 78 } });
  expect(restored?.values).toEqual({ temperature: '78', humidity: '62', altitude: '' });
});

test.each([
  ['?temperature=Infinity&humidity=62', ['', '62', ''], 'Temperature'],
  ['?temperature=78&humidity=1e9', ['78', '', ''], 'Humidity'],
  ['?temperature=x&humidity=62&altitude=y', ['', '62', ''], 'Temperature'],
  ['?temperature=78&humidity=62&altitude=y', ['78', '62', ''], 'Altitude'],
  ['?temperature=NaN&humidity=-1', ['', '', ''], 'Temperature, Humidity'],
])('%s keeps what is good, names the rest, and calculates nothing', (query, values, named) => {
  const restored = restore(rules, query);
  expect(Object.values(restored?.values ?? {})).toEqual(values);
  expect(restored?.notice).toContain(named);
  expect(restored?.outcome.status).toBe('empty');
});

test('an unknown key is named and ignored, and the rest calculates', () => {
  const restored = restore(rules, '?temperature=78&humidity=62&wind=9');
  expect(restored?.notice).toContain('wind');
  expect(restored?.outcome.status).toBe('shown');
});

test('a link with half of the fields fills them and waits', () => {
  const restored = restore(rules, '?temperature=78');
  expect(restored).toMatchObject({ notice: '', outcome: { status: 'refused' }, values: { temperature: '78' } });
});
