import type {
  answer as englishAnswer,
  page as englishPage,
  shell as englishShell,
} from '../../en/calculators/shell.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

/** The words that every calculator shares before there is a result, and where the parts of a result cannot be had. */
export const shell = {
  calculate: 'Calcular',
  result: 'Resultado',
  check: 'Revise: {fields}.',
  /** Thousands to some people, decimals to others: "1,500". */
  inDoubt: '«{typed}» puede ser dos números. Escriba {thousands} o {decimal}.',
  stale: 'Usted cambió el formulario. Oprima el botón otra vez para ver el nuevo resultado.',
  figure: 'Fig. {number}',
  example: 'Ejemplo. {alt}',
  exampleCaption: 'Un ejemplo, hasta que oprima el botón.',
  range: 'de {low} a {high}',
  room: { title: 'El cuarto, por dentro', use: 'Usar {size} pies' },
} as const satisfies MessageShape<typeof englishShell>;

/** The words that every result shares. They come with the first touch of the form. */
export const answer = {
  /** A link from elsewhere held something that no field here can hold. */
  badLink: 'El enlace traía algo que no podemos usar aquí: {names}. Lo demás ya está puesto.',
  working: 'Mostrar el cálculo',
  source: 'Fuente: {source}',
  /** A sum that is rounded to a whole number. */
  rounded: '{sum} = {exact}, o sea {whole}',
  /** A calculator that was opened from a room of a drying job. */
  forJob: {
    put: 'Poner {count} en el trabajo',
    chamber: {
      one: 'Los demás cuartos de esta cámara necesitan {others} pintas al día. Con este cuarto son {need}: {count} aparato de {rating} pintas para toda la cámara.',
      other:
        'Los demás cuartos de esta cámara necesitan {others} pintas al día. Con este cuarto son {need}: {count} aparatos de {rating} pintas para toda la cámara.',
    },
    why: '{title}, nuestra calculadora',
    done: '{count} está en el trabajo como número suyo, con esta calculadora como razón.',
    failed: 'No se pudo cambiar el trabajo. Ábralo y escriba el número ahí.',
    back: 'Volver al trabajo',
  },
  nextTools: 'Herramientas que siguen',
  help: {
    title: 'Que alguien venga a medir: gratis',
    text: 'El formulario recibe estos números. No se envía nada hasta que oprima su botón.',
    send: 'Enviar estos números',
    call: 'Llame al {phone}',
  },
  copyLink: 'Copiar enlace',
  linkCopied: 'Enlace copiado.',
  copyText: 'Copiar texto',
  textCopied: 'Texto copiado.',
  print: 'Imprimir',
  copyByHand: 'Su navegador no deja copiar. Copie el texto de aquí:',
  textToCopy: 'Texto para copiar',
} as const satisfies MessageShape<typeof englishAnswer>;

export const page = {
  needsScript:
    'Esta calculadora necesita JavaScript. El método de abajo enseña a hacer la cuenta a mano. O llame al {phone}, de día o de noche.',
  breadcrumb: 'Ruta de la página',
  home: 'Inicio',
} as const satisfies MessageShape<typeof englishPage>;
