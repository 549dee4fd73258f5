import type { Line } from '../../i18n/sourced.ts';
import { emergencySteps } from '../lists/emergency-steps.ts';
import { preventionSchedule } from '../lists/prevention-schedule.ts';

/** A part of a sheet: a list, or a table to fill in by hand. */
export type SheetPart = SheetList | SheetTable;

/** Boxes to tick, or lines to fill in by hand. */
export interface SheetList {
  readonly title: string;
  /** How pressing it is, and how soon after the water was found. */
  readonly priority?: 'critical' | 'urgent' | 'important';
  readonly time?: string;
  readonly kind: 'boxes' | 'lines';
  readonly lines: readonly Line[];
  /** A drawing of src/lib/figures beside lines to fill in. */
  readonly figure?: string;
}

/** Empty rows under the names of their columns. */
export interface SheetTable {
  readonly title: string;
  readonly kind: 'rows';
  readonly columns: readonly string[];
  readonly rows: number;
}

/** One page to print and keep: by the panel, in the claim folder, in the truck. */
export interface PrintSheet {
  readonly title: string;
  readonly description: string;
  readonly short: Line;
  /** The page of the site that holds the same matter with its sources, when there is one. */
  readonly page?: string;
  readonly parts: readonly SheetPart[];
}

/** The day on which the sheets were last held against their sources. */
export const printSheetsReviewed = '2026-11-21';

