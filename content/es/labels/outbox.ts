import type { waiting as english } from '../../en/labels/outbox.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

export const waiting = {
  kinds: { ask: 'Pregunta', estimate: 'Solicitud de estimado', newsletter: 'Boletín' },
  count: {
    one: '{count} mensaje espera en este dispositivo y no nos ha llegado.',
    other: '{count} mensajes esperan en este dispositivo y no nos han llegado.',
  },
  nothing: 'Nada espera en este dispositivo.',
  refusesAll: 'Este navegador no guarda nada de este sitio, así que aquí nada puede esperar.',
  written: 'Escrito: {moment}',
  photos: { one: '{count} foto', other: '{count} fotos' },
  waits: 'Espera la señal',
  refusedWith: 'Nuestro servidor no lo recibió: {words}',
  arrivedWith: 'Nos llegó: {moment}. Número de referencia: {reference}',
  arrivedNewsletter: 'Nos llegó: {moment}. Busque el enlace en su correo.',
  tryNow: 'Enviar ahora',
  trying: 'Intentando…',
  noLine: 'Nadie contestó. Se queda aquí y se envía solo cuando haya señal.',
  cancel: 'Cancelar',
  change: 'Volver al formulario',
  noRoom:
    'Su formulario tiene otro mensaje, y los dos no caben en uno. Envíe ese primero, o borre el formulario. Este se queda aquí.',
  remove: 'Quitar de la lista',
  named: '{button}: {kind}',
  cancelled: 'Cancelado. Si ya iba en camino, todavía puede llegarnos.',
  removed: 'Ya no está en la lista.',
  undo: 'Deshacer',
  restored: 'Ya está otra vez en la lista.',
  bar: {
    overdue: 'Un mensaje que usted escribió ({moment}) todavía no nos ha llegado. Si no puede esperar, llame.',
    refused: 'Nuestro servidor no recibió un mensaje suyo. Sigue en este dispositivo.',
    arrived: {
      one: 'Su mensaje ya nos llegó. Número de referencia: {references}.',
      other: 'Sus mensajes ya nos llegaron. Números de referencia: {references}.',
    },
    arrivedNewsletter: 'Su dirección ya nos llegó. Busque el enlace en su correo.',
    see: 'Ver qué espera',
    good: 'Está bien',
  },
} satisfies MessageShape<typeof english>;
