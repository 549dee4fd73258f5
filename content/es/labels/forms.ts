import type { forms as english } from '../../en/labels/forms.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';
import { api } from '../server/api.ts';

/** Words of the forms, and of what their scripts say. */
export const forms = {
  notForPeople: 'Deje este campo vacío',
  failure: '{reason} Si no puede esperar, llame al {phone}.',
  clear: 'Borrar formulario',
  undo: 'Deshacer',
  draft: 'Su borrador y sus fotos se quedan en este dispositivo hasta que los envíe o los borre.',
  needs: {
    faults: api.errors['form-faults'],
    needed: {
      name: api.fields['name-missing'],
      phone: api.fields['phone-needed'],
      email: api.fields['email-needed'],
    },
    wrong: { phone: api.fields['phone-wrong'], email: api.fields['email-wrong'] },
    optional: ' (opcional)',
  },
  phoneFor: 'Para llamarle o mandarle un mensaje.',
  emailFor: 'Lo necesitamos para contestarle por correo.',
  waits: {
    title: 'Todavía no se ha enviado: está guardado en este dispositivo',
    how: 'Sale solo en cuanto haya señal, con este sitio abierto o en su próxima visita. Algunos teléfonos lo mandan aunque usted cierre el sitio. Cuando nos llegue, verá su número de referencia.',
    call: 'Si no puede esperar, llame al {phone}.',
    see: 'Ver lo que falta enviar',
  },
  photos: {
    label: 'Fotos (opcional)',
    hint: 'Hasta {most} fotos. Las hacemos más chicas y les borramos la ubicación.',
    remove: 'Quitar',
    /** Said by the script of the form. */
    script: {
      removeNamed: 'Quitar {name}',
      tooMany: 'Puede mandar hasta {most} fotos. Las demás quedaron fuera.',
      unopened:
        'Este navegador no puede abrir {name}. Su mensaje se envía sin esa foto. Guárdela como JPEG y elíjala otra vez. En un iPhone: Configuración, Cámara, Formatos, Más compatible.',
    },
  },
  ask: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    reach: 'Cómo prefiere que le contestemos',
    location: 'Ciudad o lugar (opcional)',
    urgency: 'Urgencia',
    category: 'Tema',
    question: 'Su pregunta',
    use: 'Con esto le contestamos, y para nada más lo usamos. No escriba números de póliza ni nombres de otras personas.',
    confirmation: {
      title: '¡Pregunta enviada!',
      thanks: 'Gracias. Nuestro equipo experto revisará su pregunta y le responderá {within}.',
      reference: 'Número de referencia: {reference}',
    },
    /** Said by the script of the form. */
    script: {
      needed: { email: api.fields['email-wrong'], question: api.fields['question-missing'] },
      submit: 'Enviar pregunta',
      sending: 'Enviando…',
      keep: 'Guardar este mensaje',
      another: 'Hacer otra pregunta',
      last: 'Ya tenemos su última pregunta. Su número de referencia es {reference}.',
      refused: 'No pudimos recibir su pregunta. Su texto sigue guardado en este dispositivo.',
      unreachable:
        'No pudimos conectarnos. Su texto sigue guardado en este dispositivo. Oprima «Enviar pregunta» otra vez en un minuto.',
      offline:
        'No tiene conexión. Su texto sigue guardado en este dispositivo. Oprima «Enviar pregunta» otra vez cuando tenga conexión.',
      online: 'Ya tiene conexión. Oprima «Enviar pregunta».',
    },
  },
  estimate: {
    title: 'Pida un estimado gratis',
    intro: 'Son unas cuantas líneas, sin abrir cuenta.',
    name: 'Nombre',
    town: 'Ciudad o código postal',
    urgency: '¿Qué tan pronto nos necesita?',
    reach: '¿Cómo le contestamos?',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    question: 'Qué pasó',
    hint: '¿De dónde viene el agua, cuánto tiempo lleva ahí y qué mojó?',
    use: 'Cuando nos llegue, verá la confirmación. Con esto le contestamos, y para nada más lo usamos.',
    confirmation: {
      title: 'Ya tenemos su solicitud',
      thanks: 'Gracias. Nuestra meta es contestarle {within}.',
      reference: 'Número de referencia: {reference}',
    },
    script: {
      needed: { location: api.fields['town-missing'], question: api.fields['scenario-missing'] },
      submit: 'Pedir estimado gratis',
      sending: 'Enviando…',
      keep: 'Guardar este mensaje',
      another: 'Enviar otra solicitud',
      last: 'Ya tenemos su última solicitud. Su número de referencia es {reference}.',
      refused: 'No pudimos recibir su solicitud. Su texto sigue guardado en este dispositivo.',
      unreachable:
        'No pudimos conectarnos. Su texto sigue guardado en este dispositivo. Oprima «Pedir estimado gratis» otra vez en un minuto.',
      offline:
        'No tiene conexión. Su texto sigue guardado en este dispositivo. Oprima «Pedir estimado gratis» otra vez cuando tenga conexión.',
      online: 'Ya tiene conexión. Oprima «Pedir estimado gratis».',
    },
  },
  newsletter: {
    email: 'Correo electrónico',
    subscribe: 'Suscribirse',
  },
} satisfies MessageShape<typeof english>;
