import type { MessageShape } from '../../i18n/message-shape.ts';
import { shell } from '../calculators/shell.ts';

const words = {
  form: {
    lines: 'Machines on the invoice',
    linesHint: 'One row for each line that names machines. Leave the rest of the invoice out.',
    line: 'Line {count}',
    kind: 'Machine',
    choose: 'Choose',
    units: 'How many',
    days: 'Days',
    rate: 'Rate a day, in dollars',
    addLine: 'Add a line',
    removeLine: 'Remove line {count}',
    rooms: 'The wet rooms',
    roomsHint:
      'Inside measures in feet. What is blank is not wet. Counted as carpet and drywall: with tile, wood or concrete, or water held deep, choose a drying job.',
    room: 'Room {count}',
    name: 'Name',
    length: 'Length',
    width: 'Width',
    height: 'Height',
    floor: 'Wet floor, square feet',
    walls: 'Walls wet up to, feet',
    ceiling: 'Wet ceiling, square feet',
    addRoom: 'Add a room',
    removeRoom: 'Remove room {count}',
    dehumidifier: 'Dehumidifier to count in',
    dehumidifiers: { lgr: 'LGR', conventional: 'Conventional', desiccant: 'Desiccant' },
    rating: 'Its rating, pints a day',
    airflow: 'Its airflow, CFM',
    ratingHint: 'It stands on the plate of the machine. Blank: dehumidifiers are not counted.',
    job: 'The log, if there is one',
    jobHint:
      'Our drying job brings rooms, machines and readings: from this device, or as a file (JSON, ZIP). It is read in this window and not changed.',
    onDevice: 'Choose a job of this device',
    noneOnDevice: 'This device has no job that can be read.',
    file: 'Choose the job file',
    ofJob: 'Rooms and log come from this job: {name}.',
    untitled: 'a job without a name',
    leftOut: {
      one: '{count} entry of it could not be read and is left out.',
      other: '{count} entries of it could not be read and are left out.',
    },
    without: 'Go on without the job',
    submit: 'Compare',
    comparing: 'Comparing.',
    clear: 'Clear the form',
    undo: 'Bring it back',
    kept: 'What you type stays on this device. Your numbers are not sent.',
    notKept: 'This browser keeps nothing: what you type goes with this window. Your numbers are not sent.',
  },
  errors: {
    'in-doubt': shell.inDoubt,
    'no-line': 'Enter one line of the invoice at least.',
    'no-kind': 'Choose the machine of this line.',
    'bad-units': 'Enter how many machines: a whole number from {least} to {most}.',
    'bad-days': 'Enter the days: a number above zero, up to {most}.',
    'bad-rate': 'Enter the rate as a number of dollars up to {most}, or leave it blank.',
    'bad-size': 'Enter length, width and height of this room in feet: numbers from {least} to {most}.',
    'bad-wet': 'What is wet cannot be more than the room has. Enter a number, or leave it blank.',
    'bad-rating': 'Enter the rating as a number above zero, or leave it blank.',
    'not-a-record': 'This file is no drying job, or damaged.',
    newer: 'A newer edition of this site made this file. Open this page again and try once more.',
    'not-loaded': 'The rules could not be loaded. Check the signal and try again.',
  },
  answer: {
    title: 'What fits, and what to ask',
    changed: 'You changed something. Press the button again.',
    lines: 'Line by line',
    line: '{units} × {kind}, {days} days',
    lineAtRate: '{units} × {kind}, {days} days, {rate} a day',
    machines: 'Machines',
    time: 'Days',
    range: '{low} to {high}',
    counts: {
      'count-within': 'It fits: the starting methods give {range}.',
      'count-above': 'The starting methods give {range}.',
      'count-below': 'The starting methods give {range}.',
      'no-method': 'No count here for this machine.',
      'no-rooms': 'Not compared: no rooms are entered.',
    },
    days: {
      'days-fit':
        'It fits: {days} machine-days, and the log has {periods} by periods of {hours} hours, {dates} by dates.',
      'days-convention': '{days} machine-days. The log has {periods} by periods of {hours} hours, {dates} by dates.',
      'days-above-log': '{days} machine-days. The log has {periods} by periods of {hours} hours, {dates} by dates.',
      'kind-not-in-log': '{days} machine-days. The log does not name this machine.',
      'no-log': '{days} machine-days. There is no log to compare.',
    },
    ask: 'What to ask',
    nothing: 'These lines and this log leave nothing to ask.',
    first: 'Ask the contractor first. Good reasons exist for more and for fewer.',
    guess:
      'The starting methods are a first guess for day one, for carpet and drywall unless a drying job says otherwise; the readings decide.',
    byRule: 'Rule: {title}',
    print: 'Print this page',
    point: 'Point {count}',
    machine: 'Machine {count}',
  },
  questions: {
    'count-above': '{name}: the starting methods give {range}. What called for more?',
    'count-below': '{name}: the starting methods give {range}. What made fewer enough?',
    'kind-not-in-log': '{name}: where is it in the log?',
    'days-convention':
      '{name}: is a day here each {hours} hours or each date? By {hours} hours the log has {periods} machine-days, by dates {dates}.',
    'days-above-log':
      '{name}: the log has at most {most} machine-days. Which start and stop times stand behind the other {more}?',
    'several-lines': '{name} in {lines} lines, {days} machine-days together. Are these other machines, or other days?',
    'rates-differ': '{name}: the lines name different rates, {rates}. What is different about the machines?',
    'no-log': 'Is there a log, with daily readings and the start and stop of each machine?',
    'date-without-readings': 'Is there a record for {date}?',
    'days-after-dry': '{names}: the readings allowed it to go. What kept it there longer?',
    'no-dry-standard': '{name}: what was the dry reading of the same material elsewhere?',
    'air-not-read': '{moment}: was this read? {gaps}.',
    'weak-depression':
      '{moment}, {name}: the grain depression was small. Was the machine moved, its filter cleaned, or the air read farther away?',
    'no-change-noted': '{moment}: {names} did not fall. What was changed that day?',
    'not-dry-at-last-visit': '{moment}: what was agreed about the points that were not dry?',
  },
  rules: {
    methods: {
      title: 'Two starting methods',
      how: {
        words:
          'One is that of our calculators, by volume and walls. The other goes by wet area and by the chart of the trade. A count outside of both is a reason to ask. A written calculation and daily readings answer it.',
        facts: ['equipment-count-quarrel', 'air-mover-count-2021', 'dehumidifier-chart-factors'],
      },
      law: 'As our calculators show them',
    },
    'no-method': {
      title: 'Machines without a count',
      how: {
        words:
          'Scrubbers and mats depend on dust, dirt and people at risk. A dehumidifier of another kind than the one counted in has other figures.',
        facts: ['scrubbers-when'],
      },
      law: 'No method was found',
    },
    lines: {
      title: 'Lines of one kind',
      how: 'Several lines of one machine may be other machines, other days or the same ones. Rates are only seen as equal or different: nothing is multiplied here, and no sum is made.',
      law: 'Our own rule',
    },
    days: {
      title: 'Machine-days',
      how: 'Machines times days. A log gives them by started periods of a full day, by dates touched and by nights. Which of them is meant, the contract says.',
      law: 'Our own rule: pages count in different ways',
    },
    log: {
      title: 'What a log holds',
      how: {
        words: 'Start and stop times of each machine; for each reading its value, surface, room, date and meter.',
        facts: ['evidence-by-room-and-phase'],
      },
      law: 'What adjusters look for, as reported',
    },
    air: {
      title: 'Every day, at every place',
      how: {
        words: 'Air is read every day outside, in a dry room, in each wet room and at the outlet of each dehumidifier.',
        facts: ['daily-air-readings'],
      },
      law: 'As taught in the trade',
    },
    'after-dry': {
      title: 'After the readings are dry',
      how: 'An air mover may go when its room reads dry, other machines when their chamber does. A day for a second reading is common; after it there is a reason to ask.',
      law: 'Our own rule',
    },
    standard: {
      title: 'A dry standard',
      how: {
        words: 'The goal of a point comes from the same kind of material nearby that never got wet.',
        facts: ['dry-standard-nearby-material'],
      },
      law: 'As taught in the trade',
    },
    depression: {
      title: 'Grain depression',
      how: {
        words:
          'The water in the air at a dehumidifier less the water in the air that leaves it. Reviewers often ask for at least five grains. Late in a job less is normal, so we ask only while the chamber is not dry.',
        facts: ['grain-depression', 'five-grain-threshold'],
      },
      law: 'As reviewers use it',
    },
    fall: {
      title: 'No fall from one day to the next',
      how: 'A point that does not fall in a day asks what was changed: a machine moved, a wall opened, a leak found.',
      law: 'Our own rule',
    },
    end: {
      title: 'The last visit',
      how: 'Points that were not dry at the end may have been torn out, agreed upon or forgotten. The log should say which.',
      law: 'Our own rule',
    },
  },
} as const;

/** Words of the equipment check. */
export type EquipmentCheckMessages = MessageShape<typeof words>;

export const equipmentCheck: EquipmentCheckMessages = words;
