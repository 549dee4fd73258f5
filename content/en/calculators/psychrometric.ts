import type { definition } from '#core/calculators/psychrometric/definition.ts';
import type { CalculatorMessages } from '../../i18n/calculator-messages.ts';
import { chart, place } from './air-messages.ts';

export const words = {
  lede: 'Enter what your meter reads. You’ll get the dew point, how much water the air holds (grains per pound, or GPP), and which surfaces will sweat. The math runs on your device, and your numbers stay there.',
  sheet: 'Psychrometric',
  fields: {
    temperature: { label: 'Temperature (°F)' },
    humidity: { label: 'Relative humidity (%)' },
    altitude: { label: 'Altitude (ft)', hint: 'Feet above sea level' },
  },
  errors: {
    'psychrometric-invalid': 'Please enter valid temperature and relative humidity ({humidityLeast}-{humidityMost}%).',
    'temperature-out-of-range':
      'Please enter valid temperature and relative humidity ({humidityLeast}-{humidityMost}%). Temperatures can run from {temperatureLeast} to {temperatureMost} °F.',
    'water-boils':
      'Please enter valid temperature and relative humidity ({humidityLeast}-{humidityMost}%). In air that hot and humid, water would boil.',
    'altitude-invalid': 'Please enter an altitude from {altitudeLeast} to {altitudeMost} feet, or choose a town.',
  },
  heading: 'Air at {temperature} °F and {humidity}%',
  quantities: {
    pressurePa: { label: 'Air pressure' },
    temperatureK: { label: 'Temperature in kelvins', how: 'degrees Fahrenheit as kelvins', source: 'by definition' },
    saturationPa: {
      label: 'Saturation vapor pressure',
      how: 'the most vapor that air of this temperature holds over liquid water: e to the power of a sum of terms in kelvins',
      source: 'Hyland and Wexler, as the ASHRAE handbook prints them',
    },
    vaporPa: {
      label: 'Vapor pressure in pascals',
      how: 'saturation vapor pressure × humidity in percent',
      source: 'definition of relative humidity (WMO: over water at every temperature)',
    },
    saturationVaporPressure: { label: 'Saturation vapor pressure in hectopascals' },
    vaporPressure: { label: 'Vapor pressure', note: '{vaporPressureInHg} inHg' },
    vaporPressureInHg: { label: 'Vapor pressure in inches of mercury' },
    absoluteHumidity: {
      label: 'Absolute humidity',
      how: 'vapor pressure ÷ (gas constant of vapor × kelvins), in grams',
    },
    mixingRatio: {
      label: 'Mixing ratio',
      how: '{massRatio} × vapor pressure ÷ (air pressure − vapor pressure), in grams',
    },
    grainsPerPound: { label: 'Grains per pound', how: 'mixing ratio × {grainsPerGramPerKilogram}' },
    dewpoint: {
      label: 'Dew point',
      how: 'the temperature at which this vapor pressure is the saturation pressure over water, found by halving the range',
      numbers: '{vaporPressure} hPa is saturation at {dewpoint} °F',
      source: 'Hyland and Wexler, as the ASHRAE handbook prints them',
    },
    wetBulb: {
      label: 'Wet bulb',
      how: 'the temperature to which water cools this air as it evaporates, found by halving the range',
      numbers: 'at {wetBulb} °F the water that evaporates brings {mixingRatio} g/kg up to saturation',
      source: 'the equations for the wet bulb in the ASHRAE handbook',
    },
    frostPoint: {
      label: 'Frost point',
      how: 'the same over ice',
      numbers: '{vaporPressure} hPa is saturation over ice at {frostPoint} °F',
      source: 'Hyland and Wexler, as the ASHRAE handbook prints them',
    },
  },
  copied: [
    { label: 'Temperature', value: '{temperature} °F' },
    { label: 'Relative humidity', value: '{humidity}%' },
  ],
  own: {
    place,
    chart,
    cold: {
      none: 'Air with no vapor has no dew point. Nothing will sweat in it.',
      full: 'This air can’t hold any more vapor. Any surface that isn’t warmer than the air is wet.',
      frost:
        'Any surface colder than {frostPoint} °F will grow frost. The air is {distance} °F above its dew point over water.',
      sweat:
        'Any surface colder than {dewpoint} °F will sweat in this air. Check cold pipes, windows, ducts, and slabs.',
    },
    basis: {
      water: 'Calculated at {pressure}. The dew point is over liquid water.',
      ice: 'Calculated at {pressure}. The dew point is over liquid water, and the frost point is over ice.',
    },
    /** The numbers that stand first, in the units of the United States or in metric ones. */
    numerals: { water: 'Water in the air', units: 'Units', systems: { us: 'US units', metric: 'Metric' } },
    pressure: { label: 'Air pressure', value: '{hectopascals} hPa ({place})' },
    picture: {
      yours: 'Your air on the psychrometric chart.',
      empty: 'The psychrometric chart. Tap it, or use the form.',
      lines:
        'The bold curve is saturated air; the thin lines are relative humidity in percent. The shaded band runs from {idealHumidityLow} to {idealHumidityHigh}%, which the US EPA calls ideal for a house.',
      move: 'Drag the point. Or focus it and use the arrow keys: left and right for temperature, up and down for humidity.',
      name: 'Psychrometric chart',
      point: 'Air on the chart',
      air: '{temperature} °F, {humidity}% humidity, {dew}',
      dew: 'dew point {dewpoint} °F',
      noDew: 'no dew point',
      airMark: '{temperature} °F · {humidity}%',
      dewMark: 'dew point {dewpoint}',
    },
    /** More readings on the chart: a hall, outside, yesterday. */
    airs: {
      title: 'Readings to compare',
      name: 'Name of this reading (optional)',
      unnamed: 'Reading {number}',
      keep: 'Save this reading on the chart',
      full: 'The chart holds {most} readings. Remove one to save another.',
      kept: '{name} is saved on the chart.',
      removed: '{name} was removed.',
      now: 'In the form now',
      columns: {
        air: 'Reading',
        temperature: '°F',
        humidity: '%',
        grainsPerPound: 'gr/lb',
        dewpoint: 'Dew point °F',
        wetBulb: 'Wet bulb °F',
      },
      show: 'Show',
      showNamed: 'Show {name} in the form',
      remove: 'Remove',
      removeNamed: 'Remove {name}',
    },
  },
} as const satisfies CalculatorMessages<typeof definition>;
