import type { api as english } from '../../en/server/api.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

// What the server says in words. `{phone}` is the telephone number of the owner's file.

/** A refusal as a sentence, by its code. */
const errors = {
  unreadable: 'No pudimos leer lo que envió.',
  unexpected: 'Algo falló de nuestro lado. Intente otra vez o llame al {phone}.',
  'not-found': 'No hay nada en esta dirección.',
  'wrong-method': 'Esta dirección no acepta ese tipo de solicitud.',
  'too-slow': 'Tardó demasiado en llegar. Intente otra vez.',
  'too-long': 'Es demasiado largo para enviarlo. Acórtelo e intente otra vez.',
  'address-too-long': 'Esa dirección es demasiado larga.',
  'wrong-type': 'La solicitud trae un tipo de contenido que esta dirección no acepta.',
  'headers-too-large': 'La solicitud trae demasiados encabezados.',
  'one-host': 'La solicitud debe nombrar un solo servidor.',
  'other-site': 'Use el formulario de nuestro propio sitio.',
  'form-unreadable': 'Envíe los campos del formulario.',
  'form-faults': 'Revise el formulario. {sentences}',
  'looks-automatic': 'Parece que lo llenó un programa. Si usted es una persona, envíelo una vez más.',
  'too-fast': 'Eso fue más rápido de lo que escribe la gente. Oprima el botón otra vez.',
  'key-unreadable': 'La Idempotency-Key debe tener de ocho a cien letras, dígitos, «-» o «_».',
  'key-reused': 'Este formulario ya se había enviado con otro texto. Recargue la página y envíelo de nuevo.',
  'store-away': 'Por ahora no podemos guardar nada. Usted no perdió nada: intente en un minuto o llame al {phone}.',
  'too-many': 'Son demasiadas solicitudes. Espere {wait} e intente otra vez. Si no puede esperar, llame al {phone}.',
  'scenario-unreadable': 'Envíe un objeto JSON con la descripción en el campo scenario.',
} as const;

/** What is wrong with one field, by the code of the contract. */
const fields = {
  'field-unreadable': 'Revise este campo.',
  'name-missing': 'Escriba su nombre.',
  'name-long': 'Use {most} letras o menos en el nombre.',
  'email-wrong': 'Escriba su dirección de correo completa, como nombre@example.com.',
  'phone-wrong': 'Escriba su teléfono con código de área, de diez dígitos o más.',
  'phone-needed': 'Escriba el teléfono donde quiere recibir la llamada o el mensaje.',
  'email-needed': 'Escriba su correo, o elija que le llamemos.',
  'town-missing': 'Escriba su ciudad o código postal.',
  'town-long': 'Use {most} letras o menos en la ciudad.',
  'photos-many': 'Envíe {most} fotos o menos. Quite algunas y envíe otra vez.',
  'photo-large': 'La foto {name} es demasiado grande. Quítela o elija una más chica.',
  'photo-unreadable': '{name} no se puede abrir como foto. Quítela, o envíela como JPEG, PNG o WebP.',
  'reach-missing': 'Elija cómo quiere que le contestemos.',
  'location-long': 'Use {most} letras o menos en la ciudad o lugar.',
  'urgency-missing': 'Elija qué tan urgente es.',
  'category-missing': 'Elija un tema.',
  'question-missing': 'Escriba su pregunta.',
  'question-long': 'Use {most} letras o menos en la pregunta.',
  'scenario-missing': 'Describa qué pasó.',
  'scenario-long': 'Use {most} letras o menos en la descripción.',
  'language-unknown': 'El campo language acepta en o es.',
  'answers-unknown': 'El campo answers acepta una lista de ids de respuestas.',
} as const;

export const api = {
  errors,
  fields,
  waits: {
    seconds: { one: '{count} segundo', other: '{count} segundos' },
    minutes: { one: '{count} minuto', other: '{count} minutos' },
  },
  /** What fills the pages that answer a plain form. Without a built site, `thanks` and its kind are the whole answer. */
  replies: {
    promise: { one: 'en menos de {count} hora', other: 'en menos de {count} horas' },
    thanks: 'Gracias. El número de referencia de su pregunta es {reference}.',
    'check-mail': 'Revise su correo: el mensaje trae un enlace que confirma su suscripción.',
    'link-expired': 'Este enlace ya no sirve.',
    unsubscribed: 'Ya no está en la lista.',
    'page-not-found': '¡Ay! No encontramos esa página',
    'not-built': 'Todavía no se ha armado el sitio. Ejecute: npm run build',
  },
} as const satisfies MessageShape<typeof english>;