export const printSheets: Readonly<Record<string, PrintSheet>> = {
  'emergency-checklist-one-page': {
    title: 'Emergency checklist: the first two hours',
    description: 'What to do when there’s water in the house, in order, on one page.',
    short:
      'If water is near power, you smell gas, or a ceiling sags, get out first, then call 911. Stay away from a wire that’s down. Never go through moving water.',
    page: '/guides/emergency-checklist',
    parts: emergencySteps.map(({ actions, ...step }) => ({ ...step, kind: 'boxes', lines: actions })),
  },
  'claim-documentation-checklist': {
    title: 'Claim documentation checklist',
    description: 'What to photograph, list, keep, and write down for a water damage claim, on one page.',
    short: {
      words: 'Call your insurance company, photograph everything, make only temporary repairs, and keep every receipt.',
      facts: ['insurer-steps-first-day'],
    },
    parts: [
      {
        title: 'Fill in',
        kind: 'lines',
        lines: [
          'Insurance company and policy number:',
          'Claim number:',
          'Adjuster, phone and email:',
          {
            words: 'When you first saw the damage (date, time), and the weather:',
            facts: ['write-down-first-seen'],
          },
        ],
      },
      {
        title: 'Before you move anything',
        kind: 'boxes',
        lines: [
          {
            words:
              'Photograph each wet room: every wall, the floor, the ceiling, and what’s in it. Then all sides of the house from outside.',
            facts: ['photo-every-room'],
          },
          {
            words: 'Photograph the water line on walls and furniture, with a ruler next to it.',
            facts: ['photo-every-room'],
          },
          'Photograph where the water came from. Keep the part that failed.',
          {
            words: 'Photograph serial numbers. Cut a sample of carpet, curtains, and wallpaper that have to go.',
            facts: ['nfip-before-discarding'],
          },
          {
            words:
              'Don’t throw anything out before the adjuster agrees, except health hazards. Photograph those first, and keep a piece.',
            facts: ['insurer-steps-first-day', 'discard-health-hazards-after-photos'],
          },
        ],
      },
      {
        title: 'Lists and documents',
        kind: 'boxes',
        lines: [
          { words: 'List damaged items: brand, model, serial number, age, value.', facts: ['damaged-items-list'] },
          { words: 'Keep receipts: hotel, food, fans, temporary repairs.', facts: ['insurer-steps-first-day'] },
          { words: 'Keep estimates and invoices from every contractor.', facts: ['damaged-items-list'] },
          {
            words: 'Log every call and letter: date, name, and what was said.',
            facts: ['damaged-items-list', 'adjuster-visit-notes'],
          },
          { words: 'Keep a second copy of everything somewhere else.', facts: ['photo-every-room'] },
        ],
      },
      {
        title: 'While the house dries',
        kind: 'boxes',
        lines: [
          {
            words:
              'Take photos by room and by stage: arrival, water out, tear-out, each drying day, and the day it’s dry.',
            facts: ['evidence-by-room-and-phase'],
          },
          {
            words:
              'Log each reading with its value, surface, room, date, and meter. Use the same meter and spot every day.',
            facts: ['evidence-by-room-and-phase', 'same-meter-same-spot'],
          },
          {
            words: 'Log each piece of equipment with the time it started and stopped.',
            facts: ['evidence-by-room-and-phase'],
          },
        ],
      },
      {
        title: 'With the insurance company',
        kind: 'boxes',
        lines: [
          { words: 'Be there when the adjuster comes, and answer requests quickly.', facts: ['adjuster-visit-notes'] },
          { words: 'Ask about an advance payment and about living expenses.', facts: ['adjuster-visit-notes'] },
          { words: 'Don’t make permanent repairs before the company agrees.', facts: ['write-down-first-seen'] },
          {
            words: 'For help or a complaint, call the Texas Department of Insurance at 800-252-3439.',
            facts: ['tdi-help-line'],
          },
        ],
      },
    ],
  },
  'room-log': {
    title: 'Room log',
    description: 'One sheet for each room: what got wet, each day’s readings, and the equipment and its hours.',
    short: {
      words:
        'Do not walk into water near outlets or cords. Turn off the main switch only from a dry place, with dry hands, and only if the breaker panel is dry and quiet.',
      facts: ['main-power-dry-place-only', 'dry-hands-and-gfci'],
    },
    page: '/guides/restoration-manual',
    parts: [
      {
        title: 'The room',
        kind: 'lines',
        lines: [
          'Room, with its length, width, and height:',
          'When you found the water (date, time), and where it came from:',
          'What’s wet (floor, walls, ceiling, contents), and how high on the wall:',
          'Where you’ll measure, A to D (wall, height, material):',
          {
            words: 'Readings of the same materials where they’re dry, A to D, and the meter with its setting:',
            facts: ['dry-standard-nearby-material'],
          },
        ],
      },
      {
        title: 'Every day, with the same meter at the same places',
        kind: 'rows',
        columns: ['Date, time', 'Air, °F', 'Humidity, %', 'A', 'B', 'C', 'D'],
        rows: 9,
      },
      {
        title: 'Equipment',
        kind: 'rows',
        columns: ['Equipment', 'Serial number', 'Set up (date, time)', 'Removed (date, time)'],
        rows: 4,
      },
      {
        title: 'Before you close up the room',
        kind: 'boxes',
        lines: [
          {
            words:
              'You have photos of each stage: arrival, water out, tear-out, each drying day, and the day it’s dry.',
            facts: ['evidence-by-room-and-phase'],
          },
          {
            words: 'Spots A to D read the same as dry material of the same kind.',
            facts: ['dry-standard-nearby-material', 'same-meter-same-spot'],
          },
        ],
      },
    ],
  },
  'shut-off-and-prevention-card': {
    title: 'Shutoff and prevention card',
    description: 'Where to turn things off, and what to check each month, quarter, and year, on one page.',
    short: {
      words: 'If you smell gas, leave. Do not touch a switch. Call 911 from outside.',
      facts: ['gas-smell-leave'],
    },
    page: '/guides/hidden-water-damage-signs',
    parts: [
      {
        title: 'Our house: find these today and write them down',
        kind: 'lines',
        figure: 'shut-off-points',
        lines: [
          'Main water valve:',
          'Meter box, and the tool that opens it:',
          'Breaker panel, main switch:',
          'Water heater, breaker or dial:',
          'Water utility, electric utility, plumber:',
        ],
      },
      {
        title: 'If water is running, turn it off',
        kind: 'boxes',
        lines: [
          'Close the valve next to the toilet, sink, or appliance. Turn it clockwise.',
          {
            words: 'If that doesn’t stop it, close the main water valve. Turn it clockwise.',
            facts: ['main-valve-warm-climate'],
          },
          {
            words:
              'In a slab house, look in the garage, the laundry room, or a small box in the ground where the line comes in.',
            facts: ['main-valve-slab-house'],
          },
          {
            words:
              'Once the main valve is closed, turn the water heater off too, if you can reach its switch or dial from a dry place.',
            facts: ['water-heater-off-too', 'main-power-dry-place-only'],
          },
          {
            words:
              'Turn off the main power only from a dry place, with dry hands, and only if the breaker panel is dry and quiet. If it’s wet, do not touch it: call your electric utility. If it hums, sparks, smokes, or is hot, get out and call 911 first.',
            facts: ['main-power-dry-place-only', 'wet-panel-hands-off', 'dry-hands-and-gfci'],
          },
          {
            words: 'Keep away from solar panels and batteries. They stay live even with the main switch off.',
            facts: ['solar-stays-live'],
          },
        ],
      },
      ...preventionSchedule.map(({ every, takes, checks }) => ({
        title: `${every}: ${takes.charAt(0).toLowerCase()}${takes.slice(1)}`,
        kind: 'boxes' as const,
        lines: checks,
      })),
    ],
  },
};
