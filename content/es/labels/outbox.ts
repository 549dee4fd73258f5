import type { waiting as english } from '../../en/labels/outbox.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

export const waiting = {
  kinds: { ask: 'Pregunta', estimate: 'Solicitud de estimado', newsletter: 'Boletín' },
  count: {
    one: '{count} mensaje está guardado en este dispositivo y no nos ha llegado.',
    other: '{count} mensajes están guardados en este dispositivo y no nos han llegado.',
  },
  nothing: 'Usted no tiene mensajes por enviar en este dispositivo.',
  refusesAll: 'Este navegador no guarda nada de este sitio; aquí no se pueden guardar mensajes.',
  written: 'Escrito: {moment}',
  photos: { one: '{count} foto', other: '{count} fotos' },
  waits: 'Esperando señal',
  refusedWith: 'Nuestro servidor no lo recibió: {words}',
  arrivedWith: 'Nos llegó: {moment}. Número de referencia: {reference}',
  arrivedNewsletter: 'Nos llegó: {moment}. Busque el enlace en su correo.',
  tryNow: 'Enviar ahora',
  trying: 'Intentando…',
  noLine: 'Todavía no se pudo enviar. Sigue guardado aquí y sale solo cuando haya señal.',
  cancel: 'Cancelar',
  change: 'Cambiarlo',
  noRoom: 'Ya empezó otro mensaje en el formulario. Envíe ese primero, o borre el formulario. Este se queda aquí.',
  remove: 'Quitar de la lista',
  named: '{button}: {kind}',
  cancelled: 'Cancelado. Si ya iba en camino, todavía puede llegarnos.',
  removed: 'Se quitó de la lista.',
  undo: 'Deshacer',
  restored: 'Listo, se restauró.',
  bar: {
    overdue: 'Un mensaje que usted escribió ({moment}) todavía no nos ha llegado. Si no puede esperar, llame.',
    refused: 'Nuestro servidor no recibió un mensaje suyo. Sigue en este dispositivo.',
    arrived: {
      one: 'Ya tenemos su mensaje. Número de referencia: {references}.',
      other: 'Ya tenemos sus mensajes. Números de referencia: {references}.',
    },
    arrivedNewsletter: 'Ya tenemos su correo. Busque ahí el enlace.',
    see: 'Ver lo que falta enviar',
    good: 'Está bien',
  },
} satisfies MessageShape<typeof english>;
