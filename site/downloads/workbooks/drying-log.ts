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

const airLog: SheetModel = {
  name: 'Air',
  widths: [13, 9, 24, 13, 13, 12, 12, 14, 4, 12, 12, 12, 12, 12, 12],
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
      null,
      ...['Kelvin', 'ln vapor (Pa)', 'Dew point 1 (K)', 'Dew point 2 (K)', 'Dew point 3 (K)', 'Vapor (Pa)'].map(head),
    ],
    ...lines.map(airLine),
  ],
  lists: [
    { cells: `C${firstLine}:C${firstLine + lineCount - 1}`, from: '"Outside,Dry room,Wet room,Dehumidifier outlet"' },
  ],
};

function airLine(row: number): readonly (Cell | null)[] {
  const [temperature, humidity] = [`D${row}`, `E${row}`];
  const isRead = `AND(ISNUMBER(${temperature}),ISNUMBER(${humidity}),${humidity}>0,${humidity}<=100)`;
  const when = (formula: string) => `=IF(${isRead},${formula},"")`;
  const pressure = `(${air.pressure(`$${altitudeCell.replace(/(\d)/, '$$$1')}`)})`;
  return [
    ...Array.from({ length: 5 }, blank),
    result(when(air.fahrenheit(`N${row}`)), '0.0'),
    result(when(air.grains(air.mixingRatio(`O${row}`, pressure))), '0.0'),
    result(when(air.inchesOfMercury(`O${row}`)), '0.000'),
    null,
    working(when(air.kelvin(temperature))),
    working(when(air.lnVapor(`J${row}`, humidity))),
    working(when(air.firstDewpoint(`K${row}`))),
    working(when(air.betterDewpoint(`L${row}`, `K${row}`))),
    working(when(air.betterDewpoint(`M${row}`, `K${row}`))),
    working(when(`EXP(K${row})`)),
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
  const isRead = `AND(ISNUMBER(F${row}),ISNUMBER(G${row}))`;
  return [
    ...Array.from({ length: 7 }, blank),
    result(`=IF(${isRead},F${row}-G${row},"")`, '0.0'),
    result(`=IF(${isRead},IF(F${row}<=G${row},"yes","not yet"),"")`, '@'),
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
export const dryingLog: readonly SheetModel[] = [airLog, moistureLog, equipmentLog];
