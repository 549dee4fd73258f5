import type { words as english } from '../../en/calculators/air-movement.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

export const words = {
  lede: 'Mida el cuarto mojado. Le decimos cuántos ventiladores de secado (air movers) hacen falta y dónde ponerlos, junto a la cuenta del ramo. Todo se calcula en su dispositivo y sus números no se envían.',
  sheet: 'Movimiento de aire',
  fields: {
    length: { label: 'Largo (pies)', hint: 'De {lengthLeast} a {lengthMost} pies' },
    width: { label: 'Ancho (pies)' },
    moverType: {
      label: 'Tipo de ventilador',
      empty: 'Elija el tipo',
      choices: { centrifugal: 'Centrífugo', axial: 'Axial', lowProfile: 'De perfil bajo' },
      options: {
        centrifugal: '{choice}: {airflowOfTypes_centrifugal} CFM, {coverageOfTypes_centrifugal} pies²',
        axial: '{choice}: {airflowOfTypes_axial} CFM, {coverageOfTypes_axial} pies²',
        lowProfile: '{choice}: {airflowOfTypes_lowProfile} CFM, {coverageOfTypes_lowProfile} pies²',
      },
    },
    surface: {
      label: 'Tipo de superficie',
      empty: 'Elija la superficie',
      choices: { carpet: 'Alfombra', hardwood: 'Piso de madera', tile: 'Loseta', concrete: 'Concreto' },
      inText: { carpet: 'alfombra', hardwood: 'piso de madera', tile: 'loseta', concrete: 'concreto' },
    },
    wetFloor: { label: 'Piso mojado (pies²)', hint: 'Déjelo en blanco si está mojado todo el piso' },
    wetUpper: {
      label: {
        words: 'Techo del cuarto mojado, y pared mojada arriba de 2 pies (pies²)',
        facts: ['air-mover-count-2021'],
      },
    },
    insets: {
      label: { words: 'Huecos y salientes de más de 18 pulgadas', facts: ['air-mover-count-2021'] },
      hint: 'Lugares donde la pared se mete o se sale',
    },
  },
  groups: { wet: 'Qué está mojado, para el método del ramo' },
  errors: {
    'fields-invalid': 'Llene todos los campos con valores válidos',
    'more-wet-than-floor':
      'El piso mojado no puede ser más grande que el cuarto. Déjelo en blanco si se mojó todo el piso.',
  },
  heading: 'Un cuarto de {length} × {width} pies',
  quantities: {
    area: { label: 'Área del piso' },
    perimeter: { label: 'Pies de pared' },
    baseUnits: { label: 'Ventiladores por las paredes', how: 'pies de pared ÷ {feetPerUnit}, redondeado hacia arriba' },
    roomUnit: { label: 'Ventiladores por el cuarto' },
    offsetUnits: {
      label: 'Ventiladores por el piso',
      how: '(área − {offsetFrom}) ÷ {offsetStep}, redondeado hacia abajo; ninguno hasta {offsetFrom} pies²',
      source: 'regla nuestra',
    },
    totalUnitsBase: { label: 'Ventiladores sin contar la superficie' },
    unitsNeeded: {
      label: 'Ventiladores de secado',
      note: 'regla nuestra, por paredes, piso y superficie',
      how: '(paredes + cuarto + piso) × factor de la superficie, redondeado hacia arriba',
    },
    requiredCFM: { label: 'Flujo de aire total', how: 'ventiladores de secado × flujo de uno' },
    airVelocity: {
      label: 'Velocidad del aire',
      note: 'Flujo de aire entre el área del piso: CFM por cada pie cuadrado. Es un promedio, no la velocidad junto a la superficie mojada.',
      how: 'flujo de aire ÷ área del piso',
      source: 'aritmética',
    },
    coveragePerUnit: {
      label: 'Área por aparato',
      note: 'Es este piso repartido entre los aparatos. Los pies cuadrados junto a cada tipo, en el menú, solo describen el tipo; ninguna cuenta los usa.',
      how: 'área del piso ÷ ventiladores de secado',
      source: 'aritmética',
    },
    positions: { label: 'Dónde ponerlos' },
    floorUnitsLow: { label: 'Piso mojado, mínimo' },
    floorUnitsHigh: { label: 'Piso mojado, máximo' },
    upperUnitsLow: { label: 'Techo y pared alta mojados, mínimo' },
    upperUnitsHigh: { label: 'Techo y pared alta mojados, máximo' },
    insetUnits: { label: 'Huecos y salientes' },
    airMoversLow: {
      label: 'Cuenta del ramo, mínimo',
      how: '{perRoom} por el cuarto + piso mojado ÷ {floorLow} + techo y pared alta mojados ÷ {upperLow} + huecos y salientes, cada uno redondeado hacia arriba',
    },
    airMoversHigh: {
      label: 'Cuenta del ramo, máximo',
      how: '{perRoom} por el cuarto + piso mojado ÷ {floorHigh} + techo y pared alta mojados ÷ {upperHigh} + huecos y salientes, cada uno redondeado hacia arriba',
    },
    lowerWallsOnly: { label: 'Otra forma: solo se mojó la parte baja de las paredes' },
  },
  copied: [
    { label: 'Cuarto', value: '{length} × {width} pies' },
    { label: 'Tipo de ventilador', value: '{moverType}' },
    { label: 'Tipo de superficie', value: '{surface}' },
  ],
  next: { dehumidification: 'Deshumidificadores para este cuarto', circuits: 'Circuitos para estos aparatos' },
  own: {
    /** The other counts beside ours, in the result. */
    pairs: {
      area: { label: 'Ventiladores de secado, por área de piso mojado', note: 'el método publicado' },
      walls: {
        label: 'Ventiladores, solo por paredes',
        note: 'La misma cuenta que da nuestra calculadora de deshumidificación.',
      },
      start:
        'Instale {range} al empezar: es la cuenta publicada. Nuestra regla da {unitsNeeded}; ponga más de {airMoversHigh} solo si una lectura lo pide.',
      which:
        'Son un primer cálculo para el día uno. Si instala más equipo que el método publicado, apunte la lectura que lo pide. Vaya quitando equipo conforme bajan las lecturas.',
    },
    wet: {
      floor: { label: 'Piso mojado', some: '{wetFloor} pies²', all: 'todo' },
      upper: { label: 'Techo y pared alta mojados', value: '{wetUpper} pies²' },
      insets: { label: 'Huecos y salientes', value: '{insets}' },
    },
    place: {
      title: 'Dónde ponerlos',
      positions: {
        center: 'Póngalo en el centro del cuarto y gírelo cada día.',
        'opposite-corners': 'Póngalos en esquinas opuestas, y que los dos hagan girar el aire hacia el mismo lado.',
        corners: 'Póngalos en las esquinas, y que todos hagan girar el aire hacia el mismo lado.',
        'wettest-area': 'Apunte el tercero a lo más mojado.',
        perimeter: 'Repártalos a lo largo de las paredes, y que todos hagan girar el aire hacia el mismo lado.',
      },
      spacing: {
        close:
          'Para colocarlos, nuestra regla es de {low} a {high} pies entre uno y otro. Con esta cuenta le tocan {here} pies de pared a cada uno. Quedan muy juntos: empiece con la cuenta publicada.',
        right:
          'Para colocarlos, nuestra regla es de {low} a {high} pies entre uno y otro, y con esta cuenta le tocan {here} pies de pared a cada uno.',
        wide: 'Para colocarlos, nuestra regla es de {low} a {high} pies entre uno y otro. Con esta cuenta le tocan {here} pies de pared a cada uno.',
      },
      angle:
        'Apunte cada uno de {angleLow} a {angleHigh} grados con la pared. Es regla nuestra. La norma, según se informa, permite de {reportedLow} a {reportedHigh}, todos hacia el mismo lado el primer día.',
      velocity:
        'Junto a la superficie mojada busque de {velocityLow} a {velocityHigh} pies por minuto. Es regla nuestra. Mídalo con un anemómetro (medidor de velocidad del aire).',
    },
    count: {
      title: 'Cómo se comparan las cuentas',
      ours: {
        name: 'Esta calculadora',
        answer: 'Ventiladores de secado: {unitsNeeded}',
        source:
          'Regla nuestra: ({baseUnits} por las paredes + {roomUnit} + {offsetUnits} por el piso) × {factor} por superficie: {surfaceInText}',
      },
      area: {
        name: 'Método del ramo: por área mojada',
        answer: 'Ventiladores de secado: {range}',
        source: '{source}; {wet}. Mínimo para cuartos despejados, máximo para cuartos llenos de cosas.',
        whole: 'con todo el piso mojado',
        parts: 'con las partes mojadas que usted escribió',
      },
      walls: {
        name: 'Otra forma: solo se mojó la parte baja de las paredes',
        answer: { one: 'Ventilador de secado: {lowerWallsOnly}', other: 'Ventiladores de secado: {lowerWallsOnly}' },
        source: {
          words:
            'Uno por cada {feetPerLowWallUnit} pies de pared, donde solo se mojó la parte baja de las paredes y el agua entró menos de 2 pies al cuarto. Nunca se suma a la cuenta por área. {source}',
          facts: ['air-mover-linear-foot-alternative'],
        },
      },
      why: 'Nuestra regla suma paredes, cuarto y piso y multiplica el total por el factor de la superficie; el ramo cuenta una cosa o la otra, sin ver la superficie. Nuestra calculadora de deshumidificación cuenta las paredes más uno: aquí {other}.',
    },
    picture: {
      alt: 'Plano de un cuarto de {size}. Ventiladores de secado: {units}, {place}; soplan como las manecillas del reloj.',
      spacing: 'Queda uno cada {spacing} pies de pared.',
      size: '{length} por {width} pies',
      side: '{feet} pies',
      caption:
        'El cuarto visto desde arriba, a escala. Ventiladores de secado por regla nuestra: {units}, {place}; por el método publicado: {industry}. Las flechas muestran hacia dónde soplan.',
      each: 'Cada marca vale por {each} ventiladores.',
      places: {
        center: 'en el centro',
        'opposite-corners': 'en esquinas opuestas',
        'wettest-area': 'en dos esquinas y en lo más mojado, dibujado en medio',
        corners: 'en las esquinas',
        perimeter: 'a lo largo de las paredes',
      },
    },
  },
} as const satisfies MessageShape<typeof english>;
