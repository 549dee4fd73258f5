import type { JobListMessages } from '../../../en/tools/drying-job/list.ts';

export const jobList = {
  list: {
    notLoaded:
      'No se pudieron cargar los campos. Su trabajo sigue en este dispositivo. Revise la señal y abra el trabajo otra vez.',
    looking: 'Buscando trabajos en este dispositivo.',
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
      'Una versión más nueva de esta página escribió este trabajo. Cierre todas las ventanas de este sitio y ábralo otra vez.',
    never: 'Todavía no hay copia guardada.',
    stale: 'Cambió desde la última copia.',
    fresh: 'Última copia: {moment}.',
    copy: 'Guardar una copia',
    copyNamed: 'Guardar una copia: {name}',
    delete: 'Borrar este trabajo',
    deleteNamed: 'Borrar este trabajo: {name}',
    deleteAll: 'Borrar todos los trabajos',
    deleted: { one: 'Se borró {count} trabajo.', other: 'Se borraron {count} trabajos.' },
    undo: 'Recuperar',
    untilLeft: 'Puede deshacerlo mientras no salga de esta página. Después nada lo recupera.',
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
      'Una versión más nueva de esta página escribió este trabajo. Cierre todas las ventanas de este sitio y ábralo otra vez.',
  },
  taking: {
    title: 'Traer de vuelta un archivo de trabajo',
    lead: 'Un archivo JSON o ZIP que hizo esta página, aquí o en otro dispositivo. Entra como un trabajo propio; si el trabajo ya está aquí, se completa y no se escribe encima de nada.',
    choose: 'Abrir un archivo',
    done: 'El trabajo ya está aquí.',
    leftOut: {
      one: 'No se pudo leer {count} línea y quedó fuera.',
      other: 'No se pudieron leer {count} líneas y quedaron fuera.',
    },
    errors: {
      'not-a-record': 'Este archivo no es un trabajo de secado.',
      'loss-record': 'Este archivo es copia de un registro de daños. Tráigalo de vuelta en su página.',
      newer:
        'Una versión más nueva de esta página hizo este archivo. Cierre todas las ventanas de este sitio, ábralo otra vez y pruebe de nuevo.',
      damaged: 'Este archivo está dañado o cortado. Hágalo de nuevo, o use el archivo JSON.',
      kept: 'El navegador no lo guardó. Borre lo que no necesita y pruebe otra vez.',
    },
  },
} as const satisfies JobListMessages;
