import type { definition } from '#core/calculators/air-movement/definition.ts';
import type { CalculatorMessages } from '../../i18n/calculator-messages.ts';

export const words = {
  lede: 'Measure the wet room. You’ll get the number of air movers and a plan of where to put them, next to the industry count. The math runs on your device, and your numbers stay there.',
  sheet: 'Air movement',
  fields: {
    length: { label: 'Length (ft)', hint: 'From {lengthLeast} to {lengthMost} feet' },
    width: { label: 'Width (ft)' },
    moverType: {
      label: 'Air mover type',
      empty: 'Choose the type',
      choices: { centrifugal: 'Centrifugal', axial: 'Axial', lowProfile: 'Low profile' },
      options: {
        centrifugal: '{choice}: {airflowOfTypes_centrifugal} CFM, {coverageOfTypes_centrifugal} sq ft',
        axial: '{choice}: {airflowOfTypes_axial} CFM, {coverageOfTypes_axial} sq ft',
        lowProfile: '{choice}: {airflowOfTypes_lowProfile} CFM, {coverageOfTypes_lowProfile} sq ft',
      },
    },
    surface: {
      label: 'Surface type',
      empty: 'Choose the surface',
      choices: { carpet: 'Carpet', hardwood: 'Hardwood', tile: 'Tile', concrete: 'Concrete' },
      inText: { carpet: 'carpet', hardwood: 'hardwood', tile: 'tile', concrete: 'concrete' },
    },
    wetFloor: { label: 'Wet floor (sq ft)', hint: 'Leave it blank if the whole floor is wet' },
    wetUpper: { label: { words: 'Wet ceiling, and wall above 2 ft (sq ft)', facts: ['air-mover-count-2021'] } },
    insets: {
      label: { words: 'Insets and offsets over 18 in', facts: ['air-mover-count-2021'] },
      hint: 'Places where the wall steps in or out',
    },
  },
  groups: { wet: 'What’s wet, for the industry method' },
  errors: {
    'fields-invalid': 'Please fill in all fields with valid values',
    'more-wet-than-floor': 'The wet floor can’t be larger than the room. Leave it blank if the whole floor is wet.',
  },
  heading: 'A room of {length} × {width} ft',
  quantities: {
    area: { label: 'Floor area' },
    perimeter: { label: 'Feet of wall' },
    baseUnits: { label: 'Air movers for the walls', how: 'feet of wall ÷ {feetPerUnit}, rounded up' },
    roomUnit: { label: 'Air movers for the room' },
    offsetUnits: {
      label: 'Air movers for the floor',
      how: '(area − {offsetFrom}) ÷ {offsetStep}, rounded down; none up to {offsetFrom} sq ft',
      source: 'our rule of thumb',
    },
    totalUnitsBase: { label: 'Air movers before the surface factor' },
    unitsNeeded: {
      label: 'Air movers',
      note: 'our rule of thumb, by walls, floor, and surface',
      how: '(walls + room + floor) × surface factor, rounded up',
    },
    requiredCFM: { label: 'Total airflow', how: 'air movers × airflow of one' },
    airVelocity: {
      label: 'Air velocity',
      note: 'Airflow over floor area: CFM per square foot. It’s an average, not the speed at the wet surface.',
      how: 'airflow ÷ floor area',
      source: 'arithmetic',
    },
    coveragePerUnit: {
      label: 'Coverage per unit',
      note: 'It’s this floor shared out among the units. The square feet beside each type in the menu only describe the type; no count uses them.',
      how: 'floor area ÷ air movers',
      source: 'arithmetic',
    },
    positions: { label: 'Where to put them' },
    floorUnitsLow: { label: 'Wet floor, low' },
    floorUnitsHigh: { label: 'Wet floor, high' },
    upperUnitsLow: { label: 'Wet ceiling and upper wall, low' },
    upperUnitsHigh: { label: 'Wet ceiling and upper wall, high' },
    insetUnits: { label: 'Insets and offsets' },
    airMoversLow: {
      label: 'Industry count, low',
      how: '{perRoom} for the room + wet floor ÷ {floorLow} + wet ceiling and upper wall ÷ {upperLow} + insets, each rounded up',
    },
    airMoversHigh: {
      label: 'Industry count, high',
      how: '{perRoom} for the room + wet floor ÷ {floorHigh} + wet ceiling and upper wall ÷ {upperHigh} + insets, each rounded up',
    },
    lowerWallsOnly: { label: 'Alternative: only the lower walls are wet' },
  },
  copied: [
    { label: 'Room', value: '{length} × {width} ft' },
    { label: 'Air mover type', value: '{moverType}' },
    { label: 'Surface type', value: '{surface}' },
  ],
  next: { dehumidification: 'Dehumidifiers for this room', circuits: 'Circuits for this equipment' },
  own: {
    /** The other counts beside ours, in the result. */
    pairs: {
      area: { label: 'Air movers, by wet floor area', note: 'the published method' },
      walls: { label: 'Air movers, by the walls alone', note: 'The same count as in our dehumidification calculator.' },
      start:
        'Start with {range}, the published count. Our own rule gives {unitsNeeded}; set more than {airMoversHigh} only if a reading calls for it.',
      which:
        'These are first guesses for day one. If you set more than the published method, write down the reading that calls for it. Pull equipment as the readings drop.',
    },
    wet: {
      floor: { label: 'Wet floor', some: '{wetFloor} sq ft', all: 'all of it' },
      upper: { label: 'Wet ceiling and upper wall', value: '{wetUpper} sq ft' },
      insets: { label: 'Insets and offsets', value: '{insets}' },
    },
    place: {
      title: 'Where to put them',
      positions: {
        center: 'Put it in the center of the room and turn it each day.',
        'opposite-corners': 'Put them in opposite corners, both blowing the same direction around the room.',
        corners: 'Put them in the corners, all blowing the same direction around the room.',
        'wettest-area': 'Aim the third one at the wettest area.',
        perimeter: 'Spread them along the walls, all blowing the same direction around the room.',
      },
      spacing: {
        close:
          'When we place them, our rule of thumb is {low} to {high} feet apart. This count leaves {here} feet of wall for each one. That’s close together, so start with the published count.',
        right:
          'When we place them, our rule of thumb is {low} to {high} feet apart, and this count leaves {here} feet of wall for each one.',
        wide: 'When we place them, our rule of thumb is {low} to {high} feet apart. This count leaves {here} feet of wall for each one.',
      },
      angle:
        'Aim each one {angleLow} to {angleHigh} degrees to the wall. That’s our rule. The standard, as reported, allows {reportedLow} to {reportedHigh}, all blowing the same direction on day one.',
      velocity:
        'At the wet surface, aim for {velocityLow} to {velocityHigh} feet per minute. That’s our rule of thumb. An anemometer (an airspeed meter) will tell you.',
    },
    count: {
      title: 'How the counts compare',
      ours: {
        name: 'This calculator',
        answer: '{unitsNeeded} air movers',
        source:
          'Our rule of thumb: ({baseUnits} for the walls + {roomUnit} + {offsetUnits} for the floor) × {factor} for {surfaceInText}',
      },
      area: {
        name: 'Industry method: by wet area',
        answer: '{range} air movers',
        source: '{source}; {wet}. Low for open rooms, high for cluttered ones.',
        whole: 'with the whole floor wet',
        parts: 'for the wet parts you entered',
      },
      walls: {
        name: 'Alternative: only the lower walls are wet',
        answer: { one: '{lowerWallsOnly} air mover', other: '{lowerWallsOnly} air movers' },
        source: {
          words:
            'One for each {feetPerLowWallUnit} feet of wall, where only the lower walls are wet and the water came less than 2 feet into the room. Don’t add it to the area count. {source}',
          facts: ['air-mover-linear-foot-alternative'],
        },
      },
      why: 'Our rule adds walls, room, and floor, then multiplies the total by the surface factor. The industry counts one or the other, whatever the surface. Our dehumidification calculator counts walls plus one: {other} here.',
    },
    picture: {
      alt: 'Plan of a room of {size} with {units} air movers {place}, all blowing clockwise.',
      spacing: 'That’s one every {spacing} feet of wall.',
      size: '{length} by {width} feet',
      side: '{feet} ft',
      caption:
        'The room from above, to scale. Air movers by our own rule: {units}, {place}; by the published method: {industry}. The arrows show which way they blow.',
      each: 'Each mark is {each} air movers.',
      places: {
        center: 'in the center',
        'opposite-corners': 'in opposite corners',
        'wettest-area': 'in two corners and at the wettest area, drawn in the middle',
        corners: 'in the corners',
        perimeter: 'along the walls',
      },
    },
  },
} as const satisfies CalculatorMessages<typeof definition>;
