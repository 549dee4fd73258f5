import type { bench as english } from '../../en/labels/tool-list.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

/** The drying calculators and their neighbors: the name of each in the strip, and what it is for. */
export const bench = {
  /** Heads the strip on every tool, and leads to the page with all of them. */
  strip: 'Calculadoras de secado',
  /** Names the strip for screen readers. */
  name: 'Calculadoras de secado',
  exact: '¿Qué tan exactas son?',
  tools: {
    psychrometric: {
      name: 'Psicrométrica',
      line: 'Lo que dicen dos lecturas de un medidor: punto de rocío, granos, bulbo húmedo.',
    },
    dehumidification: {
      name: 'Deshumidificación',
      line: 'Cuántos deshumidificadores y ventiladores de secado, y cuánto cuesta usarlos.',
    },
    'air-movement': {
      name: 'Movimiento de aire',
      line: 'Dónde van los ventiladores de secado, en un plano de su cuarto.',
    },
    'air-scrubber': {
      name: 'Depurador de aire',
      line: 'Cuántos depuradores mantienen limpio el aire, y qué tan rápido.',
    },
    circuits: { name: 'Circuitos', line: 'Qué aparato va en qué breaker, para que ninguno se bote.' },
    'air-check': {
      name: 'Revisión del aire',
      line: '¿Se está secando? Compare el aire de adentro, de afuera y del deshumidificador.',
    },
    'equipment-check': {
      name: 'Revisión del equipo',
      line: 'Qué preguntar sobre una factura de secado.',
    },
    'cost-builder': { name: 'Costo', line: 'Cuánto puede costar arreglar su cuarto y de qué depende.' },
    'drying-job': {
      name: 'Trabajo de secado',
      line: 'Los cuartos, las lecturas y el equipo de un trabajo, día por día.',
    },
  },
} as const satisfies MessageShape<typeof english>;
