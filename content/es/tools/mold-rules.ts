import type { MoldRulesMessages } from '../../en/tools/mold-rules.ts';
import { shell } from '../calculators/shell.ts';

/** Palabras de las reglas sobre el moho. */
export const moldRules = {
  form: {
    area: {
      label: 'Todo el moho, en pies cuadrados',
      hint: 'Cuente el material que se va a limpiar o quitar, también el moho escondido.',
    },
    patch: {
      label: 'La mancha más grande, en pies cuadrados',
      hint: 'Déjelo en blanco si todo es una sola mancha.',
    },
    drawn: '{area} pies²',
    who: '¿Quién hace el trabajo?',
    workers: {
      owner: 'El dueño',
      manager: 'El encargado o un empleado del dueño',
      tenant: 'Un inquilino',
      builder: 'El constructor de la casa',
      hired: 'Alguien a quien se le paga por limpiarlo',
      assessor: 'Alguien a quien se le paga por inspeccionar o analizar',
    },
    property: '¿Dónde está el moho?',
    properties: {
      'home-under-10-units': 'En una propiedad del dueño, con menos de 10 viviendas',
      'home-10-units-or-more': 'En un edificio con 10 viviendas o más',
      elsewhere: 'En una tienda, una oficina u otro lugar',
    },
    more: '¿Hay algo de esto en su caso?',
    ticks: {
      sellsMoldWork: 'Quien hace el trabajo vende trabajos de moho al público',
      holdsLicense: 'La persona a quien le pago tiene licencia de Texas para moho',
      oneOrTwoFamily:
        'El constructor está construyendo o mejorando esta casa de una o dos familias, y el trabajo de moho es parte de la obra',
      sewage: 'Hubo aguas negras o agua sucia de inundación',
      hvac: 'Puede haber moho en la calefacción o en el aire acondicionado',
      health: 'Aquí alguien tiene asma, defensas bajas u otra preocupación de salud',
    },
    submit: 'Ver las reglas',
  },
  errors: {
    'in-doubt': shell.inDoubt,
    'no-area': 'Escriba cuánto moho hay: un número mayor que cero, hasta un millón.',
    'patch-unreadable': 'Escriba la mancha más grande con un número mayor que cero, o déjela en blanco.',
    'patch-larger': 'La mancha más grande no puede ser más que todo el moho. Revise los dos números.',
    'no-worker': 'Elija quién hace el trabajo.',
    'no-property': 'Elija dónde está el moho.',
  },
  answer: {
    title: 'Lo que dicen las reglas',
    verdicts: {
      license: 'Texas pide licencia para este trabajo.',
      askFirst: 'Pregunte al estado antes de que alguien empiece.',
      holder: 'Para esta área no hace falta licencia. Quien tiene licencia debe cumplir las reglas de todos modos.',
      none: 'Este trabajo no pide licencia.',
    },
    why: {
      assessor:
        'El límite de 25 pies cuadrados vale solo para limpiar. Para cobrar por inspeccionar o analizar hace falta licencia, sea cual sea el área.',
      '1958.101': 'El moho llega a 25 pies cuadrados contiguos, y no se aplica ninguna excepción.',
      '1958.102(a)':
        'El dueño o el inquilino, o su encargado o empleado, puede hacerlo: el moho no llega a 25 pies cuadrados contiguos.',
      '1958.102(c)': 'Se le puede pagar a cualquiera por limpiarlo: el moho no llega a 25 pies cuadrados contiguos.',
      '1958.102(d)': 'El constructor puede hacerlo como parte de hacer o mejorar una casa de una o dos familias.',
      '1958.102(e)':
        'El dueño de una propiedad con menos de 10 viviendas, o su encargado o empleado, puede hacerlo, sea cual sea el área.',
    },
    askFirst:
      'Ninguna mancha llega sola a 25 pies cuadrados, pero todas juntas sí, y el estado cuenta el material de todo el trabajo. Que nadie sin licencia empiece hasta que el estado o un consultor con licencia diga que se puede.',
    sizes: {
      small: 'Chico: menos de 10 pies cuadrados.',
      medium: 'Mediano: de 10 a 100 pies cuadrados.',
      large: 'Grande: más de 100 pies cuadrados.',
    },
    advice: {
      'most-people-can': 'La mayoría de la gente puede limpiar esto por su cuenta.',
      'guide-or-experienced-contractor':
        'Siga la guía para edificios más grandes, o contrate a alguien con experiencia que la siga.',
    },
    rows: { size: 'Tamaño y consejo', license: 'Licencia', papers: 'Documentos', found: 'Si aparece más' },
    papers: {
      assessor:
        'Si después se limpia, el consultor le da su protocolo antes de empezar. El mismo consultor no puede limpiar.',
      protocol: 'Primero, un consultor que no hace el trabajo escribe un protocolo.',
      plan: 'El contratista le da un plan de trabajo por escrito antes de empezar.',
      notice: 'El contratista avisa al estado al menos 5 días de calendario antes.',
      certificate:
        'En un plazo de 10 días de calendario después de la fecha de cierre, que es el día después de la revisión final, usted recibe fotos y el certificado.',
      askFirst:
        'Si el estado dice que este trabajo pide licencia, a usted le dan un protocolo, un plan de trabajo y al final fotos y un certificado, y al estado le llega un aviso.',
      none: 'Estas reglas no piden ninguno. Aun así, un consultor con licencia puede firmar la parte de abajo del certificado del estado.',
    },
    found:
      'Si resulta que llega a 25 pies cuadrados contiguos, el trabajo sin licencia tiene que parar en ese momento. Si le paga a alguien por hacerlo, esa persona se lo tiene que decir.',
    foundAny: 'Aquí no hay límite de área para usted. El consejo federal cambia con el tamaño.',
    foundLicensed: 'Si el área crece, cambian también el plan y el aviso al estado.',
    always: 'Siempre',
    fans: 'Apague los ventiladores donde se vea moho.',
    both: 'Nadie con licencia puede evaluar y también quitar el moho en el mismo trabajo.',
    lookUp: 'Busque la licencia',
    law: 'Código de Ocupaciones (Occupations Code) {rule}',
    notAdvice: 'Información general, no asesoría legal.',
    inspection: 'Pida una inspección gratis',
    changed: 'Cambió una respuesta. Oprima el botón otra vez.',
  },
  rules: {
    size: {
      title: 'Diez pies cuadrados, y tres tamaños',
      how: {
        words:
          'Con menos de unos 10, la mayoría de la gente puede limpiarlo por su cuenta. De 10 en adelante, o con aguas negras, moho en la calefacción o el aire acondicionado, o una preocupación de salud, siga la guía para edificios grandes o contrate a alguien con experiencia. Los tamaños (menos de 10, de 10 a 100 y más de 100) ayudan a elegir la protección. No son límites de salud.',
        facts: ['mold-diy-ten-square-feet', 'always-professional', 'mold-size-groups'],
      },
      law: 'EPA',
    },
    hired: {
      title: 'Si paga para que limpien 25 pies cuadrados contiguos o más',
      how: {
        words:
          'La persona a quien usted paga por limpiar el moho necesita licencia a partir de 25 pies cuadrados, contando el material de todo el trabajo. Con menos, puede contratar a cualquiera.',
        facts: ['texas-mold-license-threshold', 'mold-contiguous-misread'],
      },
      law: 'Código de Ocupaciones (Occupations Code) 1958.102(c)',
    },
    assessor: {
      title: 'Si paga para que inspeccionen o analicen, sea cual sea el área',
      how: {
        words:
          'La excepción de menos de 25 pies cuadrados es para limpiar. La persona a quien usted paga por inspeccionar el moho o tomar muestras necesita licencia, sea cual sea el área.',
        facts: ['mold-assessment-any-area'],
      },
      law: 'Código de Ocupaciones (Occupations Code) 1958.001(5), 1958.102(c)',
    },
    elsewhere: {
      title: 'Dueño o inquilino, en cualquier lugar',
      how: {
        words:
          'Con menos de 25, no necesitan licencia en lo que es suyo o rentan. Lo mismo vale para un encargado o empleado que no se dedica al moho. A partir de 25, limpiarlo sí la pide, a menos que se aplique la regla que sigue.',
        facts: ['mold-license-owner-elsewhere'],
      },
      law: 'Código de Ocupaciones (Occupations Code) 1958.102(a)',
    },
    'small-home': {
      title: 'El dueño de una propiedad con menos de 10 viviendas',
      how: {
        words:
          'No necesita licencia, sea cual sea el área. Lo mismo vale para un encargado o empleado que no se dedica al moho.',
        facts: ['mold-license-small-home'],
      },
      law: 'Código de Ocupaciones (Occupations Code) 1958.102(e), 16 TAC 78.30(b)',
    },
    builder: {
      title: 'El constructor de una casa de una o dos familias',
      how: {
        words:
          'No necesita licencia para el trabajo de moho que es parte de construir o mejorar la casa, a menos que se dedique al moho.',
        facts: ['mold-license-builder'],
      },
      law: 'Código de Ocupaciones (Occupations Code) 1958.102(d)',
    },
    holder: {
      title: 'Quien tiene licencia cumple las reglas en cualquier área',
      how: {
        words:
          'Primero el protocolo de un consultor independiente. Después el contratista le entrega a usted su propio plan de trabajo, antes de empezar.',
        facts: ['mold-license-holder-always'],
      },
      law: '16 TAC 78.30(c), Código de Ocupaciones (Occupations Code) 1958.152',
    },
    notice: {
      title: 'Aviso al estado',
      how: {
        words: 'A partir de 25, el contratista avisa al estado al menos 5 días de calendario antes de empezar.',
        facts: ['mold-job-notice'],
      },
      law: 'Código de Ocupaciones (Occupations Code) 1958.153',
    },
    both: {
      title: 'Nunca las dos cosas',
      how: {
        words:
          'Quien tiene licencia no puede evaluar y también quitar el moho en el mismo trabajo. Ninguna regla del estado obliga al dueño a limpiar el moho.',
        facts: ['texas-mold-license-separation'],
      },
      law: 'TDLR',
    },
    found: {
      title: 'Si aparece más',
      how: {
        words:
          'Si un trabajo sin licencia resulta de 25 o más, tiene que parar en ese momento, y hay que decírselo al cliente.',
        facts: ['mold-exemption-lost'],
      },
      law: '16 TAC 78.30(d)',
    },
    emergency: {
      title: 'Justo después del agua',
      how: {
        words: 'Aislar el moho en ese momento, cuando esperar haría que se extendiera, queda fuera de estas reglas.',
        facts: ['mold-emergency-containment'],
      },
      law: '16 TAC 78.30(a)',
    },
    contiguous: {
      title: 'Qué quiere decir “contiguous” (contiguo)',
      how: {
        words:
          'El estado dice que la palabra muchas veces se entiende mal. No es “continuous” (seguido sin cortes), y cuenta el material de todo el trabajo, también el moho escondido.',
        facts: ['mold-contiguous-misread'],
      },
      law: 'TDLR, abril de 2025',
    },
    end: {
      title: 'El final de un trabajo con licencia',
      how: {
        words:
          'Fotos y un certificado en un plazo de 10 días de calendario después de la fecha de cierre (stop-date), que es el día después de la revisión final. Quien vende la casa tiene que entregar los de los últimos cinco años.',
        facts: ['texas-mold-certificate', 'mold-certificate-stop-date'],
      },
      law: '16 TAC 78.150',
    },
  },
} as const satisfies MoldRulesMessages;
