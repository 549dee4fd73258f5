import type { JobListMessages } from '../../../en/tools/drying-job/list.ts';

export const jobList = {
  start: {
    title: 'Cómo funciona',
    steps: [
      'Prepare el trabajo: cuartos, puntos de humedad y equipo.',
      'Anote una visita cada día. Verá qué ya está seco, qué dejó de bajar y qué se puede retirar.',
      'Saque un informe que un ajustador pueda leer: con datos, plan y gráficas al principio.',
    ],
    sample: 'Abrir un trabajo de ejemplo',
  },
  sample: {
    note: 'Esto es un ejemplo. No forma parte de sus trabajos.',
    remove: 'Quitar el ejemplo',
  },
  sampleJob: {
    title: 'Ejemplo: tubo roto en la sala',
    customer: 'Cliente de ejemplo',
    source: 'Tubo de agua (ejemplo)',
    rooms: ['Sala', 'Pasillo'],
    points: ['Pared norte, abajo', 'Pared este, abajo', 'Pared junto a la puerta'],
    material: 'Tablaroca (sheetrock)',
    meter: 'Medidor de puntas (ejemplo)',
    standardFrom: 'Recámara, la misma tablaroca',
  },
  list: {
    notLoaded:
      'No se pudieron cargar los campos. Su trabajo sigue en este dispositivo. Revise la señal y abra el trabajo otra vez.',
    looking: 'Buscando trabajos en este dispositivo…',
    title: 'Sus trabajos',
    begin: 'Empezar un trabajo',
    beginAnother: 'Empezar otro trabajo',
    name: 'Nombre del trabajo',
    nameHint: 'Una calle, un cliente o un número. Puede dejarlo en blanco.',
    untitled: 'Trabajo sin nombre',
    open: 'Abrir',
    openNamed: 'Abrir: {name}',
    changed: 'Cambiado el {moment}',
    unread:
      'Una versión más nueva de esta página guardó este trabajo. Cierre todas las ventanas de este sitio y ábralo otra vez.',
    never: 'Todavía no ha guardado una copia.',
    stale: 'Cambió desde la última copia.',
    fresh: 'Última copia: {moment}.',
    copy: 'Guardar una copia',
    copyNamed: 'Guardar una copia: {name}',
    delete: 'Borrar este trabajo',
    deleteNamed: 'Borrar este trabajo: {name}',
    deleteAll: 'Borrar todos los trabajos',
    deleted: { one: 'Se borró {count} trabajo.', other: 'Se borraron {count} trabajos.' },
    undo: 'Deshacer',
    untilLeft: 'Puede deshacerlo mientras no salga de esta página. Después, se borra para siempre.',
    all: 'Todos los trabajos',
    refused:
      'Este navegador no deja que las páginas guarden nada, así que aquí no se puede guardar un trabajo. Pruebe con otro navegador o escriba en papel.',
    gone: 'Este trabajo se borró en otra ventana.',
  },
  errors: {
    full: 'No queda espacio en este dispositivo, así que el último cambio está solo en esta página. No la cierre: seguimos intentando. Guarde una copia y borre lo que no necesite.',
    refused:
      'El navegador no guardó el último cambio. Sigue en esta página y seguimos intentando. Guarde una copia antes de cerrarla.',
    gone: 'Este trabajo se borró en otra ventana, así que esto no se guardó.',
    'no-such-row': 'Esta línea se borró en otra ventana.',
    'too-many': 'Esta lista está llena: {most} líneas. Empiece otro trabajo.',
    'bad-value': 'Esto no se puede guardar así. Revíselo.',
    newer:
      'Una versión más nueva de esta página guardó este trabajo. Cierre todas las ventanas de este sitio y ábralo otra vez.',
  },
  taking: {
    title: 'Abrir un archivo de trabajo',
    lead: 'Un archivo JSON o ZIP que hizo esta página, aquí o en otro dispositivo. Se abre como otro trabajo. Si el trabajo ya está aquí, agregamos lo que le falte y no borramos nada.',
    choose: 'Abrir un archivo',
    done: 'Listo: el trabajo se abrió aquí.',
    leftOut: {
      one: 'No se pudo leer {count} línea y quedó fuera.',
      other: 'No se pudieron leer {count} líneas y quedaron fuera.',
    },
    errors: {
      'not-a-record': 'Este archivo no es un trabajo de secado.',
      'loss-record': 'Este archivo es copia de un registro de daños. Restáurelo en la página del registro.',
      newer:
        'Una versión más nueva de esta página hizo este archivo. Cierre todas las ventanas de este sitio, ábralo otra vez y pruebe de nuevo.',
      damaged: 'Este archivo está dañado o cortado. Hágalo de nuevo, o use el archivo JSON.',
      kept: 'El navegador no lo guardó. Borre lo que no necesita y pruebe otra vez.',
    },
  },
} as const satisfies JobListMessages;
