import { psychrometric as air } from './psychrometric-formulas.ts';
import { type Cell, head, input, note, result, type SheetModel, text, title, working } from './sheet-model.ts';

/** Lines to fill in: two weeks of readings at four places a day. */
const lineCount = 60;
const firstLine = 6;

/** The columns of the air log, for tests: what a line holds where. */
export const airColumns = { temperature: 'D', humidity: 'E', dewpoint: 'F', grains: 'G', vaporPressure: 'H' } as const;
export const altitudeCell = 'B3';
export const firstAirLine = firstLine;

const lines = Array.from({ length: lineCount }, (_, index) => firstLine + index);
const blank = () => input('');

const isRead = (row: number) => `AND(ISNUMBER(Air!D${row}),ISNUMBER(Air!E${row}),Air!E${row}>0,Air!E${row}<=100)`;

const airLog: SheetModel = {
  name: 'Air',
  widths: [13, 9, 26, 14, 14, 12, 12, 16],
  frozenRows: firstLine - 1,
  landscape: true,
  rows: [
    [title('Air readings')],
    [
      note(
        'Every day, with the same instrument: outside, a room that stayed dry, each wet room, each dehumidifier’s outlet.',
      ),
    ],
    [text('Altitude (ft)'), input(0), note('New Braunfels is at about 630 ft.')],
    [],
    [
      ...['Day', 'Hour', 'Place', 'Temperature (°F)', 'Relative humidity (%)'].map(head),
      ...['Dew point (°F)', 'Grains per pound', 'Vapor pressure (inHg)'].map(head),
    ],
    ...lines.map(airLine),
  ],
  lists: [
    { cells: `C${firstLine}:C${firstLine + lineCount - 1}`, from: '"Outside,Dry room,Wet room,Dehumidifier outlet"' },
  ],
};

/** The steps between a reading and its results, line for line beside the air readings. */
const airWorking: SheetModel = {
  name: 'Working',
  widths: [14, 14, 16, 16, 16, 14],
  frozenRows: firstLine - 1,
  rows: [
    [title('Working of the air readings')],
    [
      note(
        'Saturation over water by Hyland and Wexler; the dew point by two steps of Newton’s method. Nothing to fill in.',
      ),
    ],
    [],
    [],
    ['Air (K)', 'ln vapor (Pa)', 'Dew point, guess (K)', 'Dew point, better (K)', 'Dew point (K)', 'Vapor (Pa)'].map(
      head,
    ),
    ...lines.map(workingLine),
  ],
};

function airLine(row: number): readonly Cell[] {
  const when = (formula: string) => `=IF(${isRead(row)},${formula},"")`;
  const vapor = `Working!F${row}`;
  const pressure = `(${air.pressure(`$${altitudeCell.replace(/(\d)/, '$$$1')}`)})`;
  return [
    ...Array.from({ length: 5 }, blank),
    result(when(air.fahrenheit(`Working!E${row}`)), '0.0'),
    result(when(air.grains(air.mixingRatio(vapor, pressure))), '0.0'),
    result(when(air.inchesOfMercury(vapor)), '0.000'),
  ];
}

function workingLine(row: number): readonly Cell[] {
  const when = (formula: string) => working(`=IF(${isRead(row)},${formula},"")`);
  return [
    when(air.kelvin(`Air!D${row}`)),
    when(air.lnVapor(`A${row}`, `Air!E${row}`)),
    when(air.firstDewpoint(`B${row}`)),
    when(air.betterDewpoint(`C${row}`, `B${row}`)),
    when(air.betterDewpoint(`D${row}`, `B${row}`)),
    when(`EXP(B${row})`),
  ];
}

const moistureLog: SheetModel = {
  name: 'Moisture',
  widths: [13, 18, 20, 24, 20, 12, 14, 14, 14],
  frozenRows: 4,
  landscape: true,
  rows: [
    [title('Moisture readings')],
    [
      note(
        'The same meter, setting, place and depth every day. The dry reading comes from the same material where it stayed dry.',
      ),
    ],
    [],
    [
      'Day',
      'Room',
      'Material',
      'Meter and setting',
      'Place and depth',
      'Reading',
      'Dry reading',
      'Above dry',
      'Dry?',
    ].map(head),
    ...Array.from({ length: lineCount }, (_, index) => moistureLine(index + 5)),
  ],
};

function moistureLine(row: number): readonly Cell[] {
  const isComplete = `AND(ISNUMBER(F${row}),ISNUMBER(G${row}))`;
  return [
    ...Array.from({ length: 7 }, blank),
    result(`=IF(${isComplete},F${row}-G${row},"")`, '0.0'),
    result(`=IF(${isComplete},IF(F${row}<=G${row},"yes","not yet"),"")`, '@'),
  ];
}

const equipmentLog: SheetModel = {
  name: 'Equipment',
  widths: [20, 16, 20, 18, 18, 14, 30],
  frozenRows: 4,
  landscape: true,
  rows: [
    [title('Equipment')],
    [
      note(
        'Each machine with the hours it started and stopped. Write day and hour in one cell, such as 11/21/2026 14:30.',
      ),
    ],
    [],
    ['Machine', 'Number', 'Room', 'Started', 'Stopped', 'Hours', 'Why moved or stopped'].map(head),
    ...Array.from({ length: lineCount }, (_, index) => equipmentLine(index + 5)),
  ],
};

function equipmentLine(row: number): readonly Cell[] {
  const dated = () => input('', 'mm/dd/yyyy hh:mm');
  const hours = `=IF(AND(ISNUMBER(D${row}),ISNUMBER(E${row})),(E${row}-D${row})*24,"")`;
  return [blank(), blank(), blank(), dated(), dated(), result(hours, '0.0'), blank()];
}

/** All sheets of the moisture and drying log. */
export const dryingLog: readonly SheetModel[] = [airLog, moistureLog, equipmentLog, airWorking];
