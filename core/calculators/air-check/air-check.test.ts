import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlaceOfReading } from '../../job/reading.ts';
import { humidityPercentAt } from '../../psychrometrics/psychrometrics.ts';
import { validateAirCheck } from './air-check.ts';
import { assessAir } from './assess-air.ts';
import type { AirCheckInput } from './readings.ts';

const seaLevelPa = 101325;
const blank = {
  outsideTemperature: '',
  outsideHumidity: '',
  unaffectedTemperature: '',
  unaffectedHumidity: '',
  affectedTemperature: '',
  affectedHumidity: '',
  outletTemperature: '',
  outletHumidity: '',
  surface: '',
  airflow: '',
  exchange: '',
  altitude: '',
};
const affected = { ...blank, affectedTemperature: '80', affectedHumidity: '60' };

describe('validateAirCheck', () => {
  test('leaves out places that are blank', () => {
    expect(validateAirCheck(affected)).toEqual({
      ok: true,
      value: {
        readings: [{ place: 'affected', temperatureF: 80, humidityPercent: 60 }],
        pressurePa: seaLevelPa,
        surfaceF: null,
        airflowCfm: null,
        exchangeCfm: null,
      },
    });
  });

  test.each([
    [blank, 'air-check-empty', ['affectedTemperature', 'affectedHumidity']],
    [{ ...affected, outsideTemperature: '90' }, 'psychrometric-invalid', ['outsideHumidity']],
    [{ ...affected, outletHumidity: '30' }, 'psychrometric-invalid', ['outletTemperature']],
    [
      { ...affected, affectedHumidity: '101', outsideTemperature: 'x', outsideHumidity: '50' },
      'psychrometric-invalid',
      ['outsideTemperature', 'affectedHumidity'],
    ],
    [{ ...affected, surface: 'cold' }, 'surface-invalid', ['surface']],
    [{ ...affected, surface: '300' }, 'surface-invalid', ['surface']],
    [{ ...affected, airflow: '0' }, 'airflow-invalid', ['airflow']],
    [{ ...affected, airflow: '-5', exchange: '1e9' }, 'airflow-invalid', ['airflow', 'exchange']],
    [{ ...affected, exchange: '20001' }, 'airflow-invalid', ['exchange']],
    [{ ...affected, altitude: '99999' }, 'altitude-invalid', ['altitude']],
    [{ ...blank, altitude: '99999' }, 'altitude-invalid', ['altitude']],
  ])('case %#', (raw, error, fields) => {
    expect(validateAirCheck(raw)).toEqual({ ok: false, error, fields });
  });

  test('whatever text arrives, it answers, and lets no bad number through', () => {
    fc.assert(
      fc.property(fc.record(Object.fromEntries(Object.keys(blank).map((name) => [name, fc.string()]))), (texts) => {
        const checked = validateAirCheck({ ...blank, ...texts });
        if (!checked.ok) expect(checked.fields.length).toBeGreaterThan(0);
        else for (const { temperatureF } of checked.value.readings) expect(Number.isFinite(temperatureF)).toBe(true);
      }),
    );
  });
});

function inputOf(
  airs: Partial<Record<PlaceOfReading, readonly [temperatureF: number, humidityPercent: number]>>,
  options: Partial<AirCheckInput> = {},
): AirCheckInput {
  const readings = Object.entries(airs).map(([place, [temperatureF, humidityPercent]]) => ({
    place: place as PlaceOfReading,
    temperatureF,
    humidityPercent,
  }));
  return { readings, pressurePa: seaLevelPa, surfaceF: null, airflowCfm: null, exchangeCfm: null, ...options };
}

/** The humidity that gives air of a temperature so many grains per pound. */
const humidityOf = (temperatureF: number, grains: number) => humidityPercentAt(temperatureF, grains, seaLevelPa);

