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
    description: 'What to do when there is water in the house, in order, on one page.',
    short:
      'Water near power, a smell of gas, a ceiling that sags: leave first, then call 911. Never go through moving water.',
    page: '/guides/emergency-checklist',
    parts: emergencySteps.map(({ actions, ...step }) => ({ ...step, kind: 'boxes', lines: actions })),
  },
  'claim-documentation-checklist': {
    title: 'Claim documentation checklist',
    description: 'What to photograph, list, keep and write down for a water damage claim, on one page.',
    short: {
      words: 'Call your insurer, photograph everything, make temporary repairs only, and keep every receipt.',
      facts: ['insurer-steps-first-day'],
    },
    parts: [
      {
        title: 'Fill in',
        kind: 'lines',
        lines: [
          'Insurer and policy number:',
          'Claim number:',
          'Adjuster, phone and email:',
          {
            words: 'Damage first seen (day, hour), weather then:',
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
              'Each wet room: every wall, the floor, the ceiling and what stands in it. Then the outside, all sides.',
            facts: ['photo-every-room'],
          },
          { words: 'The water line on walls and furniture, with a ruler beside it.', facts: ['photo-every-room'] },
          'Where the water came from. Keep the part that failed.',
          {
            words: 'Serial numbers. Pieces of carpet, curtain and wallpaper that must go.',
            facts: ['nfip-before-discarding'],
          },
          {
            words:
              'Nothing goes out before the adjuster agrees, except what is a danger to health. Photograph that first, and keep a piece.',
            facts: ['insurer-steps-first-day', 'discard-health-hazards-after-photos'],
          },
        ],
      },
      {
        title: 'Lists and papers',
        kind: 'boxes',
        lines: [
          { words: 'Damaged things: maker, model, serial number, age, value.', facts: ['damaged-items-list'] },
          { words: 'Receipts: hotel, food, fans, temporary repairs.', facts: ['insurer-steps-first-day'] },
          { words: 'Estimates and invoices of every contractor.', facts: ['damaged-items-list'] },
          {
            words: 'A log of every call and letter: day, name, what was said.',
            facts: ['damaged-items-list', 'adjuster-visit-notes'],
          },
          { words: 'A second copy of all of it, away from the house.', facts: ['photo-every-room'] },
        ],
      },
      {
        title: 'While it dries',
        kind: 'boxes',
        lines: [
          {
            words: 'Photographs by room and by stage: arrival, water out, tear-out, each drying day, dry.',
            facts: ['evidence-by-room-and-phase'],
          },
          {
            words: 'Each reading with value, surface, room, day and meter. The same meter and spot every day.',
            facts: ['evidence-by-room-and-phase', 'same-meter-same-spot'],
          },
          { words: 'Each machine with the hours it started and stopped.', facts: ['evidence-by-room-and-phase'] },
        ],
      },
      {
        title: 'With the insurer',
        kind: 'boxes',
        lines: [
          { words: 'Be there when the adjuster comes. Answer requests fast.', facts: ['adjuster-visit-notes'] },
          { words: 'Ask about an advance payment and about living expenses.', facts: ['adjuster-visit-notes'] },
          { words: 'No permanent repairs before the company agrees.', facts: ['write-down-first-seen'] },
          {
            words: 'Help and complaints: Texas Department of Insurance, 800-252-3439.',
            facts: ['tdi-help-line'],
          },
        ],
      },
    ],
  },
  'room-log': {
    title: 'Room log',
    description: 'One sheet for each room: what got wet, the readings of every day, the machines and their hours.',
    short: {
      words:
        'Do not walk into water near outlets or cords. Main switch only from a dry place, with dry hands, and only if the panel is dry and quiet.',
      facts: ['main-power-dry-place-only', 'dry-hands-and-gfci'],
    },
    page: '/guides/restoration-manual',
    parts: [
      {
        title: 'The room',
        kind: 'lines',
        lines: [
          'Room, and its length, width and height:',
          'Water found (day, hour), and where it came from:',
          'What is wet: floor, walls, ceiling, things. How high on the wall:',
          'Places to measure, A to D (wall, height, material):',
          {
            words: 'The same material where it is dry, A to D, and the meter with its setting:',
            facts: ['dry-standard-nearby-material'],
          },
        ],
      },
      {
        title: 'Every day, with the same meter at the same places',
        kind: 'rows',
        columns: ['Day, hour', 'Air, °F', 'Humidity, %', 'A', 'B', 'C', 'D'],
        rows: 9,
      },
      {
        title: 'Machines',
        kind: 'rows',
        columns: ['Machine', 'Serial number', 'Placed (day, hour)', 'Taken away (day, hour)'],
        rows: 4,
      },
      {
        title: 'Before the room is closed',
        kind: 'boxes',
        lines: [
          {
            words: 'Photographs by stage: arrival, water out, tear-out, each drying day, dry.',
            facts: ['evidence-by-room-and-phase'],
          },
          {
            words: 'The places A to D read like the dry material of the same kind.',
            facts: ['dry-standard-nearby-material', 'same-meter-same-spot'],
          },
        ],
      },
    ],
  },
  'shut-off-and-prevention-card': {
    title: 'Shut-off and prevention card',
    description: 'Where to turn things off, and what to check each month, quarter and year, on one page.',
    short: {
      words: 'Smell gas? Leave, touch no switch, and call 911 from outside.',
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
          'Electric panel, main switch:',
          'Water heater, breaker or dial:',
          'Water utility, power utility, plumber:',
        ],
      },
      {
        title: 'Water is running: turn it off',
        kind: 'boxes',
        lines: [
          'The valve beside the toilet, sink or machine. Clockwise.',
          { words: 'No luck? The main water valve. Clockwise.', facts: ['main-valve-warm-climate'] },
          {
            words: 'Slab house: look in the garage, the laundry, or a small box in the ground where the line comes in.',
            facts: ['main-valve-slab-house'],
          },
          {
            words: 'Main closed? Turn the water heater off too, if you can reach it dry.',
            facts: ['water-heater-off-too', 'main-power-dry-place-only'],
          },
          {
            words:
              'Power: main switch only from a dry place, with dry hands, and the panel dry and quiet. Wet, humming, hot or smoking: hands off, call the utility.',
            facts: ['main-power-dry-place-only', 'wet-panel-hands-off', 'dry-hands-and-gfci'],
          },
          {
            words: 'Solar panels and batteries stay live with the main switch off. Keep away from them.',
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
