import type { thisDevice as english } from '../../en/pages/this-device.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

/** The page that lists what the visitor's own device keeps, and deletes it. */
export const thisDevice = {
  title: 'Qué está guardado en este dispositivo',
  description:
    'Borradores, marcas y evaluaciones que este sitio guarda en su navegador. Aquí los ve, los abre y los borra. A nosotros no nos llegó nada de esto.',
  lede: 'Algunas páginas guardan en su propio navegador lo que va escribiendo, para que no lo pierda si se acaba la pila o se cierra la página. Nosotros no podemos verlo; usted sí, aquí.',
  home: 'Inicio',
  needsScript: 'Sin JavaScript, este sitio no guarda nada en su dispositivo; aquí no hay nada que mostrar.',
  nothing: 'No hay nada guardado en este dispositivo.',
  until: 'Este navegador no deja que las páginas guarden nada. Lo que escriba aquí se borra al cerrar la página.',
  count: {
    one: 'Hay {count} elemento guardado en este dispositivo.',
    other: 'Hay {count} cosas guardadas en este dispositivo.',
  },
  when: 'Guardado: {moment}',
  open: 'Abrir su página',
  delete: 'Borrar',
  deleteNamed: 'Borrar: {name}',
  deleteAll: 'Borrar todo',
  deleted: { one: 'Se borró {count} elemento.', other: 'Se borraron {count} elementos.' },
  undo: 'Deshacer',
  restored: 'Listo, se restauró.',
  begin: {
    title: 'Empiece uno, y aquí lo encuentra',
    pages: {
      '/loss-record': {
        title: 'Registro de daños',
        line: 'Fotos, artículos dañados, recibos y llamadas para su ajustador.',
      },
      '/guides/emergency-checklist': {
        title: 'Lista de emergencia',
        line: 'Marque cada paso y siga donde se quedó.',
      },
      '/drying-job': {
        title: 'Trabajo de secado',
        line: 'Para cuadrillas: cuartos, equipo y las lecturas de cada día.',
      },
    },
  },
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
    'claim-clock': 'Las fechas de una reclamación',
    'loss-record': 'Un registro de daños, con sus fotos',
    'drying-job': 'Un trabajo de secado, con sus lecturas',
    'equipment-check': 'Las líneas de una factura que comparó',
    room: 'El cuarto que midió para una calculadora',
    place: 'El pueblo que eligió por la presión del aire',
    airs: 'Las lecturas de aire que guardó en la gráfica psicrométrica',
    'reading-place': 'La sección del manual que leyó la última vez',
    language: 'El idioma que eligió',
    'shared-photo': 'Una foto o un documento para un registro de daños',
    waiting: 'Un mensaje que falta por enviar',
    keeping: 'Su decisión de no guardar aquí el manual',
  },
  manual: 'El manual no está en esta lista; se guarda aparte:',
  keep: 'Guardar este manual',
  more: 'Para ver qué guardamos nosotros, y por cuánto tiempo, lea la',
  privacy: 'política de privacidad',
} as const satisfies MessageShape<typeof english>;
