import type { Fact } from './fact.ts';

/** Gas, power, valves, sewage, first drying: what to know in the first hours. */
export const firstHoursFacts = {
  'gas-smell-leave': {
    status: 'A',
    matter: 'safety',
    says: 'If you smell gas indoors, leave the building at once. Do not switch lights on or off, phone from inside, light a match, smoke or use an appliance. Call 911 and the gas utility from a safe distance, and wait until they say that you may go back.',
    sources: ['cdc-flood-cleanup-copy', 'peoples-gas-leak'],
  },
  'power-stays-off-until-inspected': {
    status: 'B',
    matter: 'safety',
    says: 'Where water has been near circuits or equipment, do not turn the power back on until a qualified electrician has inspected them. Never enter a flooded area or touch electrical equipment on wet ground unless you are certain that the power is off.',
    sources: ['niosh-flood-workers'],
  },
  'dry-hands-and-gfci': {
    status: 'A',
    matter: 'safety',
    says: 'Do not touch a breaker with wet hands or while standing on a wet surface. Keep cord connections dry, and use portable ground-fault interrupters (GFCI). Do not flip a switch or plug in an appliance until an electrician says that it is safe.',
    sources: ['iaei-flooded-electrical'],
  },
  'sagging-ceiling-heavy': {
    status: 'B',
    matter: 'safety',
    says: 'A ceiling that sags has got wet: it is heavy and dangerous, and striking the middle may bring the whole of it down. A sagging floor can collapse under a person, so do not walk there.',
    sources: ['fema-red-cross-repairing'],
  },
  'jammed-door-leave': {
    status: 'B',
    matter: 'safety',
    says: 'Look at the outside first: loose power lines, broken gas lines, foundation cracks, missing supports. Do not force a jammed door, it may be holding the house up.',
    sources: ['red-cross-flood-tips'],
  },
  'flooded-gas-controls': {
    status: 'A',
    matter: 'safety',
    says: 'Gas valves and controls that were under floodwater must be replaced by a licensed contractor and not repaired or lit again by the owner, even when they seem to work.',
    sources: ['cpsc-flooded-controls-1993'],
  },
  'main-valve-warm-climate': {
    status: 'A',
    matter: 'safety',
    says: 'Where the ground does not freeze, the water meter may sit in a covered box outdoors. Look for a valve on the line between meter and house, and turn it clockwise to close.',
    sources: ['travis-wd10-shutoff', 'texas-water-shutoff'],
  },
  'main-valve-street-box': {
    status: 'A',
    matter: 'safety',
    says: 'A covered box near the curb, labeled WATER, holds the meter and a valve; the lid lifts with a screwdriver or a meter key. Look out for spiders and snakes, and do not tear the wire under the lid.',
    sources: ['grand-prairie-main-valve', 'texas-water-shutoff'],
  },
  'main-valve-slab-house': {
    status: 'A',
    matter: 'safety',
    says: 'In a slab house in a warm climate the house valve is usually in the garage, the utility or laundry room, or in a small ground box just outside where the line enters. The valve in the street box often needs a long key, and in many towns only the utility should turn it.',
    sources: ['sugar-land-freeze', 'gainesville-shutting-off'],
  },
  'main-valve-stuck': {
    status: 'A',
    matter: 'safety',
    says: 'A valve that was not turned for a long time can be stuck: never force it. If it does not turn with reasonable pressure, or water still runs, call the city or utility at any hour to shut off the water at the meter. A licensed plumber repairs or installs the valve of the house.',
    sources: ['amarillo-shut-off', 'bedford-meter-shut-off', 'horseshoe-bay-shut-off'],
  },
  'main-valve-before-trouble': {
    status: 'A',
    matter: 'other',
    says: 'Know where the main valve is before an emergency. In a home that is new to you, ask its owner, the agent or who lived there before.',
    sources: ['horseshoe-bay-shut-off'],
  },
  'main-valve-lever': {
    status: 'A',
    matter: 'other',
    says: 'A valve with a lever is open when the lever is in line with the pipe and closed when it is across; one with a round handle turns clockwise until it stops.',
    sources: ['texas-water-shutoff', 'williams-shut-off'],
  },
  'main-valve-yearly-test': {
    status: 'A',
    matter: 'other',
    says: 'Open a faucet to see that the flow has stopped. Close and open the main valve once a year so that it does not seize.',
    sources: ['round-rock-shut-off', 'williams-shut-off'],
  },
  'water-heater-off-too': {
    status: 'A',
    matter: 'safety',
    says: 'When the main water valve is shut, turn the water heater off as well so that it does not overheat: the breaker of an electric heater, the dial of a gas heater.',
    sources: ['performance-plumbing-heater'],
  },
  'sewage-makes-house-unfit': {
    status: 'A',
    matter: 'safety',
    says: 'Sewage holds bacteria, viruses and other germs that can make a house unfit to live in. The commonest illnesses are of the stomach and the skin. Porous things that it touched need prompt and proper clean-up.',
    sources: ['cdc-flood-cleanup'],
  },
  'sewage-people-out': {
    status: 'A',
    matter: 'safety',
    says: 'With a sewage backup take yourself, children and pets out of the area, never touch sewage without protection, and call a plumber or the landlord.',
    sources: ['cdc-flood-cleanup'],
  },
  'mold-symptoms': {
    status: 'B',
    matter: 'safety',
    says: 'Mold can cause a stuffy nose, wheezing, and red or itchy eyes or skin. People with mold allergy or asthma may react more strongly, and people with weak immune systems may get infections.',
    sources: ['cdc-mold-symptoms'],
  },
  'mold-four-needs': {
    status: 'A',
    matter: 'other',
    says: 'Mold needs four things: oxygen, water, food and a fitting temperature. Paper, wood and fabric feed it, and so do some glues and paints.',
    sources: ['natural-mold-growth'],
  },
  'dry-materials-in-48-hours': {
    status: 'A',
    matter: 'safety',
    says: 'In most cases mold will not grow when wet things are dried within 24 to 48 hours. Carpet: remove water with a wet vacuum, lift carpet and pad off the floor, blow air over them. Drywall may dry in place if nothing has swollen and the seams are intact; ventilate the space behind it. Otherwise it comes out.',
    sources: ['epa-mold-course-4'],
  },
  'unknown-time-counts-as-long': {
    status: 'A',
    matter: 'safety',
    says: 'If nobody can tell how long a place has been wet, treat it as wet for more than 48 hours. Compare a meter reading with a dry spot elsewhere: the two should be the same.',
    sources: ['nih-first-48-hours'],
  },
  'generator-away-from-openings': {
    status: 'A',
    matter: 'safety',
    says: 'Use a generator outside, in a dry area, at least 20 feet from any window, door or vent. Check that smoke and carbon monoxide alarms work.',
    sources: ['cdc-stay-healthy'],
  },
  'medical-power-plan': {
    status: 'A',
    matter: 'safety',
    says: 'Anyone who depends on powered medical equipment or has limited mobility should ask their care provider how to keep it running when the power is off.',
    sources: ['brla-medical-power'],
  },
} as const satisfies Record<string, Fact>;
