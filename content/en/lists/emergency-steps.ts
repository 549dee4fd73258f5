import type { Line } from '../../i18n/sourced.ts';

/** One group of steps on the emergency checklist. */
export interface EmergencyStep {
  readonly priority: 'critical' | 'urgent' | 'important';
  /** How long after the water was found. */
  readonly time: string;
  readonly title: string;
  readonly actions: readonly Line[];
}

export const emergencySteps: readonly EmergencyStep[] = [
  {
    priority: 'critical',
    time: '0-30 minutes',
    title: 'Get people out, make the power safe, stop the water',
    actions: [
      'Get everyone out of the water. Move children, older people, and pets first. If anyone is hurt or trapped, call 911.',
      {
        words: 'If someone got a shock, do not touch them or the water. The power may still be on. Call 911.',
        facts: ['shock-look-do-not-touch'],
      },
      {
        words: 'If you smell gas, get out now. Do not touch a switch or make a call inside. Call 911 from outside.',
        facts: ['gas-smell-leave'],
      },
      {
        words:
          'If a carbon monoxide alarm sounds, or anyone has a headache or feels dizzy, weak, sick, or confused near an engine, grill, or stove, get everyone out into fresh air. Call 911. Stay out.',
        facts: ['co-alarm-go-out', 'co-first-signs'],
      },
      {
        words:
          'If rising water has you trapped, go to the highest floor. Never go into a closed attic, and climb onto the roof only if you must. Call 911. Signal with a light.',
        facts: ['trapped-by-rising-water'],
      },
      {
        words: 'If a child is missing near water, look in the water first, down to the bottom, and call 911.',
        facts: ['missing-child-water-first'],
      },
      {
        words: 'Stay out of any room where water may be touching outlets, cords, or appliances.',
        facts: ['never-step-in-near-outlets'],
      },
      {
        words:
          'Turn off the main power only if you can reach the main switch from a dry place, and the breaker panel is dry and quiet. If the panel is wet, do not touch it: call your electric utility. If it hums, sparks, smokes, or is hot, get out and call 911 first.',
        facts: ['main-power-dry-place-only', 'wet-panel-hands-off'],
      },
      {
        words: 'Keep away from solar panels, batteries, and generators. They stay live even with the main switch off.',
        facts: ['solar-stays-live'],
      },
      {
        words: 'If a power line is down, stay at least 35 feet away, and farther on wet ground. Call 911.',
        facts: ['downed-line-thirty-five-feet'],
      },
      {
        words: 'Stay out from under a sagging ceiling. Wet ceilings are heavy, and they fall.',
        facts: ['sagging-ceiling-heavy'],
      },
      {
        words:
          'If it’s sewage, or water from a river or the street, do not wade in. Keep people and pets out, and call for help.',
        facts: ['sewage-people-out'],
      },
      {
        words:
          'If a pipe or appliance is leaking, close the valve next to it, or the main water valve. Turn it clockwise.',
        facts: ['burst-pipe-shut-main-valve'],
      },
      {
        words:
          'Once the main valve is closed, turn the water heater off too, if you can reach its switch or dial from a dry place.',
        facts: ['water-heater-off-too', 'main-power-dry-place-only'],
      },
    ],
  },
  {
    priority: 'urgent',
    time: '30-60 minutes',
    title: 'Take photos first, then save what’s still dry',
    actions: [
      {
        words:
          'From the doorway or a dry place, photograph and film every wet room before you move anything. Show the water line and where the water came from.',
        facts: ['insurer-steps-first-day'],
      },
      'Write down the date and time you first saw the damage, and what the weather was like.',
      {
        words:
          'Call your insurance company and write down your claim number. Ask what they need before you throw anything out.',
        facts: ['insurer-steps-first-day'],
      },
      {
        words: 'Before you touch anything wet, put on boots, gloves, long sleeves, goggles, and an N-95 mask.',
        facts: ['cleanup-protective-gear'],
      },
      {
        words:
          'After a flood, check debris and furniture for fire ants and snakes. Lift things with a rake or shovel, not your hands.',
        facts: ['fire-ants-in-floodwater', 'before-going-back-in'],
      },
      'Carry out dry medicine, documents, phones, and anything you can’t replace.',
      'Set furniture legs on blocks or foil, hang curtains up high, and move rugs to a dry floor.',
    ],
  },
  {
    priority: 'important',
    time: '1-2 hours',
    title: 'Water out, air moving, help on the way',
    actions: [
      {
        words:
          'Only if it’s clean water and the power is safe: mop, bail, or use a wet/dry (shop) vacuum, never a household one. Plug it in where it’s dry, with dry hands, through a GFCI (the kind of outlet with Test and Reset buttons).',
        facts: ['dry-hands-and-gfci', 'dry-materials-in-48-hours'],
      },
      {
        words:
          'Only if it’s clean water and the power is safe: run fans and a dehumidifier, from a dry outlet while you stand where it’s dry. Don’t run fans where you can see mold, because they can spread it.',
        facts: ['no-fans-on-visible-mold'],
      },
      {
        words:
          'Use one undamaged, grounded outdoor extension cord for each piece of equipment: 12 gauge, 50 feet at most. Never join two cords, and don’t use a power strip.',
        facts: ['cord-gauge'],
      },
      {
        words: 'Leave the heating and air conditioning off if dirty water or mold may have gotten into it.',
        facts: ['no-contaminated-hvac'],
      },
      {
        words: 'Only if it’s clean water: take the wet pad out, and lift the carpet so air can reach both sides.',
        facts: ['dry-materials-in-48-hours'],
      },
      {
        words:
          'If the house was built in 1980 or before, or you see a popcorn ceiling, 9-inch tile, pipe wrap, or vermiculite (pebbly pour-in insulation), have it tested for asbestos before you cut.',
        facts: ['asbestos-until-1980', 'vermiculite-leave-alone'],
      },
      {
        words:
          'Keep a generator outdoors, at least 20 feet from the house and from every door, window, and vent. Never plug it into a wall outlet. Turn it off and let it cool before you refuel it.',
        facts: ['generator-twenty-feet', 'generator-transfer-switch', 'generator-refuel-cold'],
      },
      'Keep children and pets out of a room with drying equipment running. It’s hot, loud, and full of cords.',
      'Decide where everyone will sleep tonight. If you aren’t sure it’s safe, sleep somewhere else.',
      {
        words:
          'Write your deadline where everyone can see it: everything dry within 24 to 48 hours. If you can’t make that, call for help now.',
        facts: ['dry-everything-24-48-hours'],
      },
      { words: 'Keep every receipt.', facts: ['insurer-steps-first-day'] },
    ],
  },
];
