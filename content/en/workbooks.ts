/** The words of the workbooks; those of a calculator's sheet come from the calculator. */
export const workbooks = {
  sheet: {
    fillIn: 'Fill in',
    isGood: 'Good?',
    good: 'ok',
    bad: 'check',
    complete: 'Complete?',
    yes: 'yes',
    result: 'Result',
    unit: 'Unit',
    value: 'Value',
    source: 'Source',
    step: '{name}, step {number}',
    ourRule: 'Our rule of thumb',
    none: 'none',
    limits: '{least} to {most} {unit}',
    factors: {
      sheet: 'Factors',
      title: 'Factors',
      intro: 'Every number the formulas use, with its source. Change one here and all results follow.',
    },
  },
  equipment: {
    sheet: 'Read me',
    title: 'Equipment calculator workbook',
    lines: [
      'By {site}. The same formulas as the calculators on our site; a test compares them at each build.',
      'Fill in the framed cells. Results stand below them. All factors, with their sources, are on the last sheet.',
      'Results are estimates to start from. The readings on the job decide.',
    ],
    promise: 'Nothing here is a promise of what an insurer pays.',
  },
  dryingLog: {
    air: {
      sheet: 'Air',
      title: 'Air readings',
      intro:
        'Every day, with the same instrument: outside, a room that stayed dry, each wet room, each dehumidifier’s outlet.',
      altitude: 'Altitude (ft)',
      altitudeNote: 'New Braunfels is at about 630 ft.',
      heads: ['Day', 'Hour', 'Place', 'Temperature (°F)', 'Relative humidity (%)'],
      results: ['Dew point (°F)', 'Grains per pound', 'Vapor pressure (inHg)'],
      places: ['Outside', 'Dry room', 'Wet room', 'Dehumidifier outlet'],
    },
    working: {
      sheet: 'Working',
      title: 'Working of the air readings',
      intro:
        'Saturation over water by Hyland and Wexler; the dew point by four steps of Newton’s method. Nothing to fill in.',
      read: 'Read?',
    },
    moisture: {
      sheet: 'Moisture',
      title: 'Moisture readings',
      intro:
        'The same meter, setting, place and depth every day. The dry reading comes from the same material where it stayed dry.',
      heads: [
        'Day',
        'Room',
        'Material',
        'Meter and setting',
        'Place and depth',
        'Reading',
        'Dry reading',
        'Above dry',
        'Dry?',
      ],
      dry: 'yes',
      notYet: 'not yet',
    },
    equipment: {
      sheet: 'Equipment',
      title: 'Equipment',
      intro:
        'Each machine with the hours it started and stopped. Write day and hour in one cell, such as 11/21/2026 14:30.',
      heads: ['Machine', 'Number', 'Room', 'Started', 'Stopped', 'Hours', 'Why moved or stopped'],
    },
  },
} as const;
