import type { Words } from '../../en/messages.ts';

/** La página que muestra qué de este sitio está guardado en un aparato, y lo que dice una página cuando hay algo más nuevo. */
export const keep: Words['keep'] = {
  sets: {
    first: {
      title: 'Para una emergencia',
      line: 'La lista, si puede quedarse, evaluar el daño y los teléfonos para reclamar.',
    },
    rest: {
      title: 'Las otras guías y herramientas',
      line: 'En español, con la búsqueda, las calculadoras y sus registros.',
    },
    other: { title: 'El manual en inglés', line: 'Todo lo de arriba en el otro idioma.' },
    papers: {
      title: 'Lo que hace sus archivos',
      line: 'Los PDF y las hojas de cálculo de un registro de daños o de un trabajo de secado, sin señal.',
    },
    prints: {
      title: 'Las hojas para imprimir',
      line: 'Todos los PDF y las hojas de cálculo de la página de recursos, en los dos idiomas.',
    },
  },
  size: '{size} MB',
  kept: 'Guardado: {moment}',
  keptOnce: 'Guardado',
  notKept: 'No está guardado',
  partly: 'No está completo',
  keep: 'Guardar',
  keepNamed: 'Guardar: {name}',
  all: 'Guardar todo ({size} MB)',
  refresh: 'Ver si hay algo más nuevo',
  forget: 'Borrarlo todo',
  asking: 'Estamos viendo qué hay guardado en su dispositivo.',
  refused: 'Este navegador no guarda nada de este sitio. Todo funciona mientras haya señal.',
  progress: '{done} de {all} MB',
  done: 'Quedó guardado.',
  upToDate: 'Este dispositivo tiene el manual más nuevo.',
  updateReady: 'Ya hay un manual más nuevo en este dispositivo. Ábralo con «Mostrarla», arriba.',
  forgotten: 'Ya no hay nada del manual guardado en este dispositivo. Sus borradores y registros siguen aquí.',
  forgetLater:
    'Todo sigue guardado: no hay señal y, sin ella, no podría volver a guardarlo. Oprima otra vez cuando haya señal.',
  failed: {
    line: 'Se cortó la señal. Lo que llegó está aquí; vuelva a intentarlo cuando haya señal.',
    full: 'Este dispositivo está lleno. Lo que ya estaba guardado sigue aquí.',
  },
  bar: {
    edition: 'Hay una versión más nueva de este manual. Lo que escribió está guardado.',
    reload: 'Mostrarla',
    later: 'Ahora no',
  },
};
