import type { ClaimClockMessages } from '../../en/tools/claim-clock.ts';

/** Palabras de los plazos de la reclamación. */
export const claimClock = {
  helpLine: { words: '800-252-3439', facts: ['tdi-help-line'] },
  form: {
    policy: '¿Qué tipo de póliza es?',
    policies: {
      admitted: { label: 'De una compañía de seguros de Texas', hint: 'La mayoría de las pólizas de casa.' },
      surplus: {
        label: 'De líneas excedentes (surplus lines)',
        hint: 'Lo dice la página de declaraciones, el resumen al principio de la póliza.',
      },
      twia: { label: 'De la asociación de seguros contra tormentas de viento (TWIA)', hint: 'Solo en la costa.' },
      nfip: { label: 'Del seguro federal contra inundaciones (NFIP)', hint: 'Una póliza solo para inundaciones.' },
    },
    days: 'Las fechas que tenga',
    leave: 'Deje lo demás en blanco.',
    moreDays: 'Más fechas: prueba de pérdida, más tiempo, pago, demanda, moho',
    guess: 'Esta fecha es aproximada',
    more: '¿Hay algo de esto en su caso?',
    calledOnly: 'Solo llamé. No mandé nada por escrito a la compañía.',
    catastrophe: 'Un boletín del estado nombra este desastre y mi condado',
    catastropheHint:
      'El departamento de seguros nombra la catástrofe en un boletín. No basta con que el gobernador declare el desastre.',
    arson: 'La compañía dice que sospecha un incendio provocado',
    submit: 'Ver mis plazos',
    clear: 'Borrar las fechas',
    undo: 'Deshacer',
    counting: 'Cargando las reglas…',
    ofRecord: 'Estas fechas vienen de su registro de daños.',
    backToRecord: 'Volver al registro',
    kept: 'Sus fechas se quedan en este dispositivo y no se envían.',
    unsaved: 'El navegador no pudo guardar el último cambio. Sigue en esta página y seguimos intentando.',
    notKept: 'Este navegador no guarda nada: al cerrar la página se borran sus fechas.',
  },
  start: {
    title: 'Cómo funciona',
    steps: [
      'Escriba las fechas que sepa. Con una basta para empezar.',
      'Vea cada plazo: a quién le toca, para cuándo y con qué regla.',
      'Pase las fechas a su calendario o empiece con ellas un registro de daños.',
    ],
    sample: 'Verlo con un ejemplo',
  },
  sample: {
    note: 'Esto es un ejemplo, no es su reclamación. Sus fechas no cambian.',
    remove: 'Quitar el ejemplo',
  },
  days: {
    loss: { label: 'Fecha del daño', hint: 'Si fue una inundación, el primer día.' },
    notice: {
      label: 'Fecha en que la compañía recibió su reclamación por escrito',
      hint: 'Por el sitio de la compañía, por correo electrónico o por carta. Si solo llamó, el día de la llamada.',
    },
    proofAsked: {
      label: 'Fecha en que la compañía le pidió la prueba de pérdida jurada (Proof of Loss)',
      hint: 'Una declaración firmada, bajo juramento, de lo que reclama.',
    },
    papersIn: {
      label: 'Fecha en que la compañía recibió todo lo que pidió',
      hint: 'Si pide más, esta fecha cambia.',
    },
    moreTime: { label: 'Fecha de la carta en que la compañía pide más tiempo', hint: 'La carta dice por qué.' },
    decision: {
      label: 'Fecha de la decisión por escrito (aprueba todo, aprueba una parte o rechaza)',
      hint: 'Una llamada no cuenta. En el seguro de inundación, la fecha impresa en la carta.',
    },
    payNotice: { label: 'Fecha en que la compañía avisó que va a pagar', hint: '' },
    actDone: { label: 'Fecha en que usted hizo lo que faltaba para el pago', hint: '' },
    presuitNotice: { label: 'Fecha del aviso previo a una demanda', hint: '' },
    moldStop: {
      label: 'Fecha de cierre (stop-date) del trabajo de moho con licencia',
      hint: 'Es el día después de la revisión final, no el día en que se fue la cuadrilla.',
    },
    bought: { label: 'Fecha en que pidió el seguro de inundación y lo pagó', hint: '' },
  },
  errors: {
    'no-policy': 'Elija qué tipo de póliza es.',
    'no-day': 'Escriba al menos una fecha.',
    'not-a-day': 'Esa fecha no existe. Escriba mes, día y año.',
    'out-of-range': 'Escriba una fecha del {first} al {last}.',
    'before-loss': 'Esta fecha es anterior a la del daño. Revise las dos.',
    'out-of-order': 'Estas fechas están al revés. Revíselas.',
    'no-rules':
      'No se pudieron cargar las reglas, así que no hay plazos todavía. Sus fechas siguen aquí. Oprima otra vez o recargue la página.',
  },
  result: {
    title: 'Sus plazos',
    /** What to do now, over the dates. */
    now: {
      title: 'Qué le toca hacer hoy',
      nothing: 'Hoy no se vence nada. La siguiente fecha es el {day}. {title}.',
      line: 'La línea de tiempo de su reclamación',
    },
    none: 'Con las fechas que escribió todavía no empieza ningún plazo de esta póliza.',
    notAdvice:
      'Aquí solo contamos los días; no es asesoría legal. Esta página no dice si a alguien se le pasó una fecha.',
    act: {
      insurer: 'Le toca a la compañía',
      you: 'Le toca a usted',
      association: 'Le toca a la asociación',
      policy: 'La póliza',
      'mold-contractor': 'Le toca al contratista de moho',
    },
    doItBy: 'Hágalo a más tardar el',
    notBefore: 'No antes del',
    ask: 'Si no ha llegado nada, pregunte el',
    begins: 'Empieza el',
    latest: 'Con la cuenta más larga: {day}',
    someCount: 'Contado de otra manera, es el {day}. No espere hasta entonces.',
    from: 'Contado desde el {day}: {trigger}.',
    running: { one: 'Queda {count} día', other: 'Quedan {count} días' },
    today: 'Hoy',
    'ask-now': 'Pregunte hoy si ya lo hizo',
    'past-both': 'El plazo ya pasó, se cuente como se cuente. Llame a la línea de ayuda del estado: {phone}',
    pastMold:
      'El plazo ya pasó. Pídaselos al contratista, o quéjese con el departamento de licencias del estado (TDLR).',
    pastYours: 'Esta fecha ya pasó. Pregunte a la compañía o a un abogado qué significa en su caso.',
    open: 'Ya pasó la espera después del aviso. Un abogado le dice qué sigue.',
    pastPolicy: 'Esta fecha ya pasó.',
    disputes: 'Si no se ponen de acuerdo',
    disputesNote: 'Hable con un abogado mucho antes de estas fechas.',
    weather: 'Para reclamaciones por mal tiempo y para las del capítulo 541. Lo decide un abogado.',
    changed: 'Cambió una fecha. Oprima «Ver mis plazos» otra vez.',
    ruleAndSources: 'La regla y sus fuentes',
    record: 'Empezar un registro de daños con estas fechas',
  },
  reasons: {
    'tdi-wording': 'La ley cuenta 15 días; las páginas del estado dicen 15 días hábiles.',
    december: 'El 24 y el 26 de diciembre son feriados del estado, pero no nacionales.',
    'extension-start': 'Unos cuentan 45 días desde la carta; otros, desde el plazo anterior.',
    catastrophe: '15 días más, porque un boletín nombra la catástrofe (Código de Seguros de Texas, sección 542.059).',
    'catastrophe-60': 'Puede que los 15 días de más no alarguen el límite de 60 días.',
    'policy-words': 'Vale lo que diga su póliza. Si la póliza o una carta da otra fecha, cuenta esa.',
    roll: 'El último día cae en fin de semana o feriado, así que pasa al siguiente día hábil.',
    'no-writing': 'La ley cuenta desde el aviso por escrito. Mande hoy dos renglones.',
    guess: 'Usted marcó que esta fecha es aproximada.',
    'letter-after-deadline':
      'La ley deja pedir más tiempo antes de que se acabe el primer plazo. Esta carta es posterior.',
  },
  optional: {
    sentence: '{holidays} cae en medio. Puede que alguien cuente un día más.',
    several: '{holidays} caen en medio. Puede que alguien cuente un día más por cada uno.',
    'good-friday': 'Viernes Santo',
    'rosh-hashanah': 'Rosh Hashaná',
    'yom-kippur': 'Yom Kipur',
    'cesar-chavez-day': 'Día de César Chávez',
  },
  rules: {
    acknowledge: {
      title: 'La compañía confirma que recibió su reclamación, empieza a revisarla y pide lo que necesita',
      ask: '¿ya confirmó la compañía que recibió la reclamación?',
      how: {
        words: '15 días desde el aviso por escrito.',
        facts: ['acknowledge-15-days', 'acknowledge-tdi-business-days'],
      },
      surplus: {
        words: 'Líneas excedentes: 30 días hábiles desde el aviso por escrito.',
        facts: ['acknowledge-15-days', 'acknowledge-tdi-business-days'],
      },
      law: 'Código de Seguros de Texas (Insurance Code), sección 542.055',
    },
    decide: {
      title: 'La compañía decide por escrito y, si rechaza, explica por qué',
      ask: '¿ya decidió la compañía por escrito?',
      how: {
        words: '15 días hábiles después de recibir todo lo que pidió.',
        facts: ['accept-or-reject-15-business-days'],
      },
      law: 'Código de Seguros de Texas (Insurance Code), sección 542.056',
    },
    'decide-arson': {
      title: 'La compañía decide por escrito cuando sospecha que el incendio fue provocado',
      ask: '¿ya decidió la compañía por escrito?',
      how: {
        words: '30 días después de recibir todo lo que pidió.',
        facts: ['accept-or-reject-15-business-days'],
      },
      law: 'Código de Seguros de Texas (Insurance Code), sección 542.056',
    },
    'decide-extended': {
      title: 'La compañía decide después de pedir más tiempo',
      ask: '¿ya decidió la compañía por escrito?',
      how: {
        words: '45 días, contados desde la carta que dice por qué o desde el plazo anterior.',
        facts: ['more-time-two-readings'],
      },
      law: 'Código de Seguros de Texas (Insurance Code), sección 542.056',
    },
    pay: {
      title: 'La compañía paga lo que avisó que va a pagar',
      ask: '¿ya pagó la compañía?',
      how: {
        words: '5 días hábiles después de avisarlo.',
        facts: ['pay-within-5-business-days'],
      },
      surplus: {
        words: 'Líneas excedentes: 20 días hábiles después de avisarlo.',
        facts: ['pay-within-5-business-days'],
      },
      law: 'Código de Seguros de Texas (Insurance Code), sección 542.057',
    },
    'pay-after-act': {
      title: 'La compañía paga cuando usted ya hizo lo que faltaba',
      ask: '¿ya pagó la compañía?',
      how: {
        words: '5 días hábiles después.',
        facts: ['pay-within-5-business-days'],
      },
      surplus: {
        words: 'Líneas excedentes: 20 días hábiles después.',
        facts: ['pay-within-5-business-days'],
      },
      law: 'Código de Seguros de Texas (Insurance Code), sección 542.057',
    },
    'pay-60': {
      title: 'Después de esta fecha puede correr interés sobre lo que se deba pagar',
      ask: '¿ya pagó la compañía o rechazó la reclamación?',
      how: {
        words: '60 días después de recibir todo lo que pidió.',
        facts: ['payment-60-day-limit'],
      },
      law: 'Código de Seguros de Texas (Insurance Code), sección 542.058',
    },
    'proof-policy': {
      title: 'Mande la prueba de pérdida jurada (Proof of Loss)',
      ask: 'mande la prueba de pérdida jurada',
      how: {
        words:
          '60 días desde que la compañía se la pide, si su póliza es de modelo nacional; 91 si es de modelo de Texas.',
        facts: ['proof-of-loss-in-the-policy'],
      },
      law: 'Su póliza',
    },
    'suit-policy': {
      title: 'Último día para demandar a la compañía',
      ask: 'último día para una demanda, según la póliza',
      how: {
        words:
          'En Texas no vale un límite de menos de dos años. Muchas pólizas dan dos años y un día. Una aseguradora de viento en la costa puede dar menos.',
        facts: ['suit-limit-in-the-policy', 'coastal-suit-limit'],
      },
      law: 'Su póliza y el Código de Procedimientos y Recursos Civiles de Texas (Civil Practice and Remedies Code), sección 16.070',
    },
    'presuit-by': {
      title: 'Aviso por escrito antes de esa demanda',
      ask: 'último día para el aviso antes de una demanda',
      how: { words: 'A más tardar 61 días antes de la demanda.', facts: ['ch-542a-notice', 'ch-541-notice'] },
      law: 'Código de Seguros de Texas (Insurance Code), secciones 542A.003 y 541.154',
    },
    'suit-first-day': {
      title: 'Primer día para demandar después de ese aviso',
      ask: 'primer día para una demanda',
      how: { words: '61 días después del aviso.', facts: ['ch-542a-notice'] },
      law: 'Código de Seguros de Texas (Insurance Code), sección 542A.003',
    },
    'twia-file': {
      title: 'Presente su reclamación a la asociación (TWIA)',
      ask: 'presente la reclamación a TWIA',
      how: { words: 'Un año desde el daño.', facts: ['windstorm-own-clocks'] },
      law: 'Código de Seguros de Texas (Insurance Code), sección 2210.573',
    },
    'twia-ask-info': {
      title: 'La asociación pide los documentos que faltan',
      ask: '¿ya pidió la asociación lo que necesita?',
      how: { words: '30 días desde su reclamación.', facts: ['windstorm-asks-in-30-days'] },
      law: 'Código de Seguros de Texas (Insurance Code), sección 2210.573',
    },
    'twia-decide': {
      title: 'La asociación decide por escrito',
      ask: '¿ya decidió la asociación por escrito?',
      how: {
        words:
          '60 días desde su reclamación o, si es después, desde que recibe los documentos que pidió. El comisionado de seguros puede alargar el plazo.',
        facts: ['windstorm-own-clocks'],
      },
      law: 'Código de Seguros de Texas (Insurance Code), sección 2210.573',
    },
    'twia-appraisal': {
      title: 'Pida el avalúo (appraisal) si no acepta la cantidad',
      ask: 'pida el avalúo (appraisal)',
      how: { words: '60 días desde la decisión de la asociación.', facts: ['windstorm-appraisal-60'] },
      law: 'Código de Seguros de Texas (Insurance Code), sección 2210.574',
    },
    'nfip-proof': {
      title: 'Mande la prueba de pérdida firmada (Proof of Loss)',
      ask: 'mande la prueba de pérdida de inundación',
      how: {
        words:
          '60 días desde la inundación. Después de algunas inundaciones el programa da más tiempo: revíselo antes de confiarse.',
        facts: ['nfip-proof-of-loss'],
      },
      law: 'Póliza estándar contra inundaciones (Standard Flood Insurance Policy)',
    },
    'nfip-appeal': {
      title: 'Apele el rechazo ante FEMA',
      ask: 'apele el rechazo de inundación',
      how: { words: '60 días desde la fecha impresa en la carta.', facts: ['flood-appeal-60-days'] },
      law: 'Programa federal de inundación',
    },
    'nfip-suit': {
      title: 'Último día para demandar en corte federal',
      ask: 'último día para una demanda en corte federal',
      how: {
        words: 'Un año desde el primer rechazo por escrito. Apelar no da más tiempo.',
        facts: ['flood-suit-one-year'],
      },
      law: 'Programa federal de inundación',
    },
    'nfip-start': {
      title: 'Empieza a cubrir su seguro de inundación',
      ask: 'empieza el seguro de inundación',
      how: {
        words: '30 días después de pedirlo y pagarlo. Un préstamo o un mapa nuevo puede adelantarlo.',
        facts: ['nfip-waiting-period'],
      },
      law: 'Programa federal de inundación',
    },
    'mold-certificate': {
      title: 'El contratista de moho con licencia le entrega el certificado y las fotos',
      ask: '¿ya llegó el certificado de moho?',
      how: { words: '10 días de calendario después de la fecha de cierre.', facts: ['mold-certificate-stop-date'] },
      law: 'Código Administrativo de Texas (16 TAC), sección 78.150',
    },
  },
  notice: {
    title: 'Dos renglones para mandar hoy',
    text: 'Please take this as written notice of a claim for water damage at my home{loss}.\nPlease confirm in writing that you received it, and tell me what you need from me.',
    loss: ' on {day}',
    meaning:
      'En español: «Tome esto como aviso por escrito de una reclamación por el daño de agua en mi casa{loss}. Confirme por escrito que lo recibió y dígame qué necesita de mí».',
    lossMeant: ', ocurrido el {day}',
    copy: 'Copiar los dos renglones',
    copied: 'Copiado. Mándelo por el sitio de la compañía o por correo electrónico.',
    notCopied: 'Este navegador no copia. Seleccione los renglones y cópielos.',
  },
  calendar: {
    all: 'Pasar todas las fechas a mi calendario',
    one: 'Pasar al calendario',
    oneNamed: 'Pasar al calendario: {title}',
    alarm:
      'El archivo pone un recordatorio dos días antes de cada fecha. Muchos teléfonos no lo toman en cuenta: ponga también uno usted.',
    failed: 'No se pudo hacer el archivo del calendario. Apunte las fechas.',
    print: 'Imprimir las fechas',
    askSummary: 'Pregunte: {what}',
    latestSummary: 'Cuenta más larga: {what}',
    bySummary: 'A más tardar hoy: {what}',
    onSummary: 'Hoy: {what}',
    description:
      '{title}. {how} {law}. Aquí solo contamos los días; no es asesoría legal. Línea de ayuda del Departamento de Seguros de Texas: {phone}.',
    name: 'Fechas de la reclamación',
  },
} as const satisfies ClaimClockMessages;
