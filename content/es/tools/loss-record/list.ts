import type { RecordListMessages } from '../../../en/tools/loss-record/list.ts';

export const recordList = {
  list: {
    notLoaded:
      'No se pudieron cargar los campos. Su registro sigue en este dispositivo. Revise la señal y abra el registro otra vez.',
    looking: 'Buscando registros en este dispositivo.',
    title: 'Sus registros',
    begin: 'Empezar un registro',
    beginAnother: 'Empezar otro registro',
    name: 'Nombre del registro',
    nameHint: 'Una calle, un cuarto o un día. Puede dejarlo en blanco.',
    untitled: 'Registro sin nombre',
    open: 'Abrir',
    openNamed: 'Abrir: {name}',
    changed: 'Cambiado el {moment}',
    unread:
      'Una versión más nueva de esta página escribió este registro. Cierre todas las ventanas de este sitio y ábralo otra vez.',
    never: 'Todavía no hay copia guardada.',
    stale: 'Cambió desde la última copia.',
    fresh: 'Última copia: {moment}.',
    copy: 'Guardar una copia',
    copyNamed: 'Guardar una copia: {name}',
    delete: 'Borrar este registro',
    deleteNamed: 'Borrar este registro: {name}',
    deleteAll: 'Borrar todos los registros',
    deleted: { one: 'Se borró {count} registro.', other: 'Se borraron {count} registros.' },
    undo: 'Recuperar',
    untilLeft: 'Puede deshacerlo mientras no salga de esta página. Después las fotos se van para siempre.',
    all: 'Todos los registros',
    refused:
      'Este navegador no deja que las páginas guarden nada, así que aquí no se puede guardar un registro. Pruebe con otro navegador, o escriba en papel y tome fotos.',
    gone: 'Este registro no está en este navegador. Se borró en otra ventana, o lo borró el navegador. Si guardó una copia, abra la lista de todos los registros y tráigala de vuelta.',
  },
  errors: {
    full: 'No queda espacio en este dispositivo, así que el último cambio está solo en esta página. No la cierre: seguimos intentando. Guarde una copia y borre lo que no necesite.',
    refused:
      'El navegador no guardó el último cambio. Sigue en esta página y seguimos intentando. Guarde una copia antes de cerrarla.',
    gone: 'Este registro ya no está en este navegador, así que esto no se guardó. Se borró en otra ventana, o lo borró el navegador.',
    'no-such-row': 'Esta entrada se borró en otra ventana.',
    'too-many': 'Esta lista está llena: {most} entradas. Empiece otro registro.',
    'bad-value': 'Esto no se puede guardar así. Revíselo.',
    newer:
      'Una versión más nueva de esta página escribió este registro. Cierre todas las ventanas de este sitio y ábralo otra vez.',
  },
  taking: {
    title: 'Traer una copia de vuelta',
    lead: 'Un archivo ZIP que hizo esta página, o el archivo JSON que va adentro. También sirve de otro dispositivo.',
    choose: 'Abrir un archivo',
    reading: 'Leyendo la copia',
    found: 'La copia tiene «{name}». Cuartos: {rooms}, cosas: {things}, fotos: {photos}.',
    salvaged: 'Este archivo está dañado o le falta una parte. Compare lo que llega con lo que recuerda.',
    newRecord: 'Agregarla como registro',
    merge: 'Sumarla al registro de aquí: no se escribe encima de nada',
    replace: 'Ponerla en lugar del registro de aquí',
    leftOut: {
      one: '{count} entrada no se pudo leer y queda fuera: {places}',
      other: '{count} entradas no se pudieron leer y quedan fuera: {places}',
    },
    damaged: {
      one: '{count} foto falta o está dañada y queda fuera: {names}',
      other: '{count} fotos faltan o están dañadas y quedan fuera: {names}',
    },
    done: 'La copia ya está aquí.',
    failed: 'La copia no se pudo leer aquí. Revise la señal y elíjala otra vez.',
    cancel: 'No traerla',
    errors: {
      'not-a-record': 'Este archivo no es copia de un registro de daños.',
      'drying-job': 'Este archivo es un trabajo de secado. Tráigalo de vuelta en su página.',
      newer:
        'Una versión más nueva de esta página hizo esta copia. Cierre todas las ventanas de este sitio, ábralo otra vez e intente de nuevo.',
      damaged: 'Este archivo está dañado: no se puede leer lo que tiene. Pruebe con otra copia.',
    },
  },
} satisfies RecordListMessages;
