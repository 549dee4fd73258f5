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
  shared: 'Este resultado venía en el enlace. Puede cambiar lo que quiera en el formulario.',
  check: 'Revise: {fields}.',
  /** Thousands to some people, decimals to others: "1,500". */
  inDoubt: '«{typed}» se puede leer de dos maneras. Escriba {thousands} o {decimal}.',
  stale: 'Cambió el formulario y así no se puede calcular. Corríjalo para ver el nuevo resultado.',
  figure: 'Fig. {number}',
  example: 'Ejemplo. {alt}',
  exampleCaption: 'Esto es un ejemplo hasta que oprima el botón.',
  range: 'de {low} a {high}',
  room: { title: 'El cuarto, por dentro', use: 'Usar {size} pies' },
} as const satisfies MessageShape<typeof englishShell>;

/** The words that every result shares. They come with the first touch of the form. */
export const answer = {
  /** A link from elsewhere held something that no field here can hold. */
  badLink: 'No pudimos usar esta parte del enlace: {names}. Lo demás ya está puesto.',
  working: 'Mostrar el cálculo',
  source: 'Fuente: {source}',
  /** A sum that is rounded to a whole number. */
  rounded: '{sum} = {exact}, o sea {whole}',
  /** A calculator that was opened from a room of a drying job. */
  forJob: {
    put: 'Usar {count} en el trabajo',
    chamber: {
      one: 'Los demás cuartos de esta zona de secado necesitan {others} pintas al día. Con este cuarto son {need}: {count} deshumidificador de {rating} pintas para toda la zona.',
      other:
        'Los demás cuartos de esta zona de secado necesitan {others} pintas al día. Con este cuarto son {need}: {count} deshumidificadores de {rating} pintas para toda la zona.',
    },
    why: 'De nuestra calculadora: {title}',
    done: 'El trabajo ya tiene {count} como número suyo, con esta calculadora como razón.',
    failed: 'No pudimos cambiar el trabajo. Ábralo y escriba el número ahí.',
    back: 'Volver al trabajo',
  },
  nextTools: 'Lo que sigue',
  logJob: 'Anotarlo en un trabajo de secado',
  help: {
    title: 'Pida una inspección gratis',
    text: 'Le llenamos el formulario con estos números. No se manda nada hasta que usted oprima el botón.',
    send: 'Enviar estos números',
    call: 'Llame al {phone}',
  },
  share: 'Compartir',
  copyLink: 'Copiar enlace',
  linkCopied: 'Enlace copiado.',
  copyText: 'Copiar texto',
  textCopied: 'Texto copiado.',
  print: 'Imprimir',
  copyByHand: 'Su navegador no permitió copiarlo. Cópielo de aquí:',
  textToCopy: 'Texto para copiar',
} as const satisfies MessageShape<typeof englishAnswer>;

export const page = {
  needsScript:
    'Esta calculadora necesita JavaScript. El método de abajo enseña a hacer la cuenta a mano. O llame al {phone}, de día o de noche.',
  breadcrumb: 'Ruta de la página',
  home: 'Inicio',
} as const satisfies MessageShape<typeof englishPage>;