describe('grain depression', () => {
  test.each([
    [92, 60, 'drying'],
    [65.01, 60, 'drying'],
    [64.99, 60, 'weak'],
    [60.01, 60, 'weak'],
    [59.99, 60, 'adding'],
    [46, 115, 'adding'],
  ])('%d gr/lb in, %d out: %s', (grainsIn, grainsOut, verdict) => {
    const { depression } = assessAir(
      inputOf({ affected: [80, humidityOf(80, grainsIn)], outlet: [95, humidityOf(95, grainsOut)] }),
    );
    expect(depression?.grainsPerPound).toBeCloseTo(grainsIn - grainsOut, 6);
    expect(depression?.verdict).toBe(verdict);
  });

  test('needs both airs', () => {
    expect(assessAir(inputOf({ affected: [80, 60] })).depression).toBeNull();
    expect(assessAir(inputOf({ outlet: [95, 20] })).depression).toBeNull();
  });

  test.each([
    [54, true],
    [56, false],
  ])('at %d gr/lb a conventional machine is past its limit: %s', (grains, expected) => {
    const air = inputOf({ affected: [75, humidityOf(75, grains)], outlet: [90, 10] });
    expect(assessAir(air).depression?.isBelowConventionalLimit).toBe(expected);
  });
});

// C&R Magazine, "Monetizing Open Drying Systems": 73 gr/lb inside, 29 outside, 250 CFM: "over 150 pints a day".
test('water carried off: the worked case of the trade press', () => {
  const airs = inputOf(
    { affected: [75, humidityOf(75, 73)], outside: [60, humidityOf(60, 29)], outlet: [75, humidityOf(75, 29)] },
    { exchangeCfm: 250, airflowCfm: 250 },
  );
  const { opening, depression } = assessAir(airs);
  expect(opening?.grainsPerPound).toBeCloseTo(44, 6);
  expect(opening?.pintsPerDay).toBeGreaterThan(150);
  expect(opening?.pintsPerDay).toBeCloseTo(158.3, 1);
  expect(depression?.pintsPerDay).toBeCloseTo(opening?.pintsPerDay ?? 0, 6);
});

describe('open or closed', () => {
  test.each([
    [80, 70, 'open'],
    [80, 71, 'closed'],
    [80, 120, 'closed'],
  ])('%d gr/lb inside, %d outside: %s', (inside, outside, verdict) => {
    const airs = inputOf({ affected: [80, humidityOf(80, inside + 1e-6)], outside: [85, humidityOf(85, outside)] });
    expect(assessAir(airs).opening?.verdict).toBe(verdict);
  });

  test('cool outside air is drier once the room has warmed it', () => {
    const { opening } = assessAir(inputOf({ affected: [75, 60], outside: [50, 90] }));
    expect(opening?.humidityInside).toBeCloseTo(37, 0);
  });

  test('hot outside air cannot pass 100 % in a cold room', () => {
    expect(assessAir(inputOf({ affected: [50, 60], outside: [95, 80] })).opening?.humidityInside).toBe(100);
  });
});

describe('the surface', () => {
  // The dew point of 80 °F and 60 % is 64.876 °F.
  test.each([
    [60, 'wet'],
    [64.8, 'wet'],
    [66, 'near'],
    [69.8, 'near'],
    [75, 'clear'],
  ])('at %d °F is %s', (surfaceF, verdict) => {
    const { surface } = assessAir(inputOf({ affected: [80, 60] }, { surfaceF }));
    expect(surface?.verdict).toBe(verdict);
    expect(surface?.marginF).toBeCloseTo(surfaceF - 64.876, 2);
  });

  test('drives drying by the difference of vapor pressures', () => {
    const { surface } = assessAir(inputOf({ affected: [80, 50] }, { surfaceF: 80 }));
    expect(surface?.vaporPressureDifferential).toBeCloseTo(17.49, 2);
  });

  test('has no margin in air without vapor', () => {
    expect(assessAir(inputOf({ affected: [80, 0] }, { surfaceF: 20 })).surface).toMatchObject({
      marginF: null,
      verdict: 'clear',
    });
  });
});

test('the affected air is compared with the unaffected', () => {
  expect(
    assessAir(inputOf({ affected: [80, humidityOf(80, 90)], unaffected: [75, humidityOf(75, 60)] })).aboveUnaffected,
  ).toBeCloseTo(30, 6);
});
