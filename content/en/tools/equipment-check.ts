import type { MessageShape } from '../../i18n/message-shape.ts';
import { shell } from '../calculators/shell.ts';

const words = {
  start: {
    title: 'How it works',
    steps: [
      'Copy the equipment lines from the invoice, and add the wet rooms or the drying log.',
      'See each count next to our method and the industry’s.',
      'Leave with a list of questions to ask. They’re questions, not accusations.',
    ],
    sample: 'See it with a sample invoice',
  },
  sample: {
    note: 'This is a sample invoice, not yours. Your lines are untouched.',
    remove: 'Remove the sample',
  },
  form: {
    lines: 'Equipment on the invoice',
    linesHint: 'One row per equipment line. Leave out the rest of the invoice.',
    line: 'Line {count}',
    kind: 'Equipment',
    choose: 'Choose',
    units: 'How many',
    days: 'Days',
    rate: 'Daily rate, in dollars (to compare lines)',
    addLine: 'Add a line',
    removeLine: 'Remove line {count}',
    rooms: 'Wet rooms',
    roomsHint:
      'Measure inside, in feet. If you leave the wet floor blank, we count all of it, so enter zero if the floor is dry. Blank walls and ceilings count as dry. The check assumes carpet and drywall. For tile, wood, concrete, or water trapped deep, use a drying job.',
    room: 'Room {count}',
    name: 'Name',
    length: 'Length',
    width: 'Width',
    height: 'Height',
    floor: 'Wet floor, square feet (blank: all)',
    walls: 'Walls wet up to, feet',
    ceiling: 'Wet ceiling, square feet',
    addRoom: 'Add a room',
    removeRoom: 'Remove room {count}',
    dehumidifier: 'Type of dehumidifier',
    dehumidifiers: { lgr: 'LGR', conventional: 'Conventional', desiccant: 'Desiccant' },
    rating: 'Rated capacity, pints per day',
    airflow: 'Airflow, CFM',
    ratingHint: 'It’s on the nameplate. If you leave it blank, we don’t count dehumidifiers.',
    job: 'Drying log, if there is one',
    jobHint:
      'A drying job from this site has the rooms, equipment, and readings. Use one from this device, or open its file (JSON or ZIP). We read it in this window and don’t change it.',
    onDevice: 'Choose a job on this device',
    noneOnDevice: 'There’s no drying job on this device.',
    file: 'Choose a job file',
    ofJob: 'The rooms and log come from this job: {name}.',
    untitled: 'a job without a name',
    leftOut: {
      one: 'We couldn’t read {count} entry, so we left it out.',
      other: 'We couldn’t read {count} entries, so we left them out.',
    },
    without: 'Continue without the job',
    submit: 'Compare',
    comparing: 'Comparing…',
    clear: 'Start over',
    undo: 'Undo',
    kept: 'What you type stays on this device. We don’t send it anywhere.',
    notKept:
      'This browser doesn’t save anything, so what you type is gone when you close the page. Your numbers aren’t sent.',
  },
  errors: {
    'in-doubt': shell.inDoubt,
    'no-line': 'Enter at least one line from the invoice.',
    'no-kind': 'Choose the equipment on this line.',
    'bad-units': 'Enter how many: a whole number from {least} to {most}.',
    'bad-days': 'Enter the days: a number above zero, up to {most}.',
    'bad-rate': 'Enter the rate as a number of dollars up to {most}, or leave it blank.',
    'bad-size': 'Enter this room’s length, width, and height in feet, from {least} to {most}.',
    'bad-wet': 'The wet area can’t be larger than the room. Enter a number, or leave it blank.',
    'dry-room': 'Nothing in this room is wet. Enter what is, or leave the floor blank if all of it is wet.',
    'bad-rating': 'Enter the rating as a number above zero, or leave it blank.',
    'not-a-record': 'This isn’t a drying job file, or it’s damaged.',
    newer:
      'A newer version of this page made this file. Close every window of this site, open it again, and try once more.',
    'not-loaded': 'We couldn’t load the rules. Check your connection and try again.',
  },
  answer: {
    title: 'What fits, and what to ask',
    verdicts: {
      fits: 'These counts are inside the range of the two methods.',
      ask: { one: 'There’s {count} question to ask.', other: 'There are {count} questions to ask.' },
      open: 'We couldn’t compare every line.',
    },
    which:
      'On the scale: the red mark is the invoice, the thin bar is our count, and the wide bar is the industry count. Start from the industry count. An invoice above it needs a reason in the readings, even where we don’t ask.',
    ours: 'our count {count}',
    industry: 'industry {range}',
    copy: 'Copy the questions',
    copied: 'Copied.',
    notCopied: 'Your browser wouldn’t copy it. Print the page instead.',
    changed: 'You changed something. Press the button again.',
    lines: 'Line by line',
    line: '{units} × {kind}, {days} days',
    lineAtRate: '{units} × {kind}, {days} days, {rate} a day',
    machines: 'Count',
    time: 'Days',
    range: '{low} to {high}',
    counts: {
      'count-within': 'Inside the range of the two: {range}.',
      'count-above': 'It’s above both methods: {range}.',
      'count-below': 'It’s below both methods: {range}.',
      'no-method': 'We didn’t compare this count. The rule says why.',
      'no-rooms': 'Not compared: you haven’t entered any rooms.',
    },
    days: {
      'days-fit':
        'It fits: {days} equipment-days, and the log shows {periods} counted in {hours}-hour periods, or {dates} counted by date.',
      'days-convention':
        '{days} equipment-days. The log shows {periods} counted in {hours}-hour periods, or {dates} counted by date.',
      'days-above-log':
        '{days} equipment-days. The log shows {periods} counted in {hours}-hour periods, or {dates} counted by date.',
      'kind-not-in-log': '{days} equipment-days. This equipment isn’t in the log.',
      'no-log': '{days} equipment-days. There’s no log to compare with.',
    },
    ask: 'What to ask',
    nothing: 'These lines don’t raise any questions.',
    first: 'Ask the contractor first. There can be good reasons for more and for fewer.',
    guess:
      'The methods are a first guess for day one, for carpet and drywall unless a drying job says otherwise. After that, the readings decide.',
    byRule: 'Rule: {title}',
    print: 'Print this page',
    point: 'Point {count}',
    machine: 'Unit {count}',
  },
  questions: {
    'count-above': '{name}: the two methods for day one give this: {range}. Why were more needed?',
    'count-below': '{name}: the two methods for day one give this: {range}. Why were fewer enough?',
    'kind-not-in-log': '{name}: where is it in the log?',
    'days-convention':
      '{name}: is a day counted every {hours} hours, or by the date? In {hours}-hour periods, the log shows {periods} equipment-days; by date, {dates}.',
    'days-above-log':
      '{name}: the log shows {most} equipment-days at most. What start and stop times explain the other {more}?',
    'several-lines':
      '{name} is on {lines} lines, {days} equipment-days in all. Is that different equipment, or different days?',
    'rates-differ': '{name}: the lines have different rates, {rates}. What’s different about the equipment?',
    'no-log': 'Is there a log, with daily readings and the start and stop times of each unit?',
    'date-without-readings': 'Is there a record for {date}?',
    'days-after-dry': '{names}: the readings said it could come out. Why did it stay longer?',
    'no-dry-standard': '{name}: what did the same material read where it never got wet?',
    'air-not-read': '{moment}: were these readings taken? {gaps}.',
    'weak-depression':
      '{moment}, {name}: the grain depression was small. Was the unit running, was its filter dirty, or was the outlet read too far away?',
    'no-change-noted': '{moment}: {names} didn’t drop. What changed that day?',
    'not-dry-at-last-visit': '{moment}: what was agreed about the points that weren’t dry?',
  },
  rules: {
    methods: {
      title: 'Two methods for day one',
      how: {
        words:
          'One is our calculators’ method: volume, class, and material for dehumidifiers; walls, floor, and surface for air movers. The other is the industry’s: a chart for dehumidifiers, and the wet area for air movers. We ask when a count is above both or below both. A written calculation and daily readings are the answer.',
        facts: ['equipment-count-quarrel', 'air-mover-count-2021', 'dehumidifier-chart-factors'],
      },
      law: 'As our calculators show them',
    },
    'no-method': {
      title: 'Equipment we don’t count here',
      how: {
        words:
          'Air scrubbers go by air changes per hour, and published rates run from 2 to 12. Which one fits depends on dust, dirt, and people at risk, so we don’t count them here; the air scrubber calculator does the math. For mats, we didn’t find a method. We count dehumidifiers only with their rating, and only the type chosen in the form or planned in the drying job.',
        facts: ['air-scrubbing-rates', 'scrubbers-when'],
      },
      law: 'No single method',
    },
    lines: {
      title: 'Several lines for one kind of equipment',
      how: 'Several lines for one kind of equipment can be different units, different days, or the same units listed twice. We only compare their rates with each other. We don’t multiply or add them up.',
      law: 'Our own rule',
    },
    days: {
      title: 'Equipment-days',
      how: 'Units times days. A log gives them by full day or part of one, by calendar date, and by night. The contract says which one counts.',
      law: 'Our own rule, because sources count in different ways',
    },
    log: {
      title: 'What a log shows',
      how: {
        words: 'Start and stop times for each unit, and for each reading its value, surface, room, date, and meter.',
        facts: ['evidence-by-room-and-phase'],
      },
      law: 'What adjusters look for, as reported',
    },
    air: {
      title: 'Every day, at every place',
      how: {
        words:
          'Read the air every day: outside, in a dry room, in each wet room, and at the outlet of each dehumidifier.',
        facts: ['daily-air-readings'],
      },
      law: 'As taught in the trade',
    },
    'after-dry': {
      title: 'After the readings are dry',
      how: 'An air mover can come out once its room reads dry, and other equipment once its drying chamber does. One more day for a second reading is common. After that, there’s a reason to ask.',
      law: 'Our own rule',
    },
    standard: {
      title: 'A dry standard',
      how: {
        words: 'A point’s goal comes from the same kind of material nearby that never got wet.',
        facts: ['dry-standard-nearby-material'],
      },
      law: 'As taught in the trade',
    },
    depression: {
      title: 'Grain depression',
      how: {
        words:
          'The water in the air going into a dehumidifier, minus the water in the air coming out. Reviewers often ask for at least five grains. Less is normal late in a job, so we only ask while the chamber isn’t dry.',
        facts: ['grain-depression', 'five-grain-threshold'],
      },
      law: 'As reviewers use it',
    },
    fall: {
      title: 'No drop from one day to the next',
      how: 'When a point doesn’t drop in a day, we ask what changed: a unit was moved, a wall was opened, a leak was found.',
      law: 'Our own rule',
    },
    end: {
      title: 'The last visit',
      how: 'Points that weren’t dry at the end may have been torn out, agreed on, or forgotten. The log should say which.',
      law: 'Our own rule',
    },
  },
} as const;

/** Words of the equipment check. */
export type EquipmentCheckMessages = MessageShape<typeof words>;

export const equipmentCheck: EquipmentCheckMessages = words;
