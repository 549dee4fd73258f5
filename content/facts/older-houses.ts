import type { Fact } from './fact.ts';

/** What older houses were built with, and what comes into them with a flood. */
export const olderHousesFacts = {
  'asbestos-until-1980': {
    status: 'B',
    matter: 'safety',
    says: 'OSHA treats pipe and duct insulation, sprayed or troweled ceilings and walls, and vinyl and asphalt flooring of a building from 1980 or earlier as asbestos until a laboratory test says otherwise. That takes in popcorn ceilings, floor tile of 9 inches with its glue, and pipe wrap. Later houses can hold it too.',
    sources: ['unlv-osha-asbestos', 'healthy-homes-tile'],
  },
  'vermiculite-leave-alone': {
    status: 'A',
    matter: 'safety',
    says: 'Vermiculite is a pebble-like, pour-in insulation, light brown or gold. Much of what was sold before 1990 came from a mine whose ore held asbestos. Do not disturb it, and ask an asbestos contractor before any work that would.',
    sources: ['epa-vermiculite'],
  },
  'fire-ants-in-floodwater': {
    status: 'A',
    matter: 'safety',
    says: 'Floodwater does not drown fire ants. Colonies float as a ball or a ribbon until they meet something dry, and afterward they sit in debris, in furniture and under carpet strips. Keep away from floating mats. Wear rubber boots and cuffed gloves. Rub ants off at once; under water they cling, and dish soap helps. Lift debris with a tool.',
    sources: ['agrilife-fire-ants'],
  },
  'snakes-after-a-flood': {
    status: 'B',
    matter: 'safety',
    says: 'Snakes come with floodwater, looking for food and a dry place, and rest on debris. Stand back and let a snake leave. Wear work gloves and boots at least 10 inches high. After a bite by a venomous snake go to the nearest hospital at once; no home remedy works.',
    sources: ['nc-dps-return', 'chron-flood-animals'],
  },
} as const satisfies Record<string, Fact>;
