import type { mail as english } from '../../en/server/mail.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

/**
 * The words of the messages that the server sends. `{site}` and `{phone}` come from the owner's file, `{hours}` is the
 * promise for the urgency of the question, `{reference}` the question's own. The text message
 * keeps to letters of the phones' basic alphabet: any other, as an accented o, halves what fits.
 */
export const mail = {
  notice: {
    subject: { emergency: '[EMERGENCIA] {subject}', urgent: '[Urgente] {subject}', normal: '{subject}' },
    about: 'Pregunta {reference} ({category})',
    promise: 'Alguien hizo una pregunta en {language} en el sitio. El sitio prometió responder en menos de {hours}.',
    reply: {
      email: 'Si responde a este mensaje, le escribe a esa persona.',
      call: 'La persona quiere una llamada. Si responde a este mensaje, le escribe a ella.',
      text: 'La persona quiere un mensaje de texto. Si responde a este mensaje, le escribe a ella.',
    },
    noReply:
      'La persona dejó un teléfono y no dejó correo. No responda a este mensaje: llámele o mándele un mensaje de texto.',
    facts: {
      reference: 'Número de referencia',
      urgency: 'Urgencia',
      category: 'Tema',
      name: 'Nombre',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      reach: 'Cómo prefiere la respuesta',
      location: 'Ciudad o lugar',
      asked: 'Preguntó',
      waited: 'Esperó',
    },
    waited: '{length} en su dispositivo, sin señal, según el reloj de ese dispositivo',
    minutes: { one: '{count} minuto', other: '{count} minutos' },
    reach: { email: 'por correo', call: 'con una llamada', text: 'con un mensaje de texto' },
    notGiven: 'sin dato',
    photos: {
      attached: { one: '{count} foto va con este mensaje.', other: '{count} fotos van con este mensaje.' },
      stored: {
        one: 'Llegó con {count} foto. Para sacarla, ejecute: {command}',
        other: 'Llegó con {count} fotos. Para sacarlas, ejecute: {command}',
      },
    },
    links: {
      callBack: 'Yo le llamo',
      answered: 'Marcar como contestada',
      once: 'Cada enlace sirve una sola vez y solo por {days} días.',
    },
    whenAnswered: 'O, cuando ya esté contestada, ejecute: {command}',
  },
  sms: {
    subject: 'Pregunta {reference}',
    text: 'Alguien espera: {urgency}, {reference}, pregunta del {asked}. Respuesta prometida en menos de {hours}. Vea su correo.',
  },
  digest: {
    subject: { one: 'Falta contestar {count} pregunta', other: 'Falta contestar {count} preguntas' },
    nobodyWaits: 'No hay preguntas por contestar',
    intro: 'Estas preguntas siguen abiertas, primero la más antigua, cada una con el tiempo que prometimos.',
    due: '{urgency}, {category}, {name}: se contesta en menos de {hours}',
    broken: '{urgency}, {category}, {name}: atrasada por {hours}',
    hours: { one: '{count} hora', other: '{count} horas' },
    numbers: 'Ayer en el sitio: {calls}, {forms}, {tools}.',
    calls: { one: '{count} toque para llamar', other: '{count} toques para llamar' },
    forms: { one: '{count} pregunta enviada', other: '{count} preguntas enviadas' },
    tools: { one: '{count} herramienta usada', other: '{count} herramientas usadas' },
    calling: '{line}; alguien ya le llama desde {since}',
    inbox: 'Abra su bandeja de preguntas',
    inboxOnce:
      'Este enlace abre la bandeja en un dispositivo por {hours} horas. Sirve una sola vez, hasta mañana a esta hora.',
    whenAnswered:
      'Cuando una ya esté contestada, use el enlace de su propio mensaje. Para la más antigua, el comando es: {command}',
  },
  renewal: {
    subject: 'Su sitio web: revise esto antes del {day}',
    reminder: 'Recordatorio: su sitio web, revise esto antes del {day}',
    build:
      'Las visitas seguirán viendo su sitio como está. Pero desde el {day} ya no podrá publicar ningún cambio, ni siquiera un teléfono nuevo, hasta que alguien revise lo que sigue.',
    security:
      'La dirección para avisos de problemas de seguridad, {email}: mándele un mensaje y confirme que alguien la lee. Luego abra {file}, busque {until} y ponga una fecha un año más adelante.',
    fact: 'Datos de sus páginas: léalos otra vez en su fuente. Los nombres antes de los dos puntos están en la carpeta {folder}: búsquelos ahí. Si la fuente ya dice otra cosa, corrija las páginas que usan ese dato. Luego ponga una fecha más adelante. El comando {list} muestra los datos de seguridad y de leyes con sus fuentes. La lista está en inglés.',
    owner:
      'Fechas que usted anotó en {file}. Cuando haya renovado algo, escriba ahí la fecha siguiente. Si es una licencia o un certificado que no va a renovar, borre su número en el mismo archivo antes de ese día.',
    done: 'Al terminar, publique el cambio: {publish}. Si no es cosa suya, reenvíe este mensaje a quien cuida su sitio.',
  },
  urgency: { emergency: 'emergencia', urgent: 'urgente', normal: 'normal' },
  category: {
    emergency: 'emergencia',
    assessment: 'evaluación del daño',
    equipment: 'equipo',
    prevention: 'prevención',
    insurance: 'seguro de casa',
    general: 'general',
  },
  receipt: {
    subject: 'Ya tenemos su pregunta ({reference})',
    thanks: 'Gracias por escribirle al {site}. Su número de referencia es {reference}. {answer}',
    answer: {
      email: 'Nuestra meta es contestarle por correo en menos de {hours}.',
      call: 'Nuestra meta es llamarle en menos de {hours}.',
      text: 'Nuestra meta es mandarle un mensaje de texto en menos de {hours}.',
    },
    emergency:
      'Si hay peligro, llame al 911. Salga si hay humo, fuego o gas, y no se acerque a un cable caído. No se meta al agua que pueda estar tocando algo eléctrico. Si el agua corre, está subiendo o está cerca de algo eléctrico, no espere nuestra respuesta: llame al {phone}, de día o de noche.',
    notYou: '¿No nos preguntó nada? Alguien escribió su correo por error. No tiene que hacer nada.',
  },
  confirm: {
    subject: 'Confirme su suscripción al {site}',
    why: 'Alguien, quizá usted, escribió este correo para recibir nuestro boletín. Solo entra a la lista si abre este enlace en menos de dos días y oprime ahí el botón.',
    link: 'Confirmar',
    notYou: '¿No fue usted? No haga nada. No le volveremos a escribir.',
  },
  welcome: {
    subject: 'Ya está en la lista del {site}',
    thanks: 'Gracias por confirmar. Guarde este mensaje: trae el enlace para salirse de la lista cuando quiera.',
    link: 'Cancelar suscripción',
  },
} as const satisfies MessageShape<typeof english>;
