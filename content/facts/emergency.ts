import type { Fact } from './fact.ts';

/** The first hours: power, water, people, pumping, papers. */
export const emergencyFacts = {
  'basement-pumping-method': {
    status: 'A',
    matter: 'safety',
    says: 'Basement pumping: wait until floodwater no longer covers the ground outside. Pump 1 ft, mark the level, wait overnight. If it rose, it is too soon: wait 24 hours and pump 1 ft again. Once the level holds, pump 2 to 3 ft a day until empty.',
    sources: ['fema-pump-basements'],
  },
  'wet-electrical-do-not-touch': {
    status: 'A',
    matter: 'safety',
    says: 'Do not touch electrical equipment that is wet, or any while standing in water; switch the power off only if that is safe.',
    sources: ['epa-flood-healthy-home'],
  },
  'main-power-dry-place-only': {
    status: 'B',
    matter: 'safety',
    says: 'Turn off the main power only if you can reach the switch from a dry place. If you must stand in water to reach it, leave it and call an electrician or the utility.',
    sources: ['nc-dps-return', 'safe-electricity-flood'],
  },
  'never-step-in-near-outlets': {
    status: 'A',
    matter: 'safety',
    says: 'Never step into a flooded room if water may touch outlets, cords or appliances; if the breaker box cannot be reached safely ask the utility to cut power at the meter.',
    sources: ['safe-electricity-flood', 'esfi-flood'],
  },
  'moving-water-depths': {
    status: 'B',
    matter: 'safety',
    says: 'Six inches of fast water can knock an adult over, 12 inches can float or carry a small car, 2 ft carries most vehicles. Turn around.',
    sources: ['nws-flood-dangers'],
  },
  'before-going-back-in': {
    status: 'B',
    matter: 'safety',
    says: 'Before going back in, make sure tetanus protection is current; look for damaged supports, downed lines, and snakes or other animals sheltering inside.',
    sources: ['nc-dps-return', 'dshs-flood-2024'],
  },
  'closed-flooded-home-airing': {
    status: 'B',
    matter: 'safety',
    says: 'If a flooded home has been closed for days, go in briefly to open doors and windows and let it air at least 30 minutes before staying; assume mold and possibly sewage; use a flashlight, never an open flame.',
    sources: ['nc-dps-return'],
  },
  'cleanup-protective-gear': {
    status: 'A',
    matter: 'safety',
    says: 'Wear goggles without vent holes, an N-95, gloves, long sleeves and trousers, and boots; a dust mask or bandana does not stop mold.',
    sources: ['epa-flood-air', 'epa-flood-healthy-home'],
  },
  'dry-everything-24-48-hours': {
    status: 'A',
    matter: 'safety',
    says: 'Clean and dry the home and everything in it within 24 to 48 hours if you can; throw away what cannot be cleaned and dried.',
    sources: ['epa-flood-healthy-home'],
  },
  'no-fans-on-visible-mold': {
    status: 'A',
    matter: 'safety',
    says: 'Dry with fans, dehumidifiers and open doors and windows where possible, BUT do not use fans once mold is visible: they can spread it.',
    sources: ['epa-flood-healthy-home'],
  },
  'never-mix-cleaners': {
    status: 'A',
    matter: 'safety',
    says: 'Do not mix cleaning products or add bleach to other chemicals.',
    sources: ['epa-flood-healthy-home'],
  },
  'insurer-steps-first-day': {
    status: 'A',
    matter: 'law',
    says: 'Call the insurer, photograph and video everything, make only temporary repairs (remove standing water, cover openings) and keep every receipt; do not throw things away until the adjuster says so.',
    sources: ['tdi-recovery'],
  },
  'discard-health-hazards-after-photos': {
    status: 'B',
    matter: 'safety',
    says: 'Health hazards are the exception to "do not throw away": photograph spoiled food, pillows and the like, then discard; keep samples of carpet, curtains and wallpaper for the adjuster.',
    sources: ['floodsmart-document'],
  },
  'burst-pipe-shut-main-valve': {
    status: 'A',
    matter: 'safety',
    says: 'When a pipe has burst, shut the main water valve at once, then document, report promptly, and save receipts for hotel, spoiled food and repairs.',
    sources: ['opic-winter'],
  },
  'never-pump-while-flooded': {
    status: 'A',
    matter: 'safety',
    says: 'Never pump a basement while floodwater covers the ground outside: walls and floor can crack or collapse.',
    sources: ['fema-pump-basements'],
  },
  'istat-damage-survey': {
    status: 'A',
    matter: 'other',
    says: 'Report damage to the state survey (iSTAT) in English or Spanish; it is voluntary, does not replace an insurance claim and does not guarantee aid.',
    sources: ['tdem-istat'],
  },
  'submerged-electrical-parts': {
    status: 'B',
    matter: 'safety',
    says: 'Breakers, panels, fuses, switches, receptacles and lights that were under water must be replaced; motors and large appliances replaced or reconditioned by the maker; wiring judged by type. An electrician decides before power returns.',
    sources: ['cpsc-flooded-controls-1993', 'nd-electrical-board'],
  },
} as const satisfies Record<string, Fact>;
