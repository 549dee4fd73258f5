import type { RecordListMessages } from '../../../en/tools/loss-record/list.ts';

export const recordList = {
  start: {
    title: 'Cómo funciona',
    steps: [
      'Empiece un registro y tome fotos de cada cuarto mojado.',
      'Agregue poco a poco sus artículos dañados, recibos y llamadas.',
      'Mándele a su ajustador un solo ZIP: un PDF, su lista de artículos y todas las fotos.',
    ],
    sample: 'Abrir un registro de ejemplo',
  },
  sampleRecord: {
    title: 'Ejemplo: tubo reventado en la cocina',
    account: 'Texto de ejemplo. El tubo de abajo del fregadero se reventó en la noche. Cerramos la llave principal.',
    room: 'Cocina',
    items: ['Tapete', 'Gabinete de abajo', 'Mesa'],
    photos: ['Ejemplo, un dibujo: dónde se puede esconder el agua', 'Ejemplo, un dibujo: señales en el cuarto'],
    cost: 'Ejemplo: renta de ventiladores y un deshumidificador',
    caller: 'Ajustador (ejemplo)',
    said: 'Nota de ejemplo de una llamada.',
    promised: 'Una visita para ver el daño',
  },
  sample: {
    note: 'Esto es un ejemplo. No forma parte de sus registros.',
    remove: 'Quitar el ejemplo',
  },
  list: {
    notLoaded:
      'No se pudieron cargar los campos. Su registro sigue en este dispositivo. Revise la señal y abra el registro otra vez.',
    looking: 'Buscando registros en este dispositivo…',
    title: 'Sus registros',
    begin: 'Empezar un registro',
    beginAnother: 'Empezar otro registro',
    name: 'Nombre del registro',
    nameHint: 'Una calle, un cuarto o una fecha. Puede dejarlo en blanco.',
    untitled: 'Registro sin nombre',
    open: 'Abrir',
    openNamed: 'Abrir: {name}',
    changed: 'Cambiado el {moment}',
    unread:
      'Una versión más nueva de esta página escribió este registro. Cierre todas las ventanas de este sitio y ábralo otra vez.',
    never: 'Todavía no ha guardado una copia.',
    stale: 'Cambió desde la última copia.',
    fresh: 'Última copia: {moment}.',
    copy: 'Guardar una copia',
    copyNamed: 'Guardar una copia: {name}',
    delete: 'Borrar este registro',
    deleteNamed: 'Borrar este registro: {name}',
    deleteAll: 'Borrar todos los registros',
    deleted: { one: 'Se borró {count} registro.', other: 'Se borraron {count} registros.' },
    undo: 'Deshacer',
    untilLeft: 'Puede deshacerlo mientras no salga de esta página. Después, las fotos se borran para siempre.',
    all: 'Todos los registros',
    refused:
      'Este navegador no deja que las páginas guarden nada, así que aquí no se puede guardar un registro. Pruebe con otro navegador, o escriba en papel y tome fotos.',
    gone: 'Este registro no está en este navegador. Se borró en otra ventana, o lo borró el navegador. Si guardó una copia, abra la lista de todos los registros y restáurela.',
  },
  errors: {
    full: 'No queda espacio en este dispositivo, así que el último cambio está solo en esta página. No la cierre: seguimos intentando. Guarde una copia y borre lo que no necesite.',
    refused:
      'El navegador no guardó el último cambio. Sigue en esta página y seguimos intentando. Guarde una copia antes de cerrarla.',
    gone: 'Este registro ya no está en este navegador, así que esto no se guardó. Se borró en otra ventana, o lo borró el navegador.',
    'no-such-row': 'Este renglón se borró en otra ventana.',
    'too-many': 'Esta lista está llena: {most} renglones. Empiece otro registro.',
    'bad-value': 'Esto no se puede guardar así. Revíselo.',
    newer:
      'Una versión más nueva de esta página escribió este registro. Cierre todas las ventanas de este sitio y ábralo otra vez.',
  },
  taking: {
    title: 'Restaurar una copia',
    lead: 'Elija una copia que hizo esta página, en este u otro dispositivo: un archivo ZIP o JSON.',
    choose: 'Abrir un archivo',
    reading: 'Leyendo la copia…',
    found: 'La copia es de «{name}»: {rooms} cuartos, {things} artículos, {photos} fotos.',
    salvaged: 'Este archivo está dañado o le falta una parte. Compare lo que se restaure con lo que recuerda.',
    newRecord: 'Abrirla como otro registro',
    merge: 'Sumarla a este registro, sin borrar nada',
    replace: 'Reemplazar este registro',
    leftOut: {
      one: '{count} renglón no se pudo leer y queda fuera: {places}',
      other: '{count} renglones no se pudieron leer y quedan fuera: {places}',
    },
    damaged: {
      one: '{count} foto falta o está dañada y queda fuera: {names}',
      other: '{count} fotos faltan o están dañadas y quedan fuera: {names}',
    },
    done: 'Listo, se restauró.',
    failed: 'La copia no se pudo leer aquí. Revise la señal y elíjala otra vez.',
    cancel: 'No restaurar',
    errors: {
      'not-a-record': 'Este archivo no es copia de un registro de daños.',
      'drying-job': 'Este archivo es un trabajo de secado. Restáurelo en la página del trabajo de secado.',
      newer:
        'Una versión más nueva de esta página hizo esta copia. Cierre todas las ventanas de este sitio, ábralo otra vez e intente de nuevo.',
      damaged: 'Este archivo está dañado: no se puede leer lo que tiene. Pruebe con otra copia.',
    },
  },
} satisfies RecordListMessages;
