import type { words as english } from '../../en/calculators/air-scrubber.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

export const words = {
  lede: 'Mida el cuarto y elija cuántas veces por hora debe pasar todo el aire por el filtro. Le decimos el flujo de aire, cuántos depuradores hacen falta y en cuántos minutos queda limpio el aire. Todo se calcula en su dispositivo y sus números no se envían.',
  sheet: 'Depurador de aire',
  fields: {
    length: { label: 'Largo (pies)', hint: 'De {lengthLeast} a {lengthMost} pies' },
    width: { label: 'Ancho (pies)' },
    height: { label: 'Altura (pies)' },
    airChanges: {
      label: 'Cambios de aire por hora',
      choices: { 4: 'limpio', 6: 'normal', 8: 'moderado', 12: 'fuerte', 15: 'grave' },
      option: '{value}: {choice}',
    },
    unitCfm: { label: 'CFM del depurador', option: '{value} CFM' },
  },
  errors: {
    'scrubber-fields-empty': 'Llene todos los campos',
    'size-out-of-range': 'Escriba largo, ancho y altura de {lengthLeast} a {lengthMost} pies.',
    'not-positive': 'Escriba valores mayores que cero',
  },
  heading: 'Un cuarto de {length} × {width} × {height} pies',
  quantities: {
    volume: { label: 'Volumen', how: 'largo × ancho × altura', source: 'geometría' },
    requiredCfm: {
      label: 'Flujo de aire necesario',
      how: 'volumen × cambios de aire ÷ {minutesPerHour}',
      source: 'aritmética; la lista de cambios de aire es nuestra',
    },
    unitsNeeded: {
      label: 'Aparatos necesarios',
      note: 'según los cambios de aire que eligió',
      how: 'flujo de aire necesario ÷ flujo de un depurador, redondeado hacia arriba',
      source: 'aritmética',
    },
    actualCfm: { label: 'Flujo de aire real', how: 'aparatos × flujo de uno', source: 'aritmética' },
    actualAch: {
      label: 'Cambios de aire reales',
      how: 'flujo de aire real × {minutesPerHour} ÷ volumen, con un decimal',
      source: 'aritmética',
    },
    coveragePerUnit: { label: 'Volumen por aparato' },
    unitCfm: { label: 'Flujo de aire de un depurador' },
    targetAch: { label: 'Cambios de aire que se pidieron' },
    minutesToMost: {
      label: 'Minutos para limpiar el {mostPercent}%',
      how: 'menos el logaritmo natural de la parte que queda ÷ cambios de aire reales × {minutesPerHour}',
    },
    minutesToNearlyAll: {
      label: 'Minutos para limpiar el {nearlyAllPercent}%',
      note: 'Con mezcla perfecta y sin polvo nuevo: el tiempo más corto. Un cuarto real tarda más.',
      how: 'lo mismo con la parte mayor',
    },
    makerCfmLow: { label: 'Fabricante, flujo mínimo' },
    makerCfmHigh: { label: 'Fabricante, flujo máximo' },
    makerUnitsLow: { label: 'Fabricante, mín. aparatos' },
    makerUnitsHigh: { label: 'Fabricante, máx. aparatos' },
  },
  copied: [
    { label: 'Cuarto', value: '{length} × {width} × {height} pies' },
    { label: 'Cambios de aire por hora', value: '{targetAch} ({airChanges})' },
    { label: 'CFM del depurador', value: '{unitCfm} CFM' },
  ],
  next: { dehumidification: 'Deshumidificadores para este cuarto', circuits: 'Circuitos para estos aparatos' },
  own: {
    maker: { label: 'Aparatos según un fabricante', note: 'Legend Brands, de mínimo a máximo' },
    which:
      'Use los cambios de aire que pida su protocolo o su consultor. Si no hay uno, empiece con el mínimo del fabricante y suba si hay mucho polvo o moho.',
    perHour: 'por hora',
    underOne: 'menos de {one}',
    place: {
      title: 'Dónde ponerlos',
      one: [
        'Póngalo cerca del centro del cuarto, o cerca del trabajo más sucio.',
        'Deje libre la entrada y la salida de aire. Una pared muy cerca ahoga el flujo.',
      ],
      two: [
        'Póngalos en esquinas opuestas, y que los dos hagan girar el aire hacia el mismo lado.',
        'Que uno no le sople a la entrada del otro.',
      ],
      many: [
        'Repártalos parejo, cada uno con su parte del cuarto.',
        'Que todos hagan girar el aire hacia el mismo lado, para que no se quede quieto en ninguna esquina.',
        'Guarde uno de reserva para el día en que se llene un filtro.',
      ],
    },
    airflow: {
      title: 'Cómo se compara el flujo de aire',
      ours: {
        name: 'Esta calculadora',
        answer: '{requiredCfm} CFM: {unitsNeeded} × {unitCfm} CFM',
        source: '{targetAch} cambios de aire por hora, «{airChanges}» en nuestra lista',
      },
      maker: {
        name: 'Consejo del fabricante: de mínimo a máximo',
        answer: 'De {makerCfmLow} a {makerCfmHigh} CFM: {units} × {unitCfm} CFM',
        source:
          'Legend Brands: {plainFloor} cambios de aire por hora o más como regla rápida, hasta {consultantHigh} si lo pide un consultor; de {dustLow} a {dustHigh} para puro polvo, {mold} es lo común para moho',
      },
      why: 'La aritmética es la misma; los dos métodos piden distintos cambios de aire. La norma, según se informa, no fija ninguno, y no encontramos quién pida {mostChanges}.',
    },
    picture: {
      alt: 'Parte de las partículas que queda en el aire con el tiempo, a {changes} cambios de aire por hora: queda {leftOfMost}% después de {most} minutos, una milésima parte después de {nearlyAll}.',
      caption:
        'Partículas que quedan en el aire con los {changes} cambios de aire por hora que dan estos aparatos, con mezcla perfecta. Punteado: con los {targetAch} que se pidieron.',
      share: '{percent}%',
      minutes: 'minutos',
      clear: '{percent}% limpio',
      after: '{minutes} min',
    },
  },
} as const satisfies MessageShape<typeof english>;
