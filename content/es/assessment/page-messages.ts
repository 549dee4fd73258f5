import type { PageMessages } from '../../en/assessment/page-messages.ts';

/** The words of the assessment's page around an answer. */
export const pageWords = {
  form: {
    label: 'Describa el daño',
    placeholder:
      'Ejemplo: Mi lavadora se desbordó hace dos horas. Hay una pulgada de agua con jabón en el cuarto de lavado y se pasó a la alfombra del pasillo.',
    hint: 'Diga de dónde viene el agua, cuánto tiempo lleva ahí, qué tocó y quién vive ahí. En español o en inglés.',
    left: { one: 'Queda {count} letra.', other: 'Quedan {count} letras.' },
    stays: 'Su texto se queda en este dispositivo hasta que oprima el botón.',
    serviceConnected:
      'Hay un servicio de IA conectado. Antes, un filtro quita lo que parece nombre, correo, teléfono, número de póliza o domicilio. Algo se le puede pasar, así que no los escriba.',
    serviceNone: 'Aquí no hay un servicio de IA conectado: responden nuestras reglas.',
    earlier: 'Su texto anterior sigue aquí.',
    useExample: 'Usar el ejemplo',
    useEarlier: 'Usar ese texto',
    submit: 'Obtener evaluación profesional con IA',
    running: 'Analizando con IA...',
    stop: 'No esperar más',
  },
  notes: {
    waiting: 'Nuestras reglas respondieron enseguida. El servicio de IA todavía está leyendo su texto.',
    rules: 'Esto viene de nuestras reglas.',
    failed: 'El servicio de IA no respondió, así que esto viene de nuestras reglas.',
    noNetwork: 'Sin conexión: este dispositivo evaluó su texto por su cuenta.',
    stopped: 'Usted detuvo el servicio de IA. Esto viene de nuestras reglas.',
    failedRaised:
      'El servicio de IA avisó de un error y mandó su propia respuesta de reserva. Es más cuidadosa que la de nuestras reglas, así que vale.',
    raised: 'El servicio de IA leyó su texto y subió la respuesta de nuestras reglas. Nuestras reglas la revisaron.',
    same: 'El servicio de IA leyó su texto y nuestras reglas revisaron su respuesta. No cambió la nuestra.',
    milder: 'El servicio de IA leyó su texto y dio una respuesta más leve. Vale la más cuidadosa: la nuestra.',
  },
  failures: {
    noNetwork: 'Sin conexión.',
    unusable: 'El servidor dio una respuesta que no podemos usar.',
    late: 'La respuesta tardó demasiado.',
    server: 'El servidor tuvo una falla.',
    rulesMissing:
      'No se pudieron cargar las reglas de esta página. Si alguien está en peligro, salgan y llamen ya al 911. Para que le ayudemos con el agua, llame al {phone}, o cargue la página de nuevo.',
  },
  result: {
    title: 'Su evaluación',
    changed: 'Usted cambió el texto. Oprima el botón para ver otro resultado.',
    category: 'Categoría {category}',
    sourceUnknown: 'Todavía no se sabe de dónde viene el agua.',
    byRules: 'Esta categoría es de nuestras reglas. El servicio de IA dio una más leve.',
    byModel: 'Esta categoría es del servicio de IA. Nuestras reglas dieron una más leve.',
    /** The deadline on the clock of the reader. */
    clock: {
      today: 'hoy antes de las {time}',
      tomorrow: 'mañana antes de las {time}',
      asked: 'Usted preguntó a las {time}.',
    },
    unsure: 'TODAVÍA NO SE SABE',
    call911: 'Llame al 911',
    call: 'Llame al {phone}',
    actions: 'Qué hacer ya',
    keep: 'Guarde esta hoja',
    now: 'Haga esto ya',
    afterwards: 'Después',
    professionals: 'Se necesita ayuda profesional.',
    around: '{company}, las 24 horas:',
    analysis: 'Análisis profesional',
    priorities: 'Dónde buscar humedad primero',
    equipment: 'Equipo recomendado',
    risks: 'Riesgos posibles',
    emergency: 'Contacto de emergencia',
    dayAndNight: '{company} contesta de día y de noche: {phone}. Si hay peligro de muerte, llame primero al 911.',
    callNow: 'Llamar ahora',
    disclaimer:
      'Aviso profesional: esto es una guía aproximada, no una inspección. No ve, no huele y no mide. Solo una persona en el lugar puede decir qué tan sucia está el agua, qué está mojado y si hay peligro en la casa.',
    fromModel: 'IA',
  },
  service: {
    title: 'Lo que agrega el servicio de IA',
    titleNamed: 'Lo que agrega el servicio de IA de {name}',
    note: 'Un programa escribió estas líneas. Haga primero los pasos de arriba. Mostramos solo las líneas que podemos revisar, y solo su primera parte.',
    danger:
      'El servicio de IA escribió sus propios pasos. No los mostramos porque puede haber peligro de muerte: siga los pasos de arriba.',
    milder: 'El servicio de IA escribió pasos para un caso más leve. No los mostramos.',
    none: 'No pudimos revisar ninguna de sus líneas, así que no mostramos ninguna.',
    removed: { one: 'Quitamos {count} línea.', other: 'Quitamos {count} líneas.' },
  },
  why: {
    title: 'Por qué',
    keywords: 'La regla de palabras encontró {words}: categoría {category}.',
    read: 'En su texto leemos: {hazard}.',
    wrote: 'Usted escribió {words}.',
    change: 'Qué lo cambiaría:',
    removed: {
      one: 'Quitamos {count} frase del servicio de IA: era más que una descripción.',
      other: 'Quitamos {count} frases del servicio de IA: eran más que una descripción.',
    },
  },
  questions: {
    check: 'Revise el peligro: ¿pasa algo de esto?',
    title: 'Lo que decide',
    more: 'Una pregunta para dar una respuesta más exacta',
    skip: 'Saltar preguntas',
  },
  after: {
    print: 'Imprimir o guardar PDF',
    copy: 'Copiar texto',
    send: 'Enviar a un experto',
    estimate: 'Que alguien venga a medir: gratis',
    record: 'Empezar un registro de daños con esto',
    again: 'Empezar de nuevo',
    copied: 'Copiado.',
    closed: 'Su navegador no deja copiar. Seleccione el texto o imprímalo.',
  },
  copied: {
    verdict: 'Categoría {category}: {name}. Gravedad: {severity}.',
    answers: 'Respuestas',
    end: 'Una guía aproximada, no una inspección.',
  },
  history: {
    title: 'Evaluaciones anteriores en este dispositivo ({count})',
    note: 'Nadie más ve esta lista. Se borra también con los datos del navegador.',
    back: 'Poner en el cuadro',
    remove: 'Borrar',
    removeAll: 'Borrar todo',
  },
} as const satisfies PageMessages;
