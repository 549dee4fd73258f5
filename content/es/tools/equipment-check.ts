import type { EquipmentCheckMessages } from '../../en/tools/equipment-check.ts';
import { shell } from '../calculators/shell.ts';

/** Palabras de la revisión del equipo. */
export const equipmentCheck = {
  start: {
    title: 'Cómo funciona',
    steps: [
      'Copie los renglones de equipo de la factura y agregue los cuartos mojados o el registro de secado.',
      'Vea cada cantidad junto a la de nuestro método y la del ramo.',
      'Llévese una lista de preguntas. Son preguntas, no una acusación.',
    ],
    sample: 'Verlo con una factura de ejemplo',
  },
  sample: {
    note: 'Esta factura es un ejemplo, no es la suya. Sus renglones no cambian.',
    remove: 'Quitar el ejemplo',
  },
  form: {
    lines: 'Equipo de la factura',
    linesHint: 'Una fila por cada renglón de equipo. Lo demás de la factura no hace falta.',
    line: 'Renglón {count}',
    kind: 'Aparato',
    choose: 'Elegir',
    units: 'Cuántos',
    days: 'Días',
    rate: 'Precio por día, en dólares (para comparar renglones)',
    addLine: 'Agregar renglón',
    removeLine: 'Quitar el renglón {count}',
    rooms: 'Cuartos mojados',
    roomsHint:
      'Mida por dentro, en pies. Si deja en blanco el piso mojado, contamos todo el piso; si está seco, escriba cero. Paredes y techo en blanco cuentan como secos. La revisión supone alfombra y tablaroca (sheetrock). Si hay loseta, madera, concreto o agua atrapada muy adentro, use un trabajo de secado.',
    room: 'Cuarto {count}',
    name: 'Nombre',
    length: 'Largo',
    width: 'Ancho',
    height: 'Altura',
    floor: 'Piso mojado, pies cuadrados (en blanco: todo)',
    walls: 'Paredes mojadas hasta, pies',
    ceiling: 'Techo mojado, pies cuadrados',
    addRoom: 'Agregar cuarto',
    removeRoom: 'Quitar el cuarto {count}',
    dehumidifier: 'Tipo de deshumidificador',
    dehumidifiers: { lgr: 'LGR', conventional: 'Convencional', desiccant: 'Desecante' },
    rating: 'Capacidad, pintas por día',
    airflow: 'Flujo de aire, CFM',
    ratingHint: 'Está en la placa del aparato. Si lo deja en blanco, no contamos los deshumidificadores.',
    job: 'Registro de secado, si lo hay',
    jobHint:
      'Un trabajo de secado de este sitio trae cuartos, equipo y lecturas. Use uno de este dispositivo o abra su archivo (JSON o ZIP). Se lee en esta ventana y no se cambia.',
    onDevice: 'Elegir un trabajo de este dispositivo',
    noneOnDevice: 'En este dispositivo no hay trabajos de secado.',
    file: 'Elegir el archivo del trabajo',
    ofJob: 'Los cuartos y el registro vienen de este trabajo: {name}.',
    untitled: 'un trabajo sin nombre',
    leftOut: {
      one: 'No pudimos leer {count} dato y lo dejamos fuera.',
      other: 'No pudimos leer {count} datos y los dejamos fuera.',
    },
    without: 'Seguir sin el trabajo',
    submit: 'Comparar',
    comparing: 'Comparando…',
    clear: 'Empezar de nuevo',
    undo: 'Deshacer',
    kept: 'Lo que escribe se queda en este dispositivo. Sus números no se envían.',
    notKept: 'Este navegador no guarda nada: al cerrar la página se borra lo que escribió. Sus números no se envían.',
  },
  errors: {
    'in-doubt': shell.inDoubt,
    'no-line': 'Escriba por lo menos un renglón de la factura.',
    'no-kind': 'Elija el aparato de este renglón.',
    'bad-units': 'Escriba cuántos aparatos: un número entero de {least} a {most}.',
    'bad-days': 'Escriba los días: un número mayor que cero, hasta {most}.',
    'bad-rate': 'Escriba el precio como un número de dólares hasta {most}, o déjelo en blanco.',
    'bad-size': 'Escriba el largo, el ancho y la altura de este cuarto en pies: números de {least} a {most}.',
    'bad-wet': 'El área mojada no puede ser más grande que el cuarto. Escriba un número, o déjelo en blanco.',
    'dry-room':
      'En este cuarto no hay nada mojado. Escriba lo que esté mojado, o deje el piso en blanco si está mojado todo.',
    'bad-rating': 'Escriba la capacidad como un número mayor que cero, o déjela en blanco.',
    'not-a-record': 'Este archivo no es un trabajo de secado, o está dañado.',
    newer:
      'Este archivo lo hizo una versión más nueva de esta página. Cierre todas las ventanas de este sitio, ábralo otra vez y vuelva a intentarlo.',
    'not-loaded': 'No se pudieron cargar las reglas. Revise la señal e inténtelo otra vez.',
  },
  answer: {
    title: 'Qué concuerda y qué preguntar',
    verdicts: {
      fits: 'Estas cantidades quedan dentro del rango de los dos métodos.',
      ask: { one: 'Hay {count} pregunta que hacer.', other: 'Hay {count} preguntas que hacer.' },
      open: 'No pudimos comparar todos los renglones.',
    },
    which:
      'En la escala: la marca roja es la factura, la barra delgada es nuestro cálculo y la barra ancha es el del ramo. Parta del cálculo del ramo. Si la factura lo pasa, debe haber una razón en las lecturas, aunque aquí no la preguntemos.',
    ours: 'nuestro cálculo {count}',
    industry: 'el del ramo {range}',
    copy: 'Copiar las preguntas',
    copied: 'Copiado.',
    notCopied: 'Su navegador no permitió copiarlas. Imprima la página.',
    changed: 'Cambió algo. Oprima el botón otra vez.',
    lines: 'Renglón por renglón',
    line: '{units} × {kind}, {days} días',
    lineAtRate: '{units} × {kind}, {days} días, {rate} por día',
    machines: 'Cuántos',
    time: 'Días',
    range: '{low} a {high}',
    counts: {
      'count-within': 'Dentro del rango de los dos: {range}.',
      'count-above': 'Pasa de los dos métodos: {range}.',
      'count-below': 'Queda debajo de los dos métodos: {range}.',
      'no-method': 'Este número no lo comparamos. La regla dice por qué.',
      'no-rooms': 'Sin comparar: todavía no escribe ningún cuarto.',
    },
    days: {
      'days-fit':
        'Concuerda: {days} días de equipo. El registro tiene {periods} si se cuenta cada {hours} horas, o {dates} si se cuenta por fechas.',
      'days-convention':
        '{days} días de equipo. El registro tiene {periods} si se cuenta cada {hours} horas, o {dates} si se cuenta por fechas.',
      'days-above-log':
        '{days} días de equipo. El registro tiene {periods} si se cuenta cada {hours} horas, o {dates} si se cuenta por fechas.',
      'kind-not-in-log': '{days} días de equipo. Este aparato no está en el registro.',
      'no-log': '{days} días de equipo. No hay registro para comparar.',
    },
    ask: 'Qué preguntar',
    nothing: 'Estos renglones no dejan nada que preguntar.',
    first: 'Pregúntele primero al contratista. Puede haber buenas razones para más y para menos.',
    guess:
      'Los métodos son un primer cálculo para el día uno, con alfombra y tablaroca, a menos que el trabajo de secado diga otra cosa. Después mandan las lecturas.',
    byRule: 'Regla: {title}',
    print: 'Imprimir esta página',
    point: 'Punto {count}',
    machine: 'Aparato {count}',
  },
  questions: {
    'count-above': '{name}: los dos métodos para el día uno dan esto: {range}. ¿Por qué hicieron falta más?',
    'count-below': '{name}: los dos métodos para el día uno dan esto: {range}. ¿Por qué bastaron menos?',
    'kind-not-in-log': '{name}: ¿dónde está en el registro?',
    'days-convention':
      '{name}: ¿aquí se cuenta un día cada {hours} horas, o por fecha? Cada {hours} horas, el registro da {periods} días de equipo; por fecha, {dates}.',
    'days-above-log':
      '{name}: el registro tiene cuando mucho {most} días de equipo. ¿Qué horas de inicio y de fin explican los otros {more}?',
    'several-lines':
      '{name} está en {lines} renglones, {days} días de equipo en total. ¿Son otros aparatos u otros días?',
    'rates-differ': '{name}: los renglones traen precios distintos, {rates}. ¿En qué se distinguen los aparatos?',
    'no-log': '¿Hay un registro, con lecturas de cada día y el inicio y el fin de cada aparato?',
    'date-without-readings': '¿Hay un registro del {date}?',
    'days-after-dry': '{names}: las lecturas permitían retirar el aparato. ¿Por qué se quedó más tiempo?',
    'no-dry-standard': '{name}: ¿cuánto marcó el mismo material en un lugar seco?',
    'air-not-read': '{moment}: ¿se leyó esto? {gaps}.',
    'weak-depression':
      '{moment}, {name}: la baja de granos (grain depression) fue pequeña. ¿Estaba prendido el aparato, tenía sucio el filtro o se leyó la salida muy de lejos?',
    'no-change-noted': '{moment}: {names} no bajó. ¿Qué se cambió ese día?',
    'not-dry-at-last-visit': '{moment}: ¿qué se acordó sobre los puntos que no estaban secos?',
  },
  rules: {
    methods: {
      title: 'Dos métodos para el día uno',
      how: {
        words:
          'Uno es el de nuestras calculadoras: volumen, clase y material para los deshumidificadores; paredes, piso y superficie para los ventiladores de secado. El otro es el del ramo: una tabla para los deshumidificadores y el área mojada para los ventiladores. Preguntamos cuando un número pasa de los dos o queda debajo de los dos. La respuesta está en un cálculo escrito y en las lecturas de cada día.',
        facts: ['equipment-count-quarrel', 'air-mover-count-2021', 'dehumidifier-chart-factors'],
      },
      law: 'Como los muestran nuestras calculadoras',
    },
    'no-method': {
      title: 'Aparatos que aquí no contamos',
      how: {
        words:
          'Los depuradores se calculan por cambios de aire por hora, y lo publicado va de 2 a 12. Cuál toca depende del polvo, de la suciedad y de las personas en riesgo, así que aquí no los contamos; la calculadora del depurador hace la cuenta. Para los tapetes no encontramos un método. Los deshumidificadores los contamos solo si está su capacidad, y solo los del tipo que se eligió en el formulario o en el plan del trabajo de secado.',
        facts: ['air-scrubbing-rates', 'scrubbers-when'],
      },
      law: 'No hay un solo método',
    },
    lines: {
      title: 'Varios renglones del mismo tipo de aparato',
      how: 'Varios renglones del mismo tipo de aparato pueden ser aparatos distintos, días distintos o los mismos aparatos dos veces. Los precios solo se comparan entre sí: no los multiplicamos ni los sumamos.',
      law: 'Regla nuestra',
    },
    days: {
      title: 'Días de equipo',
      how: 'Aparatos por días. Un registro los da por día completo o parte de uno, por fecha y por noche. El contrato dice cuál vale.',
      law: 'Regla nuestra: las fuentes cuentan de distintas maneras',
    },
    log: {
      title: 'Qué lleva un registro',
      how: {
        words:
          'El inicio y el fin de cada aparato; de cada lectura, su valor, la superficie, el cuarto, la fecha y el medidor.',
        facts: ['evidence-by-room-and-phase'],
      },
      law: 'Lo que buscan los ajustadores, según se publica',
    },
    air: {
      title: 'Cada día, en cada lugar',
      how: {
        words:
          'El aire se lee cada día afuera, en un cuarto seco, en cada cuarto mojado y a la salida de cada deshumidificador.',
        facts: ['daily-air-readings'],
      },
      law: 'Como se enseña en el ramo',
    },
    'after-dry': {
      title: 'Cuando las lecturas ya están secas',
      how: 'Un ventilador de secado se puede retirar cuando su cuarto marca seco; los otros aparatos, cuando lo marca su zona de secado. Un día para una segunda lectura es común; después hay una razón para preguntar.',
      law: 'Regla nuestra',
    },
    standard: {
      title: 'Una referencia seca',
      how: {
        words: 'La meta de un punto sale del mismo material, cerca de ahí, que nunca se mojó.',
        facts: ['dry-standard-nearby-material'],
      },
      law: 'Como se enseña en el ramo',
    },
    depression: {
      title: 'Baja de granos (grain depression)',
      how: {
        words:
          'El agua del aire que entra a un deshumidificador menos el agua del aire que sale. Quienes revisan facturas suelen pedir por lo menos cinco granos. Al final de un trabajo es normal que sean menos; por eso preguntamos solo mientras la zona no está seca.',
        facts: ['grain-depression', 'five-grain-threshold'],
      },
      law: 'Como la usan quienes revisan facturas',
    },
    fall: {
      title: 'Sin bajar de un día al otro',
      how: 'Si un punto no baja en un día, preguntamos qué cambió: se movió un aparato, se abrió una pared, se encontró una fuga.',
      law: 'Regla nuestra',
    },
    end: {
      title: 'La última visita',
      how: 'Si al final había puntos que no estaban secos, puede que los hayan arrancado, que se haya acordado dejarlos o que se hayan olvidado. El registro debería decir cuál de las tres.',
      law: 'Regla nuestra',
    },
  },
} as const satisfies EquipmentCheckMessages;
