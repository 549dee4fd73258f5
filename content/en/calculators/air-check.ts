import type { definition } from '#core/calculators/air-check/definition.ts';
import type { CalculatorMessages } from '../../i18n/calculator-messages.ts';
import { chart, place } from './air-messages.ts';

export const words = {
  lede: 'Is the dehumidifier working? Should you open the windows? Will that wall sweat? Enter the readings you have: each pair adds an answer. Your numbers aren’t sent.',
  fields: {
    affectedTemperature: { label: 'Affected room (°F)' },
    affectedHumidity: { label: 'Affected room (%)' },
    outletTemperature: { label: 'Dehumidifier outlet (°F)' },
    outletHumidity: { label: 'Dehumidifier outlet (%)' },
    unaffectedTemperature: { label: 'Unaffected room (°F)' },
    unaffectedHumidity: { label: 'Unaffected room (%)' },
    outsideTemperature: { label: 'Outside (°F)' },
    outsideHumidity: { label: 'Outside (%)' },
    surface: { label: 'Surface temperature (°F)', hint: 'Optional: a cold wall, slab, or pipe' },
    airflow: { label: 'Dehumidifier airflow (CFM)', hint: 'Optional: it’s on the nameplate' },
    exchange: { label: 'Air exchanged with outside (CFM)', hint: 'Optional: a fan in a window or a door' },
    altitude: { label: 'Altitude (ft)', hint: 'Feet above sea level' },
  },
  errors: {
    'psychrometric-invalid':
      'Please enter valid temperature and relative humidity ({affectedHumidityLeast}-{affectedHumidityMost}%).',
    'temperature-out-of-range':
      'Please enter valid temperature and relative humidity ({affectedHumidityLeast}-{affectedHumidityMost}%). Temperatures can run from {affectedTemperatureLeast} to {affectedTemperatureMost} °F.',
    'water-boils':
      'Please enter valid temperature and relative humidity ({affectedHumidityLeast}-{affectedHumidityMost}%). In air that hot and humid, water would boil.',
    'altitude-invalid': 'Please enter an altitude from {altitudeLeast} to {altitudeMost} feet, or choose a town.',
    'air-check-empty': 'Please enter at least one reading: a temperature and its relative humidity.',
    'surface-invalid': 'Please enter a surface temperature from {surfaceLeast} to {surfaceMost} °F, or leave it blank.',
    'airflow-invalid': 'Please enter an airflow above zero and up to {airflowMost} CFM, or leave it blank.',
  },
  heading: 'What the readings say',
  quantities: {
    pressurePa: { label: 'Air pressure' },
    points: { label: 'Readings' },
    outsideTemperatureK: { label: 'Outside, kelvins' },
    outsideMixingRatio: { label: 'Outside, mixing ratio' },
    outsideVaporPressure: { label: 'Outside, vapor pressure' },
    outsideGrainsPerPound: { label: 'Outside, grains per pound' },
    outsideDewpoint: { label: 'Outside, dew point' },
    unaffectedTemperatureK: { label: 'Unaffected room, kelvins' },
    unaffectedMixingRatio: { label: 'Unaffected room, mixing ratio' },
    unaffectedVaporPressure: { label: 'Unaffected room, vapor pressure' },
    unaffectedGrainsPerPound: { label: 'Unaffected room, grains per pound' },
    unaffectedDewpoint: { label: 'Unaffected room, dew point' },
    affectedTemperatureK: { label: 'Affected room, kelvins' },
    affectedMixingRatio: { label: 'Affected room, mixing ratio' },
    affectedVaporPressure: { label: 'Affected room, vapor pressure' },
    affectedGrainsPerPound: { label: 'Affected room, grains per pound' },
    affectedDewpoint: { label: 'Affected room, dew point' },
    outletTemperatureK: { label: 'Dehumidifier outlet, kelvins' },
    outletMixingRatio: { label: 'Dehumidifier outlet, mixing ratio' },
    outletVaporPressure: { label: 'Dehumidifier outlet, vapor pressure' },
    outletGrainsPerPound: { label: 'Dehumidifier outlet, grains per pound' },
    outletDewpoint: { label: 'Dehumidifier outlet, dew point' },
    aboveUnaffected: { label: 'Affected above unaffected' },
    depression: {
      label: 'Grain depression',
      how: 'grains per pound of the affected air − those of the outlet; {weakDepression} or more counts as drying',
      source: 'what invoice reviewers ask for',
    },
    depressionVerdict: { label: 'The dehumidifier' },
    isBelowConventionalLimit: { label: 'Below the reach of conventional dehumidifiers' },
    specificVolume: { label: 'Volume of a pound of air' },
    pintsRemoved: {
      label: 'Removed by the dehumidifier',
      how: 'CFM × minutes a day ÷ cubic feet in a pound of air × grains taken out ÷ grains in a pound ÷ {poundsPerPint} lb in a pint',
      source: 'arithmetic; volume of air: ASHRAE Handbook',
    },
    aboveOutside: {
      label: 'Affected above outside',
      how: 'grains per pound of the affected air − those outside; at {openMargin} or more, open the house',
      source: 'our rule of thumb',
    },
    openingVerdict: { label: 'Open or closed' },
    humidityInside: { label: 'Outside air at room temperature' },
    pintsByOpening: {
      label: 'Carried out by open air',
      how: 'the same for the air that is exchanged',
      source: 'arithmetic',
    },
    surfaceMargin: { label: 'Surface above dew point' },
    surfaceVerdict: { label: 'The surface' },
    surfaceSaturation: { label: 'Saturation vapor pressure at the surface' },
    vaporPressureDifferential: {
      label: 'Vapor pressure differential',
      how: 'saturation vapor pressure at the surface − vapor pressure of the affected air',
      source: 'Hyland and Wexler, as on the psychrometric calculator',
    },
  },
  own: {
    place,
    chart,
    pressure: 'Air pressure',
    alone: 'One reading, nothing to compare yet',
    places: {
      outside: 'Outside',
      unaffected: 'Unaffected room',
      affected: 'Affected room',
      outlet: 'Dehumidifier outlet',
    },
    copied: {
      reading: '{temperature} °F, {humidity}%',
      surface: { label: 'Surface', value: '{surface} °F' },
      airflow: { label: 'Dehumidifier airflow', value: '{airflow} CFM' },
      exchange: { label: 'Air exchanged with outside', value: '{exchange} CFM' },
      grains: '{place}, grains per pound',
    },
    table: {
      name: 'Readings',
      reading: 'Reading',
      temperature: '°F',
      humidity: '%',
      grains: 'gr/lb',
      dewpoint: 'Dew point °F',
      vapor: 'hPa',
    },
    depression: {
      drying: {
        title: 'The dehumidifier is working.',
        says: 'It’s pulling {grains} gr/lb out of the air going through it.',
        causes: [],
      },
      weak: {
        title: 'The dehumidifier isn’t pulling much.',
        says: 'It’s only pulling {grains} gr/lb. Reviewers often ask for {weakDepression}. Likely causes:',
        causes: [
          'The job is nearly dry. A low number is normal then, so compare it with the unaffected room.',
          'Its dry air is going straight back in. Take the room reading farther away, or move the unit.',
          'The filter or coil is blocked, or the room is too cold for the unit.',
        ],
      },
      adding: {
        title: 'The dehumidifier isn’t pulling any water.',
        says: 'Its outlet air has {grains} gr/lb more than the room. Likely causes:',
        causes: [
          'The two readings are swapped, or the meter didn’t have time to settle in the hot outlet air.',
          'The unit just started, is defrosting, or its compressor is off.',
          'The reading is from the wrong air stream: a desiccant’s exhaust air is wet.',
        ],
      },
      pastLimit:
        'The room is below {conventionalLimit} gr/lb, where conventional refrigerant dehumidifiers fade. An LGR or a desiccant keeps going.',
    },
    opening: {
      open: {
        title: 'Opening the house helps right now.',
        says: 'Outside air has {grains} gr/lb less than the room. {inside} Check again when the weather changes.',
      },
      little: {
        title: 'Keep it closed and dehumidify.',
        says: 'Outside air only has {grains} gr/lb less, which isn’t enough to help. {inside}',
      },
      wetter: {
        title: 'Keep it closed and dehumidify.',
        says: 'Outside air has {grains} gr/lb more than the room. Every open window brings water in.',
      },
      inside: 'At the affected room’s temperature it would be {humidityInside}% humidity.',
    },
    surface: {
      wet: {
        title: 'The surface sweats.',
        says: 'It’s {distance} °F below the dew point of the affected air. Warm it, or dry the air first. {push}',
      },
      near: {
        title: 'The surface is {distance} °F from sweating.',
        says: 'It’s {distance} °F above the dew point of the affected air. {push}',
      },
      clear: {
        title: 'The surface stays dry.',
        says: 'It’s {distance} °F above the dew point of the affected air. {push}',
      },
      noDew: 'This air has no dew point. {push}',
      pushes: 'If it’s wet, it’s pushing vapor into the air at {differential} hPa.',
      takes: 'Vapor moves from the air into it.',
    },
    picture: {
      empty: 'The psychrometric chart. Your readings will show up on it.',
      lines: 'The bold curve is saturated air; the thin lines are relative humidity in percent.',
    },
    read: {
      yours: 'Your readings, numbered as in the table. A line that falls means water came out of the air.',
      alt: 'The readings on the psychrometric chart; the table holds the same numbers',
    },
  },
} as const satisfies CalculatorMessages<typeof definition>;
