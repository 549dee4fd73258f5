import type { words as english } from '../../en/calculators/air-check.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';
import { chart, place } from './air-messages.ts';

export const words = {
  lede: '¿Está secando el deshumidificador? ¿Conviene abrir las ventanas? ¿Va a sudar esa pared? Escriba las lecturas que tenga: cada par da una respuesta. Sus números no se envían.',
  fields: {
    affectedTemperature: { label: 'Cuarto afectado (°F)' },
    affectedHumidity: { label: 'Cuarto afectado (%)' },
    outletTemperature: { label: 'Salida del deshumidificador (°F)' },
    outletHumidity: { label: 'Salida del deshumidificador (%)' },
    unaffectedTemperature: { label: 'Cuarto sin daño (°F)' },
    unaffectedHumidity: { label: 'Cuarto sin daño (%)' },
    outsideTemperature: { label: 'Afuera (°F)' },
    outsideHumidity: { label: 'Afuera (%)' },
    surface: {
      label: 'Temperatura de la superficie (°F)',
      hint: 'Opcional: una pared, losa o tubería fría',
    },
    airflow: { label: 'Flujo del deshumidificador (CFM)', hint: 'Opcional: está en la placa del aparato' },
    exchange: {
      label: 'Aire que se cambia con el de afuera (CFM)',
      hint: 'Opcional: un ventilador en una ventana o puerta',
    },
    altitude: { label: 'Altitud (pies)', hint: 'Pies sobre el nivel del mar' },
  },
  errors: {
    'psychrometric-invalid':
      'Escriba una temperatura y una humedad relativa válidas ({affectedHumidityLeast}-{affectedHumidityMost}%).',
    'temperature-out-of-range':
      'Escriba una temperatura y una humedad relativa válidas ({affectedHumidityLeast}-{affectedHumidityMost}%). La temperatura va de {affectedTemperatureLeast} a {affectedTemperatureMost} °F.',
    'water-boils':
      'Escriba una temperatura y una humedad relativa válidas ({affectedHumidityLeast}-{affectedHumidityMost}%). Con ese calor y esa humedad, el agua herviría.',
    'altitude-invalid': 'Escriba una altitud de {altitudeLeast} a {altitudeMost} pies, o elija un pueblo.',
    'air-check-empty': 'Escriba al menos una lectura: una temperatura y su humedad relativa.',
    'surface-invalid':
      'Escriba una temperatura de superficie de {surfaceLeast} a {surfaceMost} °F, o déjela en blanco.',
    'airflow-invalid': 'Escriba un flujo de aire mayor que cero y hasta {airflowMost} CFM, o déjelo en blanco.',
  },
  heading: 'Lo que dicen las lecturas',
  quantities: {
    pressurePa: { label: 'Presión del aire' },
    points: { label: 'Lecturas' },
    outsideTemperatureK: { label: 'Afuera, kelvins' },
    outsideMixingRatio: { label: 'Afuera, relación de mezcla' },
    outsideVaporPressure: { label: 'Afuera, presión de vapor' },
    outsideGrainsPerPound: { label: 'Afuera, granos por libra' },
    outsideDewpoint: { label: 'Afuera, punto de rocío' },
    unaffectedTemperatureK: { label: 'Cuarto sin daño, kelvins' },
    unaffectedMixingRatio: { label: 'Cuarto sin daño, relación de mezcla' },
    unaffectedVaporPressure: { label: 'Cuarto sin daño, presión de vapor' },
    unaffectedGrainsPerPound: { label: 'Cuarto sin daño, granos por libra' },
    unaffectedDewpoint: { label: 'Cuarto sin daño, punto de rocío' },
    affectedTemperatureK: { label: 'Cuarto afectado, kelvins' },
    affectedMixingRatio: { label: 'Cuarto afectado, relación de mezcla' },
    affectedVaporPressure: { label: 'Cuarto afectado, presión de vapor' },
    affectedGrainsPerPound: { label: 'Cuarto afectado, granos por libra' },
    affectedDewpoint: { label: 'Cuarto afectado, punto de rocío' },
    outletTemperatureK: { label: 'Salida del aparato, kelvins' },
    outletMixingRatio: { label: 'Salida del aparato, relación de mezcla' },
    outletVaporPressure: { label: 'Salida del aparato, presión de vapor' },
    outletGrainsPerPound: { label: 'Salida del aparato, granos por libra' },
    outletDewpoint: { label: 'Salida del aparato, punto de rocío' },
    aboveUnaffected: { label: 'Afectado sobre el cuarto sin daño' },
    depression: {
      label: 'Baja de granos',
      how: 'granos por libra del aire afectado − los de la salida; {weakDepression} o más cuenta como secar',
      source: 'lo que piden quienes revisan facturas',
    },
    depressionVerdict: { label: 'El deshumidificador' },
    isBelowConventionalLimit: { label: 'Más seco de lo que alcanza un aparato convencional' },
    specificVolume: { label: 'Volumen de una libra de aire' },
    pintsRemoved: {
      label: 'Agua que quita el deshumidificador',
      how: 'CFM × minutos por día ÷ pies cúbicos en una libra de aire × granos que quita ÷ granos en una libra ÷ {poundsPerPint} lb en una pinta',
      source: 'aritmética; volumen del aire: ASHRAE Handbook',
    },
    aboveOutside: {
      label: 'Afectado sobre el de afuera',
      how: 'granos por libra del aire afectado − los de afuera; con {openMargin} o más, abra la casa',
      source: 'regla nuestra',
    },
    openingVerdict: { label: 'Abrir o cerrar' },
    humidityInside: { label: 'Aire de afuera a temperatura de adentro' },
    pintsByOpening: {
      label: 'Agua que saca el aire de afuera',
      how: 'lo mismo con el aire que se cambia',
      source: 'aritmética',
    },
    surfaceMargin: { label: 'Superficie sobre punto de rocío' },
    surfaceVerdict: { label: 'La superficie' },
    surfaceSaturation: { label: 'Presión de vapor de saturación en la superficie' },
    vaporPressureDifferential: {
      label: 'Diferencia de presión de vapor',
      how: 'presión de vapor de saturación en la superficie − presión de vapor del aire afectado',
      source: 'Hyland y Wexler, como en la calculadora psicrométrica',
    },
  },
  own: {
    place,
    chart,
    pressure: 'Presión del aire',
    alone: 'Una sola lectura: todavía no hay con qué comparar',
    places: {
      outside: 'Afuera',
      unaffected: 'Cuarto sin daño',
      affected: 'Cuarto afectado',
      outlet: 'Salida del deshumidificador',
    },
    copied: {
      reading: '{temperature} °F, {humidity}%',
      surface: { label: 'Superficie', value: '{surface} °F' },
      airflow: { label: 'Flujo del deshumidificador', value: '{airflow} CFM' },
      exchange: { label: 'Aire que se cambia con el de afuera', value: '{exchange} CFM' },
      grains: '{place}, granos por libra',
    },
    table: {
      name: 'Lecturas',
      reading: 'Lectura',
      temperature: '°F',
      humidity: '%',
      grains: 'GPP',
      dewpoint: 'Punto de rocío °F',
      vapor: 'hPa',
    },
    depression: {
      drying: {
        title: 'El deshumidificador sí está secando.',
        says: 'Le quita {grains} GPP al aire que pasa por él.',
        causes: [],
      },
      weak: {
        title: 'El deshumidificador está sacando poca agua.',
        says: 'Solo quita {grains} GPP. Quienes revisan facturas suelen pedir {weakDepression}. Causas probables:',
        causes: [
          'Ya casi está seco y es normal que salga poco: compare con el cuarto sin daño.',
          'Su propio aire seco le vuelve a entrar. Mida el cuarto más lejos, o mueva el aparato.',
          'El filtro o el serpentín está tapado, o hace mucho frío para el aparato.',
        ],
      },
      adding: {
        title: 'El deshumidificador no está sacando agua.',
        says: 'Su salida lleva {grains} GPP más que el cuarto. Causas probables:',
        causes: [
          'Las lecturas están cambiadas, o el medidor no se asentó en el aire caliente de la salida.',
          'El aparato se acaba de prender, se está deshelando, o su compresor está apagado.',
          'La lectura es de otro chorro: el aire que un desecante echa afuera sale húmedo.',
        ],
      },
      pastLimit:
        'El cuarto está debajo de {conventionalLimit} GPP, donde los aparatos convencionales ya rinden poco. Uno LGR o un desecante sigue secando.',
    },
    opening: {
      open: {
        title: 'Ahora sí ayuda abrir la casa.',
        says: 'El aire de afuera lleva {grains} GPP menos que el cuarto. {inside} Mida otra vez si cambia el tiempo.',
      },
      little: {
        title: 'Deje cerrado y use el deshumidificador.',
        says: 'El aire de afuera lleva solo {grains} GPP menos: muy poco. {inside}',
      },
      wetter: {
        title: 'Deje cerrado y use el deshumidificador.',
        says: 'El aire de afuera lleva {grains} GPP más que el cuarto. Cada ventana abierta mete agua.',
      },
      inside: 'A la temperatura del cuarto afectado tendría {humidityInside}% de humedad.',
    },
    surface: {
      wet: {
        title: 'La superficie suda.',
        says: 'Está {distance} °F abajo del punto de rocío del aire afectado. Caliéntela, o seque primero el aire. {push}',
      },
      near: {
        title: 'A la superficie le faltan {distance} °F para sudar.',
        says: 'Está {distance} °F arriba del punto de rocío del aire afectado. {push}',
      },
      clear: {
        title: 'La superficie se queda seca.',
        says: 'Está {distance} °F arriba del punto de rocío del aire afectado. {push}',
      },
      noDew: 'Este aire no tiene punto de rocío. {push}',
      pushes: 'Si está mojada, empuja vapor hacia afuera con {differential} hPa.',
      takes: 'El vapor pasa del aire a la superficie.',
    },
    picture: {
      empty: 'La gráfica psicrométrica. Ahí estarán sus lecturas.',
      lines: 'Curva gruesa: aire saturado; líneas delgadas: humedad relativa, por ciento.',
    },
    read: {
      yours: 'Sus lecturas, con los números de la tabla. Una línea que baja le quitó agua al aire.',
      alt: 'Las lecturas en la gráfica psicrométrica; la tabla tiene los mismos números',
    },
  },
} as const satisfies MessageShape<typeof english>;
