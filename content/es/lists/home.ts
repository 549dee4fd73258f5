import type { FirstHours, HomeCard } from '../../en/lists/home.ts';

export const firstTwoHours: readonly FirstHours[] = [
  {
    priority: 'critical',
    time: '0–30 minutos',
    title: 'Primero la gente; después la luz y el agua',
    actions: [
      {
        words:
          '¿Alguien se lastimó, no puede salir o está en peligro? Llame al 911. Salga si hay humo, fuego o gas, y no se acerque a un cable caído.',
      },
      {
        words: '¿A alguien le dio la corriente? No toque a esa persona ni el agua. Llame al 911.',
        facts: ['shock-look-do-not-touch'],
      },
      {
        words:
          '¿Huele a gas, o suena la alarma de monóxido de carbono? Salga, no toque ningún apagador y llame al 911 desde afuera.',
        facts: ['gas-smell-leave', 'co-alarm-go-out'],
      },
      {
        words: 'No entre a un cuarto inundado si el agua puede estar tocando enchufes, cables o aparatos.',
        facts: ['never-step-in-near-outlets'],
      },
      {
        words:
          'Corte la luz solo si llega al breaker principal por un lugar seco y la caja de breakers está seca y no hace ruido. Si está mojada, no la toque y llame a la compañía de luz. Si zumba, echa chispas o humo, está caliente o le está cayendo agua, salga y llame primero al 911.',
        facts: ['main-power-dry-place-only', 'wet-panel-hands-off'],
      },
      { words: 'No se ponga debajo de un techo pandeado.', facts: ['sagging-ceiling-heavy'] },
      {
        words: '¿Aguas negras o agua de inundación? No entre al agua y pida ayuda.',
        facts: ['sewage-people-out', 'always-professional'],
      },
      {
        words: 'Si se reventó un tubo, cierre de inmediato la llave principal del agua.',
        facts: ['burst-pipe-shut-main-valve'],
      },
    ],
  },
  {
    priority: 'urgent',
    time: '30–60 minutos',
    title: 'Tome fotos y luego llame',
    actions: [
      {
        words: 'Desde la puerta o un lugar seco, tome fotos y video de todo antes de moverlo.',
        facts: ['insurer-steps-first-day'],
      },
      { words: 'Llame a su compañía de seguros y guarde cada recibo.', facts: ['insurer-steps-first-day'] },
      {
        words:
          'No tire nada hasta que el ajustador (la persona que manda la compañía de seguros a ver el daño) le diga que puede. Lo que es peligroso para la salud sí se puede sacar ya: primero tómele fotos.',
        facts: ['insurer-steps-first-day', 'discard-health-hazards-after-photos'],
      },
    ],
  },
  {
    priority: 'important',
    time: '1–2 horas',
    title: 'Empiece a secar',
    actions: [
      {
        words:
          'Solo si el agua es limpia y no hay peligro de corriente: saque el agua estancada. La meta es una casa seca en 24 a 48 horas.',
        facts: ['dry-everything-24-48-hours'],
      },
      {
        words:
          'Solo si el agua es limpia y no hay peligro de corriente: ponga ventiladores y deshumidificadores, conectados a un enchufe seco, y usted parado donde esté seco, pero ningún ventilador si ya se ve moho.',
        facts: ['no-fans-on-visible-mold'],
      },
      {
        words: '¿La casa es de 1980 o de antes? Mande analizar si tiene asbesto antes de cortar algo.',
        facts: ['asbestos-until-1980'],
      },
    ],
  },
];

export const featured: readonly HomeCard[] = [
  {
    kicker: 'Ejemplo',
    title: 'Cómo crece el alcance de un trabajo: un salón amplio, medido',
    description:
      'El alcance es la lista de lo que hay que hacer. Crece porque lo que se ve mojado y lo que de veras está mojado no es lo mismo.',
    link: '/blog/elks-lodge-seguin',
  },
  {
    kicker: 'Guía',
    title: '¿Cómo se ve el daño por agua?',
    description: 'Manchas, hinchazón, olores y ruidos, lugar por lugar, y qué tan pronto atenderlos.',
    link: '/guides/what-does-water-damage-look-like',
  },
  {
    kicker: 'Lista',
    title: 'Lista de emergencia',
    description: 'Las primeras dos horas en orden. Marque cada paso. Ya abierta, funciona sin señal.',
    link: '/guides/emergency-checklist',
  },
];

export const hubs: readonly HomeCard[] = [
  {
    title: 'Todas las guías',
    description: '{guides} guías en {shelves} temas, de la primera mancha a la última apelación.',
    link: '/guides',
  },
  {
    title: 'Prevenir el moho',
    description: 'El reloj del moho empieza con el agua. Así se le gana.',
    link: '/guides/mold-prevention',
  },
  {
    title: 'Calcular costo',
    description: 'Cuánto puede costar arreglar su cuarto y de qué depende.',
    link: '/cost-builder',
  },
  {
    title: 'Señales ocultas',
    description: 'Dónde se esconde el agua que no se ve y cómo encontrarla.',
    link: '/guides/hidden-water-damage-signs',
  },
];

export const tools: readonly HomeCard[] = [
  {
    title: 'Video Lab',
    description: 'Llaves, medidores y equipo de secado, toma por toma, cada uno con su guía.',
    link: '/videos',
  },
  {
    title: 'Las herramientas',
    description: 'Calculadoras, registros, listas y hojas de cálculo, para imprimir o para usar en el teléfono.',
    link: '/resources',
  },
  {
    title: 'Evaluación del daño',
    description: 'Cuéntenos qué pasó. Vea la categoría del agua y qué hacer primero.',
    link: '/damage-assessment',
  },
];
