import type { thisDevice as english } from '../../en/pages/this-device.ts';
import type { Wording } from '../../locale/words.ts';

/** The page that lists what the visitor's own device keeps, and deletes it. */
export const thisDevice = {
  title: 'Qué guarda este dispositivo',
  description:
    'Borradores, marcas y evaluaciones que este sitio guarda en el navegador de usted. Aquí los ve, los abre y los borra. Nada de esto se envió.',
  lede: 'Algunas páginas guardan un poco de su trabajo en el navegador de usted, para que no lo pierda si se acaba la pila o se cierra la página. Nosotros no podemos verlo. Aquí usted sí.',
  home: 'Inicio',
  needsScript:
    'Con JavaScript apagado, este sitio no guarda nada en su dispositivo, así que aquí no hay nada que mostrar.',
  nothing: 'No hay nada guardado en este dispositivo.',
  until: 'Este navegador no deja que las páginas guarden nada. Lo que escriba aquí se va al cerrar la página.',
  count: {
    one: 'Hay {count} cosa guardada en este dispositivo.',
    other: 'Hay {count} cosas guardadas en este dispositivo.',
  },
  when: 'Guardado: {moment}',
  open: 'Abrir su página',
  delete: 'Borrar',
  deleteNamed: 'Borrar: {name}',
  deleteAll: 'Borrar todo',
  deleted: { one: 'Se borró {count} cosa.', other: 'Se borraron {count} cosas.' },
  undo: 'Deshacer',
  restored: 'Ya está de vuelta.',
  names: {
    'ask-draft': 'Una pregunta que no ha enviado',
    'ask-photos': 'Fotos de una pregunta que no ha enviado',
    'ask-attempt': 'Una pregunta que iba en camino a nosotros',
    'ask-handover': 'Una evaluación en camino al formulario de preguntas',
    'estimate-draft': 'Una solicitud de estimado que no ha enviado',
    'estimate-photos': 'Fotos de una solicitud de estimado que no ha enviado',
    'estimate-attempt': 'Una solicitud de estimado que iba en camino a nosotros',
    'estimate-handover': 'Números de una herramienta en camino al formulario del estimado',
    'assessment-draft': 'El texto del cuadro de la evaluación',
    'assessment-history': 'Sus últimas evaluaciones',
    ticks: 'Marcas en una lista',
    'claim-clock': 'Los días de una reclamación',
    'loss-record': 'Un registro de daños, con sus fotos',
    'drying-job': 'Un trabajo de secado, con sus lecturas',
    'equipment-check': 'Las líneas de una factura que comparó',
    room: 'El cuarto que midió para una calculadora',
    airs: 'Los aires que dejó en la gráfica psicrométrica',
    'reading-place': 'El capítulo del manual que leyó la última vez',
    language: 'El idioma que eligió',
    keeping: 'Que el manual no se guarde aquí',
  },
  manual: 'El manual mismo se guarda aparte de esta lista:',
  keep: 'Guardar este manual',
  more: 'Lo que guardamos nosotros, y por cuánto tiempo, está en la',
  privacy: 'política de privacidad',
} as const satisfies Wording<typeof english>;
