import type { Credential } from '../../en/lists/credentials.ts';

export const credentials: readonly Credential[] = [
  {
    id: 'water-technician',
    title: 'Técnico en restauración de daños por agua',
    subtitle: 'IICRC · WRT',
    content: {
      words:
        'El curso básico del ramo: qué le hace el agua a un edificio, cómo se secan pisos y estructuras, y cómo tratar el moho y las aguas negras cuando aparecen en un trabajo.',
      facts: ['iicrc-wrt-asd'],
    },
    check: 'Pida la tarjeta. El instituto que la da confirma el nombre y la fecha en que vence.',
  },
  {
    id: 'structural-drying',
    title: 'Técnico en secado de estructuras',
    subtitle: 'IICRC · ASD',
    content: {
      words:
        'Curso práctico de secado de estructuras completas, con equipo para sacar agua y sistemas de secado. Nadie puede tomarlo sin tener antes el certificado de técnico en agua.',
      facts: ['iicrc-wrt-asd'],
    },
    check: 'Pregunte quién de la cuadrilla lo tiene, y si esa persona va a poner el equipo.',
  },
  {
    id: 'microbial-remediation',
    title: 'Técnico en eliminación de moho y gérmenes',
    subtitle: 'IICRC · AMRT',
    content:
      'Trabajo en lugares donde el moho o las aguas negras ya se metieron: cómo proteger a la gente, cómo cerrar un área y cómo demostrar que quedó limpia.',
    check: 'Pida la tarjeta y pregunte cómo van a cerrar el área. Una respuesta clara le dice más que la tarjeta.',
  },
  {
    id: 'texas-mold-license',
    title: 'Licencia de Texas para eliminar moho',
    subtitle: 'Estado de Texas · TDLR',
    content: {
      words:
        'El estado da licencia a las compañías que cobran por eliminar áreas grandes de moho. Una compañía con licencia debe tener oficina en Texas y seguro de responsabilidad.',
      facts: ['tdlr-company-license'],
    },
    check:
      'Busque el número de licencia en el sitio de TDLR, el Departamento de Licencias y Regulación de Texas (Texas Department of Licensing and Regulation).',
  },
  {
    id: 'lead-safe',
    title: 'Empresa certificada para trabajar con plomo',
    subtitle: 'EPA de EE. UU.',
    content: {
      words:
        'En una casa de antes de 1978, si paga por un trabajo que raspa, corta o rompe la pintura, casi siempre lo tiene que hacer una compañía certificada para trabajar con plomo. En una emergencia, la excepción es solo para la parte urgente.',
      facts: ['lead-paint-before-1978'],
    },
    check:
      'Pida el certificado de la empresa antes de que alguien corte tablaroca (sheetrock) o molduras con pintura vieja.',
  },
  {
    id: 'thermography',
    title: 'Curso de termografía infrarroja',
    subtitle: 'Los niveles cambian según quién lo da',
    content: {
      words:
        'Leer imágenes térmicas sin engañarse. Ningún organismo regula este ramo, así que el mismo título puede venir de cursos muy distintos.',
      facts: ['thermography-training'],
    },
    check:
      'Pregunte qué curso, de cuánto tiempo y cuándo. Luego pregunte qué medidor confirma lo que muestra la cámara.',
  },
  {
    id: 'site-safety',
    title: 'Curso de seguridad en la construcción',
    subtitle: 'Programa de OSHA (outreach)',
    content: {
      words:
        'Curso sobre los peligros de un lugar de trabajo. La tarjeta dice que una persona tomó la clase. Según la propia agencia, no es certificado ni licencia.',
      facts: ['osha-card'],
    },
    check: 'Pida ver la tarjeta y quién la dio. No deje que nadie se la venda como algo más de lo que es.',
  },
  {
    id: 'insurance-and-address',
    title: 'Seguro de responsabilidad y domicilio local',
    subtitle: 'Documentos que debe pedir',
    content: {
      words:
        'Después de un desastre, evite a la compañía que no tiene domicilio local, no da contrato por escrito o quiere todo el pago antes de empezar.',
      facts: ['contractor-red-flags'],
    },
    check:
      'Pida el certificado de seguro, y que se lo mande la aseguradora, no el contratista. Vaya a ver el domicilio.',
  },
];
