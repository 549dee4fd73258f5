import type { definition } from '#core/calculators/dehumidification/definition.ts';
import type { CalculatorMessages } from '../../i18n/calculator-messages.ts';

export const words = {
  lede: 'Measure the wet room. You get the drying capacity, the machines and their electricity, beside the method that the trade uses, so that you can defend the count. Everything is worked out on your device; your numbers are not sent.',
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
        2: 'Class 2: floor and low walls',
        3: 'Class 3: walls and ceiling',
        4: 'Class 4: deep bound water',
      },
    },
    machine: {
      label: 'Type of machine',
      choices: {
        lgr: 'Low-grain refrigerant (LGR)',
        conventional: 'Conventional refrigerant',
        desiccant: 'Desiccant',
      },
    },
    ratedPints: {
      label: 'Rating of one machine (pints/day)',
      hint: { words: 'The AHAM rating on its plate: 80 °F and 60%', facts: ['starting-capacity-method'] },
    },
    ratedCfm: { label: 'Airflow of one desiccant machine (CFM)', hint: 'On its plate' },
    dehumidifierAmps: { label: 'Amps of one dehumidifier' },
    airMoverAmps: { label: 'Amps of one air mover' },
    volts: { label: 'Volts' },
    rate: { label: 'Electricity rate ($/kWh)', hint: 'On your last bill. It counts for the plates.' },
  },
  groups: { machines: 'Machines and electricity' },
  errors: { 'fields-invalid': 'Please fill in all fields with valid values' },
  heading: 'A room of {length} × {width} × {height} ft',
  quantities: {
    volume: { label: 'Volume', how: 'length × width × height', source: 'geometry' },
    area: { label: 'Floor area', how: 'length × width', source: 'geometry' },
    perimeter: { label: 'Feet of wall' },
    classDivisor: { label: 'Divisor of the class' },
    materialFactor: { label: 'Factor of the material' },
    requiredCapacity: {
      label: 'Required capacity',
      how: 'volume ÷ divisor of the class × factor of the material ({materialInText})',
    },
    unitsNeeded: {
      label: 'Dehumidifiers',
      note: 'of {pintsPerUnit} pints a day each, rounded up',
      how: 'capacity ÷ {pintsPerUnit}, rounded up',
    },
    airMoversNeeded: {
      label: 'Air movers',
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
      how: 'volume ÷ factor of the class and the machine',
    },
    lgrPints: { label: 'Industry capacity, LGR', how: 'volume ÷ factor of the class and the machine' },
    desiccantCfmLow: {
      label: 'Industry airflow, low',
      how: 'volume × air changes an hour ÷ {minutesPerHour}',
    },
    desiccantCfmHigh: {
      label: 'Industry airflow, high',
      how: 'volume × air changes an hour ÷ {minutesPerHour}',
    },
    industryUnitsLow: { label: 'Industry machines, low' },
    industryUnitsHigh: { label: 'Industry machines, high' },
    plateEnergyPerDay: {
      label: 'Energy from the plates',
      how: '(machines × amps, added up) × volts × {hoursPerDay} ÷ {wattsPerKilowatt}',
      source: 'arithmetic',
    },
    plateFourDayEnergy: { label: 'Four-day energy from the plates' },
    plateEnergyCost: { label: 'Energy cost from the plates' },
  },
  copied: [
    { label: 'Room', value: '{length} × {width} × {height} ft' },
    { label: 'Material', value: '{material}' },
    { label: 'Damage class', value: '{damageClass}' },
    { label: 'Machine for the chart', value: '{machine}' },
  ],
  next: {
    'air-movement': 'Place the air movers in this room',
    'air-scrubber': 'Scrubbers for this room',
    circuits: 'Circuits for these machines',
  },
  own: {
    copiedRating: {
      pints: { label: 'Rating of one machine', value: '{ratedPints} pints/day' },
      cfm: { label: 'Airflow of one machine', value: '{ratedCfm} CFM' },
    },
    thisCalculator: 'This calculator',
    capacity: {
      title: 'Capacity, by two methods',
      ours: {
        answer: '{requiredCapacity} pints/day: {unitsNeeded} of {pintsPerUnit} pints',
        source: 'Our rule of thumb: cubic feet ÷ {classDivisor} × {materialFactor} for {materialInText}',
      },
      chosen: {
        name: 'Industry method: {machine}',
        none: 'The chart has no factor for this machine at Class 4.',
        pints: '{need} pints/day: {units} of {ratedPints} pints',
        cfm: '{need} CFM: {units} of {ratedCfm} CFM',
      },
      all: {
        name: 'Industry method: low to high',
        answer: '{refrigerant} pints/day refrigerant, or {desiccant} CFM desiccant',
        source: 'The same chart over its machines. The daily readings decide.',
      },
      why: 'Our rule knows the material but not the machine; the chart knows the machine but not the material. {compared}.',
      same: 'Here both give the same',
      times: 'Here ours is {times} times the LGR figure',
    },
    energy: {
      title: 'Energy, by two methods',
      ours: {
        answer: '{energyPerDay} kWh/day, {energyCost} for four days',
        source: 'Our rule of thumb: {dehumidifierEnergy} and {airMoverEnergy} kWh a day for each machine',
      },
      plates: {
        name: 'From the plates: amps × volts × {hoursPerDay} h',
        answer: '{plateEnergyPerDay} kWh/day, {plateEnergyCost} for four days',
        source: '{dehumidifierAmps} A and {airMoverAmps} A at {volts} V, {rate} per kWh',
      },
      why: 'Our figures suit small machines; restoration machines draw more, so budget by the plates.',
    },
    picture: {
      charts: { lgr: 'Industry chart: LGR', conventional: 'Industry chart: conventional' },
      cover: {
        one: '{name}: {need} pints a day needed, {units} machine of {each} pints gives {all}.',
        other: '{name}: {need} pints a day needed, {units} machines of {each} pints give {all}.',
      },
      machines: '{units} × {each} = {all}',
      caption:
        'Need and capacity in pints a day. Solid: what the method asks for. Outlined: whole machines that cover it; what sticks out is spare.',
    },
  },
} as const satisfies CalculatorMessages<typeof definition>;
