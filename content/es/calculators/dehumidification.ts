import type { words as english } from '../../en/calculators/dehumidification.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

export const words = {
  lede: 'Mida el cuarto mojado. Le decimos la capacidad para secarlo, el equipo y la luz que gasta, junto al método que usa el ramo, para que pueda defender su cuenta. Todo se calcula en su dispositivo y sus números no se envían.',
  sheet: 'Deshumidificación',
  fields: {
    length: { label: 'Largo (pies)', hint: 'De {lengthLeast} a {lengthMost} pies' },
    width: { label: 'Ancho (pies)' },
    height: { label: 'Altura (pies)' },
    material: {
      label: 'Material',
      empty: 'Elija el material',
      choices: {
        concrete: 'Concreto',
        wood_framing: 'Armazón de madera',
        carpet: 'Alfombra',
        drywall: 'Tablaroca (sheetrock)',
        tile: 'Loseta',
      },
      inText: {
        concrete: 'concreto',
        wood_framing: 'armazón de madera',
        carpet: 'alfombra',
        drywall: 'tablaroca',
        tile: 'loseta',
      },
    },
    damageClass: {
      label: 'Clase de daño',
      empty: 'Elija la clase',
      choices: {
        1: 'Clase 1: poco mojado',
        2: 'Clase 2: piso y parte baja de las paredes',
        3: 'Clase 3: paredes y techo',
        4: 'Clase 4: agua atrapada muy adentro',
      },
    },
    machine: {
      label: 'Tipo de deshumidificador',
      choices: {
        lgr: 'LGR (refrigerante de bajo grano)',
        conventional: 'Refrigerante convencional',
        desiccant: 'Desecante',
      },
    },
    ratedPints: {
      label: 'Capacidad de un deshumidificador (pintas/día)',
      hint: { words: 'La capacidad AHAM de su placa: 80 °F y 60%', facts: ['starting-capacity-method'] },
    },
    ratedCfm: { label: 'Flujo de aire de un desecante (CFM)', hint: 'Está en su placa' },
    dehumidifierAmps: { label: 'Amperios de un deshumidificador' },
    airMoverAmps: { label: 'Amperios de un ventilador' },
    volts: { label: 'Voltios' },
    rate: {
      label: 'Precio de la luz ($/kWh)',
      hint: 'Está en su último recibo. Sirve para el cálculo con las placas.',
    },
  },
  groups: { machines: 'Equipo y luz' },
  errors: { 'fields-invalid': 'Llene todos los campos con valores válidos' },
  heading: 'Un cuarto de {length} × {width} × {height} pies',
  quantities: {
    volume: { label: 'Volumen', how: 'largo × ancho × altura', source: 'geometría' },
    area: { label: 'Área del piso', how: 'largo × ancho', source: 'geometría' },
    perimeter: { label: 'Pies de pared' },
    classDivisor: { label: 'Divisor de la clase' },
    materialFactor: { label: 'Factor del material' },
    requiredCapacity: {
      label: 'Capacidad necesaria',
      how: 'volumen ÷ divisor de la clase × factor del material ({materialInText})',
    },
    unitsNeeded: {
      label: 'Deshumidificadores',
      note: 'regla nuestra: {pintsPerUnit} pintas por día cada uno, redondeado hacia arriba',
      how: 'capacidad ÷ {pintsPerUnit}, redondeado hacia arriba',
    },
    airMoversNeeded: {
      label: 'Ventiladores de secado',
      note: 'regla nuestra, solo por pies de pared; la calculadora de movimiento de aire suma piso y superficie y puede dar más',
      how: 'pies de pared ÷ {feetPerAirMover}, redondeado hacia arriba, más {extraAirMovers}',
    },
    energyPerDay: {
      label: 'Energía por día',
      how: 'deshumidificadores × {dehumidifierEnergy} + ventiladores de secado × {airMoverEnergy}',
    },
    fourDayEnergy: { label: 'Energía en cuatro días', how: 'por cuatro días' },
    energyCost: { label: 'Costo de la luz', note: 'cuatro días a {energyRate} por kWh', how: 'por el precio' },
    conventionalPints: {
      label: 'Capacidad del ramo, convencional',
      how: 'volumen ÷ factor de la clase y del tipo',
      none: 'La tabla no cubre este tipo en la Clase 4.',
    },
    lgrPints: { label: 'Capacidad del ramo, LGR', how: 'volumen ÷ factor de la clase y del tipo' },
    desiccantCfmLow: {
      label: 'Flujo del ramo, mínimo',
      how: 'volumen × cambios de aire por hora ÷ {minutesPerHour}',
    },
    desiccantCfmHigh: {
      label: 'Flujo del ramo, máximo',
      how: 'volumen × cambios de aire por hora ÷ {minutesPerHour}',
    },
    industryUnitsLow: { label: 'Deshumidificadores del ramo, mínimo' },
    industryUnitsHigh: { label: 'Deshumidificadores del ramo, máximo' },
    plateEnergyPerDay: {
      label: 'Energía según las placas',
      how: '(aparatos × amperios, sumados) × voltios × {hoursPerDay} ÷ {wattsPerKilowatt}',
      source: 'aritmética',
    },
    plateFourDayEnergy: { label: 'Energía en cuatro días según las placas' },
    plateEnergyCost: { label: 'Costo de la luz según las placas' },
  },
  copied: [
    { label: 'Cuarto', value: '{length} × {width} × {height} pies' },
    { label: 'Material', value: '{material}' },
    { label: 'Clase de daño', value: '{damageClass}' },
    { label: 'Tipo para la tabla', value: '{machine}' },
  ],
  next: {
    'air-movement': 'Dónde poner los ventiladores en este cuarto',
    'air-scrubber': 'Depuradores para este cuarto',
    circuits: 'Circuitos para estos aparatos',
  },
  own: {
    copiedRating: {
      pints: { label: 'Capacidad de un deshumidificador', value: '{ratedPints} pintas/día' },
      cfm: { label: 'Flujo de aire de un desecante', value: '{ratedCfm} CFM' },
    },
    /** The other method's count beside ours, in the result. */
    pairs: {
      dehumidifiers: 'Deshumidificadores, tabla del ramo',
      airMovers: 'Ventiladores de secado, por área de piso mojado',
      industry: 'el método publicado',
      energyCost: 'Costo de la luz, según las placas',
      which:
        'Son un primer cálculo para el día uno. Si instala más equipo que el método publicado, apunte la lectura que lo pide. Vaya quitando equipo conforme bajan las lecturas.',
    },
    thisCalculator: 'Esta calculadora',
    capacity: {
      title: 'Cómo se compara la capacidad',
      ours: {
        answer: '{requiredCapacity} pintas/día: {unitsNeeded} × {pintsPerUnit} pintas',
        source: 'Regla nuestra: pies cúbicos ÷ {classDivisor} × {materialFactor} por el material ({materialInText})',
      },
      chosen: {
        name: 'Método del ramo: {machine}',
        pints: '{need} pintas/día: {units} × {ratedPints} pintas',
        cfm: '{need} CFM: {units} × {ratedCfm} CFM',
      },
      all: {
        name: 'Método del ramo: de mínimo a máximo',
        answer: '{refrigerant} pintas/día con refrigerante, o {desiccant} CFM con desecante',
        source: 'La misma tabla con todos los tipos. Que decidan las lecturas de cada día.',
      },
      why: 'Nuestra regla toma en cuenta el material, no el tipo de deshumidificador. La tabla toma en cuenta el tipo, no el material. {compared}.',
      same: 'En este cuarto dan lo mismo',
      times: 'En este cuarto la nuestra da {times} veces lo que da LGR',
    },
    energy: {
      title: 'Cómo se compara la energía',
      ours: {
        answer: '{energyPerDay} kWh/día, {energyCost} por cuatro días',
        source: 'Regla nuestra: {dehumidifierEnergy} y {airMoverEnergy} kWh por día cada uno',
      },
      plates: {
        name: 'Según las placas: amperios × voltios × {hoursPerDay} h',
        answer: '{plateEnergyPerDay} kWh/día, {plateEnergyCost} por cuatro días',
        source: '{dehumidifierAmps} A y {airMoverAmps} A a {volts} V, {rate} por kWh',
      },
      why: 'Nuestros números van con aparatos chicos. El equipo de restauración gasta más, así que haga su cuenta con las placas.',
    },
    picture: {
      charts: { lgr: 'Tabla del ramo: LGR', conventional: 'Tabla del ramo: convencional' },
      cover: {
        one: '{name}: se necesitan {need} pintas por día; {units} aparato de {each} pintas da {all}.',
        other: '{name}: se necesitan {need} pintas por día; {units} aparatos de {each} pintas dan {all}.',
      },
      machines: '{units} × {each} = {all}',
      caption:
        'Lo que se necesita y lo que hay, en pintas por día. Relleno: lo que pide el método. En contorno: los aparatos enteros que lo cubren; lo que sale de más es reserva.',
    },
  },
} as const satisfies MessageShape<typeof english>;
