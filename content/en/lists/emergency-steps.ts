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
    title: 'People safe, power safe, water stopped',
    actions: [
      'Get everyone out of the water. Children, older people and pets go first. If anyone is hurt or trapped, call 911.',
      {
        words: 'Someone got a shock? Do not touch them or the water: the power may still be on. Call 911.',
        facts: ['shock-look-do-not-touch'],
      },
      {
        words: 'Smell gas? Go out now. Touch no switch and make no call inside. Call 911 from outside.',
        facts: ['gas-smell-leave'],
      },
      {
        words:
          'Carbon monoxide alarm? Or a headache, dizzy, weak, sick or confused near an engine, grill or stove? Everyone out into fresh air. Call 911. Stay out.',
        facts: ['co-alarm-go-out', 'co-first-signs'],
      },
      {
        words:
          'Trapped by rising water? Highest floor, never a closed attic, the roof only if you must. Call 911. Signal with a light.',
        facts: ['trapped-by-rising-water'],
      },
      {
        words: 'A child is missing near water? Look in the water first, down to the bottom, and call 911.',
        facts: ['missing-child-water-first'],
      },
      {
        words: 'Stay out of any room where water may touch outlets, cords or appliances.',
        facts: ['never-step-in-near-outlets'],
      },
      {
        words:
          'Turn the main power off only if you can reach the switch from a dry place, and the panel is dry and quiet. Wet, humming, hot or smoking: hands off, call the utility.',
        facts: ['main-power-dry-place-only', 'wet-panel-hands-off'],
      },
      {
        words: 'Solar panels, a battery or a generator? They stay live with the main switch off. Keep away.',
        facts: ['solar-stays-live'],
      },
      {
        words: 'A power line is down? Stay 35 feet away, farther on wet ground. Call 911.',
        facts: ['downed-line-thirty-five-feet'],
      },
      {
        words: 'Stay out from under a ceiling that sags. Wet ceilings are heavy, and they fall.',
        facts: ['sagging-ceiling-heavy'],
      },
      {
        words: 'Sewage, river or street water? Do not wade in. Keep people and pets out, and call for help.',
        facts: ['sewage-people-out'],
      },
      {
        words: 'Pipe or appliance leaking? Close the valve next to it, or the main water valve. Turn it clockwise.',
        facts: ['burst-pipe-shut-main-valve'],
      },
      {
        words: 'Main valve closed? Turn the water heater off too, if you can reach it dry.',
        facts: ['water-heater-off-too', 'main-power-dry-place-only'],
      },
    ],
  },
  {
    priority: 'urgent',
    time: '30-60 minutes',
    title: 'Proof first, then save what is dry',
    actions: [
      {
        words:
          'From the doorway or a dry place: photograph and film each wet room before you move things. Show the water line and the source.',
        facts: ['insurer-steps-first-day'],
      },
      'Write down the date and time when you first saw the damage, and the weather.',
      {
        words: 'Call your insurer. Note the claim number. Ask what they need before you throw anything out.',
        facts: ['insurer-steps-first-day'],
      },
      {
        words: 'Before you touch wet things: boots, gloves, long sleeves, goggles and an N-95.',
        facts: ['cleanup-protective-gear'],
      },
      {
        words: 'After a flood look for fire ants and snakes in debris and furniture. Lift things with a tool.',
        facts: ['fire-ants-in-floodwater', 'before-going-back-in'],
      },
      'Carry out dry medicine, papers, phones and anything that cannot be bought again.',
      'Lift furniture legs onto blocks or foil. Hang curtains up high. Move rugs to a dry floor.',
    ],
  },
  {
    priority: 'important',
    time: '1-2 hours',
    title: 'Water out, air moving, help on the way',
    actions: [
      {
        words:
          'Clean water only, and the power is safe: mop, bail or use a wet/dry (shop) vacuum, never a household one. Plug in where it is dry, through a GFCI, with dry hands.',
        facts: ['dry-hands-and-gfci', 'dry-materials-in-48-hours'],
      },
      {
        words: 'Clean water only, and the power is safe: run fans and a dehumidifier. No fans where you can see mold.',
        facts: ['no-fans-on-visible-mold'],
      },
      {
        words:
          'One undamaged, grounded outdoor cord for each machine: 12 gauge, up to 50 feet. Never join two, no power strip.',
        facts: ['cord-gauge'],
      },
      {
        words: 'Leave heating and cooling off if dirty water or mold may be in it.',
        facts: ['no-contaminated-hvac'],
      },
      {
        words: 'Clean water only: take the wet pad out, and lift the carpet so that air can reach both sides.',
        facts: ['dry-materials-in-48-hours'],
      },
      {
        words:
          'House from 1980 or before? Popcorn ceiling, 9-inch tile, pipe wrap, vermiculite? Test for asbestos before you cut.',
        facts: ['asbestos-until-1980', 'vermiculite-leave-alone'],
      },
      {
        words:
          'A generator stays outdoors, 20 feet from the house and from every door, window and vent. Never into a wall outlet. Refuel it cold.',
        facts: ['generator-twenty-feet', 'generator-transfer-switch', 'generator-refuel-cold'],
      },
      'Keep children and pets out of a room that dries: it is hot, loud and full of cords.',
      'Decide where everybody sleeps tonight. When in doubt, somewhere else.',
      {
        words:
          'Write the deadline on the wall: all of it dry within 24 to 48 hours. If you cannot make that, call for help now.',
        facts: ['dry-everything-24-48-hours'],
      },
      { words: 'Keep every receipt.', facts: ['insurer-steps-first-day'] },
    ],
  },
];
