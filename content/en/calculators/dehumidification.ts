import type { definition } from '#core/calculators/dehumidification/definition.ts';
import type { CalculatorMessages } from '../../i18n/calculator-messages.ts';

export const words = {
  lede: 'Measure the wet room. You’ll get the drying capacity, the equipment, and the electricity it uses, next to the industry method, so you can back up your count. The math runs on your device, and your numbers stay there.',
  sheet: 'Dehumidification',
  fields: {
    length: { label: 'Length (ft)', hint: 'From {lengthLeast} to {lengthMost} feet' },
    width: { label: 'Width (ft)' },
    height: { label: 'Height (ft)' },
    material: {
      label: 'Material',
      empty: 'Choose the material',
      choices: {
        concrete: 'Concrete',
        wood_framing: 'Wood framing',
        carpet: 'Carpet',
        drywall: 'Drywall',
        tile: 'Tile',
      },
      inText: {
        concrete: 'concrete',
        wood_framing: 'wood framing',
        carpet: 'carpet',
        drywall: 'drywall',
        tile: 'tile',
      },
    },
    damageClass: {
      label: 'Damage class',
      empty: 'Choose the class',
      choices: {
        1: 'Class 1: little is wet',
        2: 'Class 2: floor and the bottom of the walls',
        3: 'Class 3: walls and ceiling',
        4: 'Class 4: deep bound water',
      },
    },
    machine: {
      label: 'Type of dehumidifier',
      choices: {
        lgr: 'Low-grain refrigerant (LGR)',
        conventional: 'Conventional refrigerant',
        desiccant: 'Desiccant',
      },
    },
    ratedPints: {
      label: 'Rating of one dehumidifier (pints/day)',
      hint: { words: 'The AHAM rating on its nameplate: 80 °F and 60%', facts: ['starting-capacity-method'] },
    },
    ratedCfm: { label: 'Airflow of one desiccant (CFM)', hint: 'It’s on the nameplate' },
    dehumidifierAmps: { label: 'Amps of one dehumidifier' },
    airMoverAmps: { label: 'Amps of one air mover' },
    volts: { label: 'Volts' },
    rate: { label: 'Electricity rate ($/kWh)', hint: 'It’s on your last bill. We use it for the nameplate figures.' },
  },
  groups: { machines: 'Equipment and electricity' },
  errors: { 'fields-invalid': 'Please fill in all fields with valid values' },
  heading: 'A room of {length} × {width} × {height} ft',
  quantities: {
    volume: { label: 'Volume', how: 'length × width × height', source: 'geometry' },
    area: { label: 'Floor area', how: 'length × width', source: 'geometry' },
    perimeter: { label: 'Feet of wall' },
    classDivisor: { label: 'Class divisor' },
    materialFactor: { label: 'Material factor' },
    requiredCapacity: {
      label: 'Required capacity',
      how: 'volume ÷ class divisor × material factor ({materialInText})',
    },
    unitsNeeded: {
      label: 'Dehumidifiers',
      note: 'our rule of thumb: {pintsPerUnit} pints per day each, rounded up',
      how: 'capacity ÷ {pintsPerUnit}, rounded up',
    },
    airMoversNeeded: {
      label: 'Air movers',
      note: 'our rule of thumb, by feet of wall alone; our air movement calculator adds floor and surface and can give more',
      how: 'feet of wall ÷ {feetPerAirMover}, rounded up, plus {extraAirMovers}',
    },
    energyPerDay: {
      label: 'Energy per day',
      how: 'dehumidifiers × {dehumidifierEnergy} + air movers × {airMoverEnergy}',
    },
    fourDayEnergy: { label: 'Four-day energy', how: 'times four days' },
    energyCost: { label: 'Energy cost', note: 'four days at {energyRate} per kWh', how: 'times the rate' },
    conventionalPints: {
      label: 'Industry capacity, conventional',
      how: 'volume ÷ factor for the class and type',
      none: 'The chart doesn’t cover this type at Class 4.',
    },
    lgrPints: { label: 'Industry capacity, LGR', how: 'volume ÷ factor for the class and type' },
    desiccantCfmLow: {
      label: 'Industry airflow, low',
      how: 'volume × air changes per hour ÷ {minutesPerHour}',
    },
    desiccantCfmHigh: {
      label: 'Industry airflow, high',
      how: 'volume × air changes per hour ÷ {minutesPerHour}',
    },
    industryUnitsLow: { label: 'Industry dehumidifier count, low' },
    industryUnitsHigh: { label: 'Industry dehumidifier count, high' },
    plateEnergyPerDay: {
      label: 'Energy from the nameplates',
      how: '(equipment × amps, added up) × volts × {hoursPerDay} ÷ {wattsPerKilowatt}',
      source: 'arithmetic',
    },
    plateFourDayEnergy: { label: 'Four-day energy from the nameplates' },
    plateEnergyCost: { label: 'Energy cost from the nameplates' },
  },
  copied: [
    { label: 'Room', value: '{length} × {width} × {height} ft' },
    { label: 'Material', value: '{material}' },
    { label: 'Damage class', value: '{damageClass}' },
    { label: 'Dehumidifier type for the chart', value: '{machine}' },
  ],
  next: {
    'air-movement': 'Place the air movers in this room',
    'air-scrubber': 'Air scrubbers for this room',
    circuits: 'Circuits for this equipment',
  },
  own: {
    copiedRating: {
      pints: { label: 'Rating of one dehumidifier', value: '{ratedPints} pints/day' },
      cfm: { label: 'Airflow of one desiccant', value: '{ratedCfm} CFM' },
    },
    /** The other method's count beside ours, in the result. */
    pairs: {
      dehumidifiers: 'Dehumidifiers, industry chart',
      airMovers: 'Air movers, by wet floor area',
      industry: 'the published method',
      energyCost: 'Energy cost, from the nameplates',
      which:
        'These are first guesses for day one. If you set more than the published method, write down the reading that calls for it. Pull equipment as the readings drop.',
    },
    thisCalculator: 'This calculator',
    capacity: {
      title: 'How the capacity compares',
      ours: {
        answer: '{requiredCapacity} pints/day: {unitsNeeded} × {pintsPerUnit} pints',
        source: 'Our rule of thumb: cubic feet ÷ {classDivisor} × {materialFactor} for {materialInText}',
      },
      chosen: {
        name: 'Industry method: {machine}',
        pints: '{need} pints/day: {units} × {ratedPints} pints',
        cfm: '{need} CFM: {units} × {ratedCfm} CFM',
      },
      all: {
        name: 'Industry method: low to high',
        answer: '{refrigerant} pints/day refrigerant, or {desiccant} CFM desiccant',
        source: 'The same chart across all types. Let the daily readings decide.',
      },
      why: 'Our rule looks at the material, not the type of dehumidifier. The chart looks at the type, not the material. {compared}.',
      same: 'For this room they agree',
      times: 'For this room, ours is {times} times the LGR figure',
    },
    energy: {
      title: 'How the energy compares',
      ours: {
        answer: '{energyPerDay} kWh/day, {energyCost} for four days',
        source: 'Our rule of thumb: {dehumidifierEnergy} and {airMoverEnergy} kWh a day for each unit',
      },
      plates: {
        name: 'From the nameplates: amps × volts × {hoursPerDay} h',
        answer: '{plateEnergyPerDay} kWh/day, {plateEnergyCost} for four days',
        source: '{dehumidifierAmps} A and {airMoverAmps} A at {volts} V, {rate} per kWh',
      },
      why: 'Our figures fit small units. Restoration equipment draws more, so budget by the nameplates.',
    },
    picture: {
      charts: { lgr: 'Industry chart: LGR', conventional: 'Industry chart: conventional' },
      cover: {
        one: '{name}: {need} pints per day needed, {units} unit rated {each} pints gives {all}.',
        other: '{name}: {need} pints per day needed, {units} units rated {each} pints give {all}.',
      },
      machines: '{units} × {each} = {all}',
      caption:
        'Need and capacity in pints per day. Solid: what the method calls for. Outlined: the whole units that cover it; the part that sticks out is spare.',
    },
  },
} as const satisfies CalculatorMessages<typeof definition>;
