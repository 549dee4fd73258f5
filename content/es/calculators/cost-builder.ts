import type { words as english } from '../../en/calculators/cost-builder.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

export const words = {
  lede: 'Díganos cuánto se mojó, qué cuarto es, qué agua fue y qué tan grave está. Le damos un rango de precio y le decimos de qué depende. Todo se calcula en su dispositivo y sus números no se envían.',
  sheet: 'Calcular costo',
  fields: {
    area: { label: 'Área afectada' },
    roomType: {
      label: 'Tipo de cuarto',
      choices: {
        basement: 'Sótano',
        bathroom: 'Baño',
        kitchen: 'Cocina',
        living: 'Sala',
        bedroom: 'Recámara',
        attic: 'Ático',
      },
      inText: {
        basement: 'sótano',
        bathroom: 'baño',
        kitchen: 'cocina',
        living: 'sala',
        bedroom: 'recámara',
        attic: 'ático',
      },
    },
    source: {
      label: 'Origen del agua',
      choices: { clean: 'Agua limpia', gray: 'Agua gris', black: 'Agua negra' },
      inText: { clean: 'agua limpia', gray: 'agua gris', black: 'agua negra' },
    },
    severity: {
      label: 'Gravedad',
      choices: { minor: 'Leve', moderate: 'Moderada', severe: 'Grave' },
      inText: { minor: 'leve', moderate: 'moderada', severe: 'grave' },
    },
  },
  errors: {
    'area-invalid': 'Escriba un área de {areaLeast} a {areaMost} pies cuadrados.',
    'choices-missing': 'Elija el tipo de cuarto, el origen del agua y la gravedad.',
  },
  button: 'Calcular estimado',
  waiting:
    'Elija el tipo de cuarto, el origen del agua y la gravedad. Para un cuarto de lavado, un pasillo o un garaje, elija el cuarto que más se le parezca. Su estimado aparece aquí.',
  heading: '{area} pies², {roomTypeInText}, {sourceInText}, gravedad {severityInText}',
  quantities: {
    rate: { label: 'Tarifa' },
    roomMultiplier: { label: 'Factor del cuarto' },
    estimate: {
      label: 'Punto medio',
      how: 'área × tarifa por gravedad y agua × cuarto, en dólares enteros',
    },
    low: {
      label: 'Extremo bajo del rango',
      how: 'punto medio × {lowFactor}; medio dólar se redondea hacia arriba',
    },
    high: {
      label: 'Extremo alto del rango',
      how: 'punto medio × {highFactor}; medio dólar se redondea hacia arriba',
    },
    perSqFt: {
      label: 'Por pie cuadrado',
      note: 'Redondeamos a dólares enteros; medio dólar se redondea hacia arriba.',
      how: 'punto medio ÷ área',
      source: 'aritmética',
    },
    plain: {
      label: 'Daño leve de agua limpia en un cuarto común',
      how: 'área × tarifa más baja',
      source: 'aritmética con las mismas tarifas',
    },
    forSeverity: { label: 'Lo que suma la gravedad' },
    forSource: { label: 'Lo que suma el agua' },
    forRoom: { label: 'Lo que suma el cuarto' },
    publishedLow: { label: 'Publicado, mínimo' },
    publishedHigh: { label: 'Publicado, máximo' },
    publishedOlder: { label: 'Publicado, más antiguo' },
  },
  copied: [
    { label: 'Área afectada', value: '{area} pies²' },
    { label: 'Tipo de cuarto', value: '{roomType}' },
    { label: 'Origen del agua', value: '{source}' },
    { label: 'Gravedad', value: '{severity}' },
  ],
  own: {
    area: { unit: 'pies²', squareFeet: 'Pies cuadrados', text: '{area} pies cuadrados' },
    /** Under the name of a choice: what it looks like. */
    lines: {
      clean: 'Un tubo o una manguera de agua limpia, una llave',
      gray: 'Lo que tira una lavadora o un lavaplatos, el drenaje de un fregadero, lluvia por el techo',
      black: 'Aguas negras, un arroyo, la calle',
      minor: 'Solo el piso',
      moderate: 'El piso y lo bajo de las paredes',
      severe: 'Paredes, techo, reparación',
    },
    range: { label: 'Rango estimado' },
    published: {
      label: 'Tarifas publicadas, solo por secar',
      note: 'lo que otros publican para este tipo de agua y estos pies cuadrados',
    },
    which:
      'Para revisar un cobro solo por secar, use las tarifas publicadas. Para planear todo el trabajo use nuestro rango, o las tarifas publicadas si salen más altas: el nuestro también cuenta el cuarto, qué tan grave está y, si es grave, la reparación.',
    adds: {
      label: 'Lo que suma cada respuesta',
      how: 'daño leve de agua limpia en un cuarto común, y luego gravedad, agua y cuarto, uno tras otro',
    },
    moves: {
      title: 'Qué cambia el precio',
      same: '±{amount}',
      more: '+{amount}',
      less: '−{amount}',
      question: '{name}: el punto medio va {range}.',
      caption: 'Todo en una misma escala de dólares. Cada punto es otra respuesta a una pregunta; el rojo es la suya.',
    },
    included: {
      title: 'Incluido',
      items: [
        'Inspección y lecturas de humedad',
        'Bombear y extraer el agua',
        'El equipo para secar y las lecturas de cada día',
        'Limpiar y tratar lo que se queda',
        'Sacar lo que no se puede secar; en las tarifas de daño grave, también la reparación',
      ],
    },
    additional: {
      title: 'Costos adicionales',
      names: {
        mold: 'Eliminar el moho',
        hardwood: 'Pulir y barnizar la madera',
        carpet: 'Cambiar la alfombra',
        hvac: 'Limpiar el aire acondicionado y los ductos',
        contents: 'Muebles y pertenencias (mover, limpiar, guardar)',
      },
      amounts: {
        dollars: '+{low}-{high}',
        'dollars a square foot': '+{low}-{high} por pie cuadrado',
        percent: '+{low}-{high}%',
      },
      here: 'en este trabajo, {range}',
    },
    disclaimer:
      'Es un estimado aproximado, no una cotización ni una oferta. No hemos visto su casa. El daño escondido, el acceso y la temporada pueden cambiar el precio. Lo que paga su compañía de seguros depende de su póliza. Pida un estimado por escrito después de una inspección, y hable con su compañía de seguros antes de firmar.',
    methods: {
      title: 'Cómo se compara nuestro rango',
      ours: {
        name: 'Esta calculadora',
        source: 'Las tarifas son una regla nuestra. Las de daño grave incluyen la reparación.',
      },
      rates: {
        name: 'Tarifas publicadas por el trabajo de secar',
        answer: '{range}; otras páginas más antiguas dan {older}',
      },
      job: {
        name: 'Rango publicado de un trabajo completo',
        answer: '{range} en la mayoría de los trabajos, {average} en promedio',
      },
      why: 'Las tarifas publicadas dependen solo del agua y cubren el secado. Las nuestras cuentan también la gravedad y el cuarto, así que pueden salir más altas o más bajas. Las de daño grave incluyen la reparación.',
    },
    picture: {
      alt: 'Nuestro rango es {range}, con {middle} en medio; las tarifas publicadas por secar dan {published}.',
      ours: 'Esta calculadora',
      published: 'Publicado, solo por secar',
      caption: 'Relleno: nuestro rango, con el punto medio marcado. En contorno: lo que otros publican solo por secar.',
    },
  },
} as const satisfies MessageShape<typeof english>;
