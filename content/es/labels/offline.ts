import type { Words } from '../../en/messages.ts';

/** La página que muestra qué de este sitio está guardado en un aparato, y lo que dice una página cuando hay algo más nuevo. */
export const keep: Words['keep'] = {
  sets: {
    first: {
      title: 'Para una emergencia',
      line: 'La lista, la guía de si puede quedarse en casa, la evaluación y los teléfonos para reclamar.',
    },
    rest: {
      title: 'Las demás guías y herramientas',
      line: 'En español, con el buscador, las calculadoras y las páginas de registros. Lo que escribió se guarda aparte.',
    },
    other: { title: 'El manual en inglés', line: 'Todo lo de arriba, en inglés.' },
    papers: {
      title: 'Para crear sus archivos',
      line: 'Para hacer, sin señal, los PDF y hojas de cálculo de un registro de daños o un trabajo de secado. Trae los tipos de letra.',
    },
    prints: {
      title: 'Hojas para imprimir',
      line: 'Todos los PDF y hojas de cálculo de recursos, en los dos idiomas.',
    },
  },
  size: '{size} MB',
  kept: 'Guardado el {moment}',
  keptOnce: 'Guardado',
  notKept: 'No está guardado',
  partly: 'Guardado en parte',
  keep: 'Guardar',
  keepNamed: 'Guardar: {name}',
  all: 'Guardar todo ({size} MB)',
  refresh: 'Buscar actualizaciones',
  forget: 'Quitar todo de este dispositivo',
  asking: 'Revisando qué hay guardado…',
  refused: 'Este navegador no guarda nada de este sitio. Con señal, todo funciona.',
  progress: '{done} de {all} MB',
  done: 'Listo, ya está guardado.',
  upToDate: 'Ya tiene la versión más nueva.',
  updateReady: 'Ya hay una versión más nueva en este dispositivo. Ábrala con «Mostrarla», arriba.',
  forgotten: 'El manual ya no está en este dispositivo. Sus borradores y registros siguen aquí.',
  forgetLater: 'No se borró nada: sin señal no podría guardarlo otra vez. Inténtelo cuando haya señal.',
  failed: {
    line: 'Se cortó la señal. Lo que alcanzó a llegar está guardado; inténtelo otra vez cuando haya señal.',
    full: 'Ya no hay espacio en este dispositivo. Lo que estaba guardado sigue aquí.',
  },
  bar: {
    edition: 'Hay una versión más nueva del manual. Lo que escribió está guardado.',
    reload: 'Mostrarla',
    later: 'Ahora no',
  },
};
