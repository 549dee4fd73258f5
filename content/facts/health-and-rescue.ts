import type { Fact } from './fact.ts';

/** What to do for people in danger beside the water. */
export const healthAndRescueFacts = {
  'downed-line-burning-car': {
    status: 'A',
    matter: 'safety',
    says: 'In a car that touches a line stay inside, unless you see smoke or fire. Then jump clear with both feet together, never touch the car and the ground at once, and shuffle away without lifting your feet, at least 35 feet.',
    sources: ['esfi-downed-lines', 'pec-shuffle'],
  },
  'downed-line-stay-inside': {
    status: 'B',
    matter: 'safety',
    says: 'With a line down at the house, people inside stay inside, away from water and metal, and do not step outside until the power company clears it. If fire forces them out, they leave on the side away from the line and step in no puddle.',
    sources: ['esfi-downed-lines', 'engineerfix-line-on-house', 'ph-blast-line-at-house'],
  },
  'wet-ceiling-and-light': {
    status: 'B',
    matter: 'safety',
    says: 'A wet gypsum ceiling gets soft and may come down, with its lights. Keep everyone away from the light, its switch and the wet floor below it.',
    sources: ['fema-return-2013', 'hunker-ceiling-leak'],
  },
  'trapped-by-rising-water': {
    status: 'B',
    matter: 'safety',
    says: 'Trapped in a building by rising water: go to its highest level, not into a closed attic, where water can trap you. Go on the roof only if you must, and signal for help. Call 911. Officials in Harvey: no attic without a tool to break through to the roof.',
    sources: ['pender-rising-water', 'clearcomfort-ready-flood', 'epoch-houston-attic'],
  },
  'car-in-rising-water': {
    status: 'B',
    matter: 'safety',
    says: 'In a car with moving water rising around it: open a window at once, it may be the only way out, get on the roof of the car, stay low and hang on. Where the water does not move, get out and go to higher ground. Call 911.',
    sources: ['torrent-flood-tips'],
  },
  'wet-panel-hands-off': {
    status: 'B',
    matter: 'safety',
    says: 'Do not touch an electrical panel that is wet, has water in it or coming out of it, buzzes, is scorched or smells of burning, and keep off the floor around it. Call the utility to disconnect the power; where it sparks or smokes call the fire department too. Then an electrician.',
    sources: ['epa-flood-healthy-home', 'graf-wet-panel', 'engineerfix-wet-panel'],
  },
  'tingle-is-a-shock': {
    status: 'A',
    matter: 'safety',
    says: 'A tingle is a low-level electric shock. Stay clear of the place, warn others, and have an electrician look. Call for help at once where someone lost consciousness or has trouble breathing. Current in the water can also shock a person through a wet floor.',
    sources: ['nt-worksafe-tingle', 'indiana-electric-wet-floor'],
  },
  'co-first-signs': {
    status: 'A',
    matter: 'safety',
    says: 'The most common signs of carbon monoxide poisoning are headache, dizziness, weakness, nausea, vomiting, chest pain and confusion. People who sleep can die before they feel any. It comes from whatever burns fuel: engines, grills, camp stoves, gas ovens, cars.',
    sources: ['iowa-co'],
  },
  'bleach-after-washing': {
    status: 'A',
    matter: 'safety',
    says: 'First wash with soap and clean water and rinse, then use bleach: plain, unscented, 5 to 9%. Wear boots, gloves and eye protection, open windows and doors, and never mix it with ammonia or another cleaner.',
    sources: ['cdc-bleach-disaster'],
  },
  'poison-help': {
    status: 'A',
    matter: 'safety',
    says: 'Breathed fumes or swallowed something? Go into fresh air at once and call Poison Help, 800-222-1222, day and night. Call 911 where someone collapses, has a seizure, has trouble breathing or cannot be woken. Bleach with ammonia or with an acid (toilet or drain cleaner) makes a poisonous gas.',
    sources: ['hrsa-poison-help', 'washington-township-poison', 'chop-cleaners'],
  },
  'distress-helpline': {
    status: 'A',
    matter: 'other',
    says: 'The Disaster Distress Helpline, 800-985-5990, by call or text, day and night, in Spanish too (press 2).',
    sources: ['samhsa-distress'],
  },
  'crisis-988': {
    status: 'A',
    matter: 'safety',
    says: 'The 988 Suicide and Crisis Lifeline answers calls and texts day and night, in Spanish too: press 2 on the call, or text AYUDA to 988.',
    sources: ['988-what-to-expect', 'hillsborough-988'],
  },
  'wounds-after-a-flood': {
    status: 'A',
    matter: 'safety',
    says: 'Wash a cut that floodwater touched with soap and clean water and cover it. See a doctor for a deep cut or a puncture (tetanus), and at once when it turns red or swells or you get a fever. Wash your hands before you eat and after cleaning up; sanitizer does not clean hands that look dirty.',
    sources: ['duval-wounds', 'hillsborough-hygiene'],
  },
  'snakebite-911': {
    status: 'A',
    matter: 'safety',
    says: 'After a snakebite get out of reach of the snake, call 911, keep still, and take off rings and watches before it swells, and the shoe of a bitten foot. Do not cut, suck or ice the bite, use no tourniquet, and do not catch the snake.',
    sources: ['st-george-snakebite', 'yoursun-snakebite', 'webmd-snakebite'],
  },
  'thaw-without-a-flame': {
    status: 'A',
    matter: 'safety',
    says: 'A frozen pipe: close the main valve, open the nearest faucet, and warm the pipe from the faucet on with a hair dryer or towels. Never use a torch or an open flame. No luck, or the pipe is out of reach: a plumber.',
    sources: ['redmond-frozen', 'tribdem-frozen'],
  },
  'roof-tarp-falls': {
    status: 'B',
    matter: 'safety',
    says: 'OSHA on tarps: nobody works on a damaged roof before its strength is known, and nobody puts up a tarp in rain or wind. People fall and are shocked there.',
    sources: ['ishn-blue-roof'],
  },
  'missing-child-water-first': {
    status: 'A',
    matter: 'safety',
    says: 'A child is missing near water: look in the pool, tub and other water first, at the surface and at the bottom.',
    sources: ['colins-hope-check-water'],
  },
  'heat-stroke-cool-first': {
    status: 'A',
    matter: 'safety',
    says: 'Signs of heat stroke: have someone call 911 while you get the person into the shade and cool them fast, with a cool bath or shower or by sponging with cool water. A changed mind is a sign. Cooling comes first, and nobody leaves the person alone.',
    sources: ['caloes-heat', 'niosh-heat'],
  },
  'flooded-gas-no-relight': {
    status: 'B',
    matter: 'safety',
    says: 'Do not relight a gas heater, furnace or stove that was under water: a man was burned in a flash fire as he tried. A licensed technician checks or replaces it.',
    sources: ['cpsc-flooded-controls', 'gama-flooded-gas'],
  },
} as const satisfies Record<string, Fact>;
