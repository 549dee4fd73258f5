import type { EquipmentCheckMessages } from '../../en/tools/equipment-check.ts';
import { shell } from '../calculators/shell.ts';

/** Palabras de la revisión del equipo. */
export const equipmentCheck = {
  form: {
    lines: 'Aparatos de la factura',
    linesHint: 'Una fila por cada línea que nombra aparatos. Lo demás de la factura no hace falta.',
    line: 'Línea {count}',
    kind: 'Aparato',
    choose: 'Elegir',
    units: 'Cuántos',
    days: 'Días',
    rate: 'Precio por día, en dólares',
    addLine: 'Agregar una línea',
    removeLine: 'Quitar la línea {count}',
    rooms: 'Los cuartos mojados',
    roomsHint:
      'Medidas por dentro, en pies. Lo que queda en blanco no está mojado. Se cuenta como alfombra y panel de yeso: con loseta, madera o concreto, o con agua atrapada muy adentro, elija un trabajo de secado.',
    room: 'Cuarto {count}',
    name: 'Nombre',
    length: 'Largo',
    width: 'Ancho',
    height: 'Altura',
    floor: 'Piso mojado, pies cuadrados',
    walls: 'Paredes mojadas hasta, pies',
    ceiling: 'Techo mojado, pies cuadrados',
    addRoom: 'Agregar un cuarto',
    removeRoom: 'Quitar el cuarto {count}',
    dehumidifier: 'Deshumidificador con que se cuenta',
    dehumidifiers: { lgr: 'LGR', conventional: 'Convencional', desiccant: 'Desecante' },
    rating: 'Su capacidad, pintas por día',
    airflow: 'Su flujo de aire, CFM',
    ratingHint: 'Está en la placa del aparato. En blanco: los deshumidificadores no se cuentan.',
    job: 'El registro, si lo hay',
    jobHint:
      'Nuestro trabajo de secado trae cuartos, aparatos y lecturas: de este dispositivo o de un archivo (JSON, ZIP). Se lee en esta ventana y no se cambia.',
    onDevice: 'Elegir un trabajo de este dispositivo',
    noneOnDevice: 'Este dispositivo no tiene trabajos que se puedan leer.',
    file: 'Elegir el archivo del trabajo',
    ofJob: 'Los cuartos y el registro vienen de este trabajo: {name}.',
    untitled: 'un trabajo sin nombre',
    leftOut: {
      one: '{count} dato no se pudo leer y queda fuera.',
      other: '{count} datos no se pudieron leer y quedan fuera.',
    },
    without: 'Seguir sin el trabajo',
    submit: 'Comparar',
    comparing: 'Comparando.',
    clear: 'Borrar formulario',
    undo: 'Traerlo de vuelta',
    kept: 'Lo que escribe se queda en este dispositivo. Sus números no se envían.',
    notKept: 'Este navegador no guarda nada: lo que escribe se va con esta ventana. Sus números no se envían.',
  },
  errors: {
    'in-doubt': shell.inDoubt,
    'no-line': 'Escriba por lo menos una línea de la factura.',
    'no-kind': 'Elija el aparato de esta línea.',
    'bad-units': 'Escriba cuántos aparatos: un número entero de {least} a {most}.',
    'bad-days': 'Escriba los días: un número mayor que cero, hasta {most}.',
    'bad-rate': 'Escriba el precio como un número de dólares hasta {most}, o déjelo en blanco.',
    'bad-size': 'Escriba el largo, el ancho y la altura de este cuarto en pies: números de {least} a {most}.',
    'bad-wet': 'Lo mojado no puede ser más de lo que tiene el cuarto. Escriba un número, o déjelo en blanco.',
    'bad-rating': 'Escriba la capacidad como un número mayor que cero, o déjela en blanco.',
    'not-a-record': 'Este archivo no es un trabajo de secado, o está dañado.',
    newer: 'Este archivo lo hizo una edición más nueva de este sitio. Abra esta página otra vez y vuelva a intentarlo.',
    'not-loaded': 'No se pudieron cargar las reglas. Revise la señal e inténtelo otra vez.',
  },
  answer: {
    title: 'Qué concuerda y qué preguntar',
    changed: 'Usted cambió algo. Oprima el botón otra vez.',
    lines: 'Línea por línea',
    line: '{units} × {kind}, {days} días',
    lineAtRate: '{units} × {kind}, {days} días, {rate} por día',
    machines: 'Aparatos',
    time: 'Días',
    range: '{low} a {high}',
    counts: {
      'count-within': 'Concuerda: los métodos iniciales dan {range}.',
      'count-above': 'Los métodos iniciales dan {range}.',
      'count-below': 'Los métodos iniciales dan {range}.',
      'no-method': 'Aquí no hay cuenta para este aparato.',
      'no-rooms': 'Sin comparar: no hay cuartos escritos.',
    },
    days: {
      'days-fit':
        'Concuerda: {days} días-aparato, y el registro tiene {periods} por períodos de {hours} horas y {dates} por fechas.',
      'days-convention':
        '{days} días-aparato. El registro tiene {periods} por períodos de {hours} horas y {dates} por fechas.',
      'days-above-log':
        '{days} días-aparato. El registro tiene {periods} por períodos de {hours} horas y {dates} por fechas.',
      'kind-not-in-log': '{days} días-aparato. El registro no nombra este aparato.',
      'no-log': '{days} días-aparato. No hay registro para comparar.',
    },
    ask: 'Qué preguntar',
    nothing: 'Estas líneas y este registro no dejan nada que preguntar.',
    first: 'Pregunte primero al contratista. Hay buenas razones para más y para menos.',
    guess:
      'Los métodos iniciales son un primer cálculo para el primer día, con alfombra y panel de yeso si ningún trabajo de secado dice otra cosa; deciden las lecturas.',
    byRule: 'Regla: {title}',
    print: 'Imprimir esta página',
    point: 'Punto {count}',
    machine: 'Aparato {count}',
  },
  questions: {
    'count-above': '{name}: los métodos iniciales dan {range}. ¿Por qué hicieron falta más?',
    'count-below': '{name}: los métodos iniciales dan {range}. ¿Por qué bastaron menos?',
    'kind-not-in-log': '{name}: ¿dónde está en el registro?',
    'days-convention':
      '{name}: ¿un día es aquí cada {hours} horas o cada fecha? Por {hours} horas el registro tiene {periods} días-aparato; por fechas, {dates}.',
    'days-above-log':
      '{name}: el registro tiene cuando mucho {most} días-aparato. ¿Qué horas de inicio y de fin hay detrás de los otros {more}?',
    'several-lines': '{name} en {lines} líneas, {days} días-aparato en total. ¿Son otros aparatos u otros días?',
    'rates-differ': '{name}: las líneas nombran precios distintos, {rates}. ¿En qué se distinguen los aparatos?',
    'no-log': '¿Hay un registro, con lecturas de cada día y el inicio y el fin de cada aparato?',
    'date-without-readings': '¿Hay un registro del {date}?',
    'days-after-dry': '{names}: las lecturas permitían retirar el aparato. ¿Por qué se quedó más tiempo?',
    'no-dry-standard': '{name}: ¿cuánto marcó el mismo material en un lugar seco?',
    'air-not-read': '{moment}: ¿se leyó esto? {gaps}.',
    'weak-depression':
      '{moment}, {name}: la baja de granos (grain depression) fue pequeña. ¿Se movió el aparato, se limpió el filtro o se leyó el aire más lejos?',
    'no-change-noted': '{moment}: {names} no bajó. ¿Qué se cambió ese día?',
    'not-dry-at-last-visit': '{moment}: ¿qué se acordó sobre los puntos que no estaban secos?',
  },
  rules: {
    methods: {
      title: 'Dos métodos iniciales',
      how: {
        words:
          'Uno es el de nuestras calculadoras, por volumen y paredes. El otro va por área mojada y por la tabla del oficio. Un número fuera de los dos es una razón para preguntar. La contestan un cálculo escrito y las lecturas de cada día.',
        facts: ['equipment-count-quarrel', 'air-mover-count-2021', 'dehumidifier-chart-factors'],
      },
      law: 'Como los muestran nuestras calculadoras',
    },
    'no-method': {
      title: 'Aparatos sin cuenta',
      how: {
        words:
          'Los depuradores y los tapetes dependen del polvo, de la suciedad y de las personas en riesgo. Un deshumidificador de otra clase que el elegido tiene otras cifras.',
        facts: ['scrubbers-when'],
      },
      law: 'No se encontró un método',
    },
    lines: {
      title: 'Líneas de una misma clase',
      how: 'Varias líneas de un aparato pueden ser otros aparatos, otros días o los mismos. De los precios solo se ve si son iguales o distintos: aquí no se multiplica nada ni se hace una suma.',
      law: 'Regla nuestra',
    },
    days: {
      title: 'Días-aparato',
      how: 'Aparatos por días. Un registro los da por períodos empezados de un día entero, por fechas tocadas y por noches. Cuál vale, lo dice el contrato.',
      law: 'Regla nuestra: las páginas cuentan de distintas maneras',
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
      law: 'Como se enseña en el oficio',
    },
    'after-dry': {
      title: 'Cuando las lecturas ya están secas',
      how: 'Un ventilador de secado se puede ir cuando su cuarto marca seco; los otros aparatos, cuando lo marca su cámara. Un día para una segunda lectura es común; después hay una razón para preguntar.',
      law: 'Regla nuestra',
    },
    standard: {
      title: 'Una referencia seca',
      how: {
        words: 'La meta de un punto sale del mismo material, cerca de ahí, que nunca se mojó.',
        facts: ['dry-standard-nearby-material'],
      },
      law: 'Como se enseña en el oficio',
    },
    depression: {
      title: 'Baja de granos (grain depression)',
      how: {
        words:
          'El agua del aire junto a un deshumidificador menos el agua del aire que sale de él. Los revisores suelen pedir por lo menos cinco granos. Al final de un trabajo es normal que sean menos; por eso preguntamos solo mientras la cámara no está seca.',
        facts: ['grain-depression', 'five-grain-threshold'],
      },
      law: 'Como la usan los revisores',
    },
    fall: {
      title: 'Sin bajar de un día al otro',
      how: 'Un punto que no baja en un día pide saber qué se cambió: un aparato que se movió, una pared que se abrió, una fuga que se encontró.',
      law: 'Regla nuestra',
    },
    end: {
      title: 'La última visita',
      how: 'Los puntos que no estaban secos al final pudieron arrancarse, acordarse u olvidarse. Conviene que el registro lo diga.',
      law: 'Regla nuestra',
    },
  },
} as const satisfies EquipmentCheckMessages;
