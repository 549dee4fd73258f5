import type { GlossaryTerm } from '../../en/lists/glossary.ts';

export const glossary: readonly GlossaryTerm[] = [
  {
    id: 'dry-standard',
    forms: ['referencia seca'],
    means: 'La lectura de humedad del mismo material donde nunca se mojó.',
  },
  {
    id: 'moisture-map',
    forms: ['mapa de humedad'],
    means: 'Un plano de los cuartos con lecturas de humedad en puntos marcados.',
  },
  { id: 'scope', forms: ['alcance del trabajo', 'alcance'], means: 'La lista de trabajos que incluye un estimado.' },
  {
    id: 'air-mover',
    forms: ['ventiladores de secado', 'ventilador de secado'],
    means: 'Un ventilador fuerte que sopla a lo largo de lo mojado para que el agua se evapore.',
  },
  {
    id: 'air-scrubber',
    forms: ['depuradores', 'depurador'],
    means: 'Un ventilador con un filtro fino que limpia el aire de un cuarto.',
  },
  {
    id: 'lgr',
    forms: ['LGR'],
    means: 'Un deshumidificador que primero enfría el aire y por eso todavía sirve en aire más seco.',
  },
  {
    id: 'desiccant',
    forms: ['desecante'],
    means: 'Un deshumidificador que absorbe el agua con un material que seca. Sirve con frío y con aire muy seco.',
  },
  {
    id: 'containment',
    forms: ['contención'],
    means: 'Paredes de plástico y menos presión de aire, para que el polvo y las esporas no salgan del área.',
  },
  {
    id: 'negative-pressure',
    forms: ['presión negativa', 'aire negativo'],
    means: 'Sale más aire del área cerrada del que entra, así que el polvo se queda adentro.',
  },
  { id: 'hepa', forms: ['HEPA'], means: 'Un filtro tan fino que detiene las esporas de moho.' },
  {
    id: 'gfci',
    forms: ['GFCI'],
    means:
      'Un enchufe o breaker que corta la luz al instante si se fuga corriente. Tiene un botón de prueba y otro para restablecerlo.',
  },
  {
    id: 'public-adjuster',
    forms: ['ajustadores públicos', 'ajustador público'],
    means:
      'Una persona con licencia a la que usted contrata para llevar su reclamación. Un contratista no puede hacerlo.',
  },
  {
    id: 'adjuster',
    forms: ['ajustadores', 'ajustador'],
    means: 'La persona que manda su compañía de seguros a ver el daño.',
  },
  {
    id: 'deductible',
    forms: ['deducible'],
    means: 'La parte de la pérdida que usted paga antes de que pague el seguro.',
  },
  {
    id: 'proof-of-loss',
    forms: ['prueba de pérdida'],
    means: 'Su declaración firmada a la compañía de seguros: qué se dañó y cuánto vale.',
  },
  {
    id: 'dew-point',
    forms: ['punto de rocío'],
    means: 'La temperatura a la que el vapor de este aire se vuelve agua.',
  },
  {
    id: 'vapor-pressure',
    forms: ['presión de vapor'],
    means: 'El empuje del vapor en el aire. El agua va de más a menos.',
  },
  {
    id: 'grains-per-pound',
    forms: ['granos por libra'],
    means: 'Cuánta agua hay en el aire, por peso, a cualquier temperatura.',
  },
  { id: 'subfloor', forms: ['base del piso'], means: 'Las tablas o paneles debajo del piso que se ve.' },
  {
    id: 'relative-humidity',
    forms: ['humedad relativa'],
    means: 'Qué tan lleno de vapor está el aire, comparado con lo más que puede cargar a esa temperatura.',
  },
];
