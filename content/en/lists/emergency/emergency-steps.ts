import type { Line } from '../../../ledger/sourced.ts';

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
      'Get everyone out of the water. Children, older people and pets go first. If anyone is hurt, trapped or shocked, call 911.',
      {
        words: 'Stay out of any room where water may touch outlets, cords or appliances.',
        facts: ['never-step-in-near-outlets'],
      },
      {
        words: 'Smell gas? Go out now. Touch no switch and make no call inside. Call 911 from outside.',
        facts: ['gas-smell-leave'],
      },
      {
        words:
          'Turn the main power off only if you can reach the switch from a dry place. If not, leave it and call the utility.',
        facts: ['main-power-dry-place-only', 'never-step-in-near-outlets'],
      },
      {
        words: 'Stay out from under a ceiling that sags. Wet ceilings are heavy, and they fall.',
        facts: ['sagging-ceiling-heavy'],
      },
      {
        words: 'Pipe or appliance leaking? Close the valve next to it, or the main water valve. Turn it clockwise.',
        facts: ['burst-pipe-shut-main-valve', 'main-valve-warm-climate'],
      },
      { words: 'Main valve closed? Turn the water heater off too.', facts: ['water-heater-off-too'] },
      {
        words: 'Sewage, river or street water? Do not wade in. Keep people and pets out, and call for help.',
        facts: ['sewage-people-out'],
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
          'Photograph and film every wet room before you move things. Get the water line and where the water came from.',
        facts: ['insurer-steps-first-day'],
      },
      {
        words: 'Write down the date and time when you first saw the damage, and the weather.',
        facts: ['write-down-first-seen'],
      },
      {
        words:
          'Call your insurance company and note the claim number. Ask what they need before you throw anything out.',
        facts: ['insurer-steps-first-day'],
      },
      {
        words: 'Before you touch wet things: boots, gloves, long sleeves, goggles and an N-95.',
        facts: ['cleanup-protective-gear'],
      },
      'Carry out medicine, papers, phones and anything that cannot be bought again.',
      'Lift furniture legs onto blocks or foil. Hang curtains up high. Move rugs to a dry floor.',
      {
        words: 'A flooded basement? Do not pump it while floodwater covers the ground outside.',
        facts: ['never-pump-while-flooded'],
      },
    ],
  },
  {
    priority: 'important',
    time: '1-2 hours',
    title: 'Water out, air moving, help on the way',
    actions: [
      {
        words:
          'Clean water only: mop, bail or use a wet vacuum. Plug in where it is dry, through a GFCI, with dry hands.',
        facts: ['dry-hands-and-gfci', 'dry-materials-in-48-hours'],
      },
      {
        words: 'Run fans and a dehumidifier. No fans where you can see mold.',
        facts: ['no-fans-on-visible-mold'],
      },
      {
        words: 'Leave heating and cooling off if dirty water or mold may be in it.',
        facts: ['no-contaminated-hvac'],
      },
      {
        words: 'Lift wet carpet and pad off the floor so that air can reach both sides.',
        facts: ['dry-materials-in-48-hours'],
      },
      {
        words: 'A generator or a gas pump stays outdoors, at least 20 feet from the house.',
        facts: ['generator-twenty-feet'],
      },
      'Decide where everybody sleeps tonight. When in doubt, somewhere else.',
      {
        words:
          'Write the deadline on the wall: all of it dry within 24 to 48 hours. If you cannot make that, call for help now.',
        facts: ['dry-everything-24-48-hours'],
      },
      {
        words: 'Keep every receipt: hotel, food, fans, repairs.',
        facts: ['insurer-steps-first-day'],
      },
    ],
  },
];
