import type { Fact } from './fact.ts';

/** What nobody does while a life is at risk. The forbidding table of the assessment rests on these. */
export const dangerFacts = {
  'shock-look-do-not-touch': {
    status: 'A',
    matter: 'safety',
    says: 'When someone has had an electric shock, look first and do not touch: the person may still be in contact with the current, which would pass through you. Call 911, also when they seem unhurt. Cut the power only where that is safe.',
    sources: ['cdc-electrical-disaster', 'hydro-quebec-shock'],
  },
  'water-rescue-do-not-go-in': {
    status: 'A',
    matter: 'safety',
    says: 'Call for help before any rescue. Do not go into the water after someone in trouble: reach or throw something to hold instead.',
    sources: ['palm-beach-reach-throw'],
  },
  'downed-line-thirty-five-feet': {
    status: 'A',
    matter: 'safety',
    says: 'Every line on the ground counts as live. It can make the ground live up to 35 feet around it, farther where it is wet. Call 911. Never move it, drive over it or drive through water that touches it. In a car that touches one, stay inside unless it burns, and warn others off.',
    sources: ['esfi-downed-lines'],
  },
  'downed-line-live-pipes': {
    status: 'B',
    matter: 'safety',
    says: 'A downed line can make fences, water pipes, trees, buildings and cables live. Do not touch anything that it touches, nor a person it has hurt; call 911.',
    sources: ['centerpoint-downed-lines', 'blog4safety-osha-wires'],
  },
  'gas-leave-texas': {
    status: 'B',
    matter: 'safety',
    says: 'A Texas gas company: if you smell gas or hear a hiss, leave at once. Use no light switch, phone, door bell, garage opener or appliance, and do not smoke. Call 911 and the company from a safe distance.',
    sources: ['cdc-flood-cleanup-copy', 'texas-gas-service-storm'],
  },
  'fire-get-out': {
    status: 'A',
    matter: 'safety',
    says: 'In a fire leave at once and save no belongings. Close doors behind you, which delays it. Call 911 once you are safely out, stay out and do not go back in.',
    sources: ['leland-house-fire'],
  },
  'co-alarm-go-out': {
    status: 'A',
    matter: 'safety',
    says: 'When a carbon monoxide alarm sounds, do not look for the source. Go out into fresh air, count everyone, call 911 from there, and do not go back in until the fire department says so.',
    sources: ['williamsburg-co-alarm'],
  },
  'no-appliance-while-wet': {
    status: 'A',
    matter: 'safety',
    says: 'Never step into a flooded room where water may touch outlets, appliances or cords. Never stand in water to reach the breaker box: ask the utility to cut the power at the meter. Never use an appliance or touch wires, switches or fuses while wet or standing in water.',
    sources: ['safe-electricity-flood', 'illinois-extension-flooding'],
  },
  'sagging-ceiling-may-fall': {
    status: 'A',
    matter: 'safety',
    says: 'Look at the ceilings: rain and deep water soak plaster and drywall, and a door that sticks at the top may mean that the ceiling is about to come down. In doubt do not go in until an inspector or engineer has looked.',
    sources: ['fema-return-2013'],
  },
  'leave-when-it-shifts': {
    status: 'A',
    matter: 'safety',
    says: 'Do not enter a building with a damaged frame or foundation. Leave at once when it shifts or makes unusual noises.',
    sources: ['johnston-county-flood'],
  },
  'sewage-use-no-drains': {
    status: 'A',
    matter: 'safety',
    says: 'With a sewage backup do not flush or use other things that let water down, keep children and pets away, and avoid all contact with the sewage.',
    sources: ['seattle-sewer-backup'],
  },
  'asbestos-no-sweeping': {
    status: 'B',
    matter: 'safety',
    says: 'EPA, as quoted: do as little as you can near damaged material that may hold asbestos. Do not dust, sweep or vacuum its debris, and do not saw, sand, scrape or drill it.',
    sources: ['lopez-mchugh-asbestos'],
  },
  'trade-no-fans-on-dirty-water': {
    status: 'A',
    matter: 'other',
    says: 'A trade handbook: after contaminated water use no fans, which carry it into the air, switch heating and cooling off, use no household vacuum, and keep out of the wet rooms.',
    sources: ['rgi-contaminated-water'],
  },
} as const satisfies Record<string, Fact>;
