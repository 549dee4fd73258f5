import type { words as english } from '../../en/calculators/psychrometric.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';
import { chart, place } from './air-messages.ts';

export const words = {
  lede: 'Escriba lo que marca su medidor. Le decimos el punto de rocío, cuánta agua lleva el aire (en granos por libra, GPP) y qué superficies van a sudar. Todo se calcula en su dispositivo y sus números no se envían.',
  sheet: 'Psicrométrica',
  fields: {
    temperature: { label: 'Temperatura (°F)' },
    humidity: { label: 'Humedad relativa (%)' },
    altitude: { label: 'Altitud (pies)', hint: 'Pies sobre el nivel del mar' },
  },
  errors: {
    'psychrometric-invalid':
      'Escriba una temperatura y una humedad relativa válidas ({humidityLeast}-{humidityMost}%).',
    'temperature-out-of-range':
      'Escriba una temperatura y una humedad relativa válidas ({humidityLeast}-{humidityMost}%). La temperatura va de {temperatureLeast} a {temperatureMost} °F.',
    'water-boils':
      'Escriba una temperatura y una humedad relativa válidas ({humidityLeast}-{humidityMost}%). Con ese calor y esa humedad, el agua herviría.',
    'altitude-invalid': 'Escriba una altitud de {altitudeLeast} a {altitudeMost} pies, o elija un pueblo.',
  },
  heading: 'Aire a {temperature} °F y {humidity}%',
  quantities: {
    pressurePa: { label: 'Presión del aire' },
    temperatureK: {
      label: 'Temperatura en kelvins',
      how: 'grados Fahrenheit pasados a kelvins',
      source: 'por definición',
    },
    saturationPa: {
      label: 'Presión de vapor de saturación',
      how: 'el máximo de vapor que puede tener el aire a esta temperatura sobre agua líquida: e elevado a una suma de términos en kelvins',
      source: 'ecuaciones de Hyland y Wexler, las del manual de ASHRAE',
    },
    vaporPa: {
      label: 'Presión de vapor en pascales',
      how: 'presión de vapor de saturación × humedad en por ciento',
      source: 'definición de humedad relativa (WMO: sobre agua a toda temperatura)',
    },
    saturationVaporPressure: { label: 'Presión de vapor de saturación en hectopascales' },
    vaporPressure: { label: 'Presión de vapor', note: '{vaporPressureInHg} inHg' },
    vaporPressureInHg: { label: 'Presión de vapor en pulgadas de mercurio' },
    absoluteHumidity: {
      label: 'Humedad absoluta',
      how: 'presión de vapor ÷ (constante de gas del vapor × kelvins), en gramos',
    },
    mixingRatio: {
      label: 'Relación de mezcla',
      how: '{massRatio} × presión de vapor ÷ (presión del aire − presión de vapor), en gramos',
    },
    grainsPerPound: { label: 'Granos por libra (GPP)', how: 'relación de mezcla × {grainsPerGramPerKilogram}' },
    dewpoint: {
      label: 'Punto de rocío',
      how: 'la temperatura en que esta presión de vapor es la de saturación sobre agua, hallada partiendo el rango a la mitad',
      numbers: '{vaporPressure} hPa es saturación a {dewpoint} °F',
      source: 'ecuaciones de Hyland y Wexler, las del manual de ASHRAE',
    },
    wetBulb: {
      label: 'Bulbo húmedo',
      how: 'la temperatura hasta la que el agua enfría este aire al evaporarse, hallada partiendo el rango a la mitad',
      numbers: 'a {wetBulb} °F el agua que se evapora sube {mixingRatio} g/kg hasta la saturación',
      source: 'las ecuaciones del bulbo húmedo en el manual de ASHRAE',
    },
    frostPoint: {
      label: 'Punto de escarcha',
      how: 'lo mismo sobre hielo',
      numbers: '{vaporPressure} hPa es saturación sobre hielo a {frostPoint} °F',
      source: 'ecuaciones de Hyland y Wexler, las del manual de ASHRAE',
    },
  },
  copied: [
    { label: 'Temperatura', value: '{temperature} °F' },
    { label: 'Humedad relativa', value: '{humidity}%' },
  ],
  own: {
    place,
    chart,
    cold: {
      none: 'Un aire sin nada de vapor no tiene punto de rocío. Nada puede sudar en él.',
      full: 'Este aire ya no puede llevar más vapor. Está mojada toda superficie que no esté más caliente que el aire.',
      frost:
        'A toda superficie más fría que {frostPoint} °F le sale escarcha. El aire está {distance} °F arriba de su punto de rocío sobre agua.',
      sweat:
        'Toda superficie más fría que {dewpoint} °F suda en este aire: revise tubos fríos, ventanas, ductos de aire y losas de concreto.',
    },
    basis: {
      water: 'Calculado a {pressure}. Punto de rocío sobre agua líquida.',
      ice: 'Calculado a {pressure}. Punto de rocío sobre agua líquida; el punto de escarcha es sobre hielo.',
    },
    /** The numbers that stand first, in the units of the United States or in metric ones. */
    numerals: {
      water: 'Agua en el aire',
      units: 'Unidades',
      systems: { us: 'Unidades de EE. UU.', metric: 'Métricas' },
    },
    pressure: { label: 'Presión del aire', value: '{hectopascals} hPa ({place})' },
    picture: {
      yours: 'Su aire en la gráfica psicrométrica.',
      empty: 'La gráfica psicrométrica. Tóquela, o llene el formulario.',
      lines:
        'La curva gruesa es aire saturado; las líneas delgadas son humedad relativa en por ciento. La franja sombreada va de {idealHumidityLow} a {idealHumidityHigh}%, lo mejor para una casa, dice la EPA de Estados Unidos.',
      move: 'Arrastre el punto. O use las flechas del teclado: a los lados cambian la temperatura; arriba y abajo, la humedad.',
      name: 'Gráfica psicrométrica',
      point: 'Aire en la gráfica',
      air: '{temperature} °F, {humidity}% de humedad, {dew}',
      dew: 'punto de rocío {dewpoint} °F',
      noDew: 'sin punto de rocío',
      airMark: '{temperature} °F · {humidity}%',
      dewMark: 'punto de rocío {dewpoint}',
    },
    /** More readings on the chart: a hall, outside, yesterday. */
    airs: {
      title: 'Lecturas para comparar',
      name: 'Nombre de esta lectura (opcional)',
      unnamed: 'Lectura {number}',
      keep: 'Guardar esta lectura en la gráfica',
      full: 'En la gráfica caben {most} lecturas. Quite una para guardar otra.',
      kept: '{name} quedó guardada en la gráfica.',
      removed: 'Se quitó {name}.',
      now: 'Ahora en el formulario',
      columns: {
        air: 'Lectura',
        temperature: '°F',
        humidity: '%',
        grainsPerPound: 'Granos por libra',
        dewpoint: 'Punto de rocío °F',
        wetBulb: 'Bulbo húmedo °F',
      },
      show: 'Mostrar',
      showNamed: 'Mostrar {name} en el formulario',
      remove: 'Quitar',
      removeNamed: 'Quitar {name}',
    },
  },
} as const satisfies MessageShape<typeof english>;
