import type { CaseResult, RoadmapPhase } from '../../en/collections/ai-restoration.ts';

export const aiToolCategories = [
  {
    title: 'Escribir y explicar',
    tools: [
      {
        name: 'Asistentes generales',
        description:
          'Un modelo de chat que escribe cartas, notas del día y explicaciones sencillas con los datos que usted le da.',
        benefits: [
          'Convierte los apuntes en un informe del día que se entiende',
          'Explica una lectura a un cliente',
          'Prepara una lista para un solo trabajo',
        ],
        watch: 'Rellena los huecos con suposiciones. Dele las lecturas y revise cada número que le regrese.',
        difficulty: 'Básico',
        cost: '$',
      },
      {
        name: 'Clasificar por una descripción',
        description: 'Alguien escribe qué pasó; la herramienta lo ordena por categoría del agua y por urgencia.',
        benefits: ['Trabaja a cualquier hora', 'No pide fotos', 'Si ningún modelo responde, se queda con reglas fijas'],
        watch: 'No ve nada. La categoría se decide en el lugar, con pruebas.',
        difficulty: 'Básico',
        cost: '$',
      },
    ],
  },
  {
    title: 'Fotos y documentos',
    tools: [
      {
        name: 'Lectura de fotos y documentos',
        description: {
          words:
            'Programas que etiquetan fotos, reconocen cuartos y materiales y ordenan reclamaciones según su gravedad probable.',
          facts: ['ai-photo-reading'],
        },
        benefits: [
          'Archiva cientos de fotos por cuarto',
          'Encuentra la foto que usted recuerda a medias',
          'Saca fechas y cantidades de los documentos',
        ],
        watch: 'Es débil para decidir si algo está dañado. Una foto no puede reemplazar a un medidor.',
        difficulty: 'Intermedio',
        cost: '$$',
      },
      {
        name: 'Medir con el teléfono',
        description: {
          words:
            'Planos y áreas sacados de imágenes o del sensor de profundidad de un teléfono: la parte más madura de este campo.',
          facts: ['ai-measurement'],
        },
        benefits: [
          'Un plano en minutos',
          'Áreas de paredes y pisos que sirven para un estimado',
          'Un registro que otra persona puede revisar',
        ],
        watch: 'Los espejos, el vidrio y el desorden la confunden. Mida una pared larga con cinta y compare.',
        difficulty: 'Intermedio',
        cost: '$$',
      },
    ],
  },
  {
    title: 'Alcance y estimado',
    tools: [
      {
        name: 'Borrador del alcance',
        description: {
          words:
            'Un programa lee fotos, apuntes, planos y datos de humedad y escribe un alcance cuarto por cuarto, con razones. Una persona lo corrige.',
          facts: ['ai-scope-drafting'],
        },
        benefits: ['Un primer borrador para discutir', 'Menos líneas olvidadas', 'La razón junto a cada línea'],
        watch: 'No adivina lo que no se apuntó. De apuntes pobres salen alcances pobres.',
        difficulty: 'Avanzado',
        cost: '$$$',
      },
      {
        name: 'Borrador del estimado',
        description: {
          words:
            'Pone precios por código postal a partir de un borrador. Las compañías de seguros también pueden partir de uno; un ajustador humano firma el archivo final.',
          facts: ['ai-estimate-drafting'],
        },
        benefits: [
          'Rápido en casas comunes',
          'El mismo formato cada vez',
          'Fácil de comparar con el borrador de la compañía de seguros',
        ],
        watch: 'Es débil en edificios poco comunes. Lea cada línea como si tuviera que defenderla, porque así será.',
        difficulty: 'Avanzado',
        cost: '$$$',
      },
    ],
  },
] as const;

export const roadmap: readonly RoadmapPhase[] = [
  {
    phase: 'Escribir con ella',
    timeline: 'Primer mes',
    description:
      'Una persona, un solo tipo de texto. Dele sus propios apuntes, sin nombres ni domicilios, y corrija todo lo que regrese.',
    tools: ['Asistente general', 'Las instrucciones de nuestra página de recursos'],
    cost: '$',
    done: 'Usted puede decir cuántos borradores usó y cuántos tiró.',
  },
  {
    phase: 'Archivar con ella',
    timeline: 'Segundo y tercer mes',
    description: 'Las fotos y los planos entran por cuarto y por día. El programa todavía no decide nada.',
    tools: ['Lectura de fotos', 'Medir con el teléfono'],
    cost: '$$',
    done: 'Alguien que no estuvo en el trabajo encuentra cualquier foto en un minuto.',
  },
  {
    phase: 'Hacer borradores con ella',
    timeline: 'Después, si las dos primeras valieron la pena',
    description:
      'Borradores de alcance y de estimado junto a los de usted, en los mismos trabajos, hasta saber dónde difieren y por qué.',
    tools: ['Borrador del alcance', 'Borrador del estimado'],
    cost: '$$$',
    done: 'Usted tiene sus propias cifras, de sus propios trabajos, del tiempo ahorrado y de los errores encontrados.',
  },
];

export const caseResults: readonly CaseResult[] = [
  {
    company: 'Estimadores en un informe del ramo',
    challenge: 'Un estimado tomaba medio día de trabajo.',
    solution: 'Un programa escribió el estimado; quien estima lo corrigió.',
    result: {
      words: 'El informe dice que bajó de 4 horas a 45 minutos.',
      facts: ['ai-gains-are-vendor-claims'],
    },
    roi: 'Lo dice gente que vende las herramientas o escribe sobre ellas. No está comprobado, y sale mejor en casas comunes.',
  },
  {
    company: 'Un fabricante de programas para documentar trabajos',
    challenge: 'A los alcances les faltaban cuartos y razones.',
    solution: 'Un borrador hecho de fotos, apuntes, planos y datos de humedad, corregido por una persona.',
    result: {
      words:
        'El propio fabricante dice que la herramienta no adivina lo que nadie apuntó, así que sale tan buena como los apuntes.',
      facts: ['ai-scope-drafting'],
    },
    roi: 'El fabricante no da ninguna cifra que pudiéramos comprobar.',
  },
  {
    company: 'Nuestra propia evaluación del daño',
    challenge: 'La gente pregunta de noche, cuando no hay nadie en la oficina.',
    solution:
      'Un modelo lee la descripción donde hay uno conectado; unas reglas fijas responden cuando falla o no lo hay.',
    result: 'Todos reciben una respuesta, con sus razones y un número de teléfono. Si hay duda, le dice que llame.',
    roi: 'No lo hemos medido en dinero. Las reglas son públicas y están probadas, y cada respuesta dice en qué se basa.',
  },
];
