/** The words of each calculator's sheet: labels as its page has them. */
export const workbookSheets = {
  psychrometric: {
    sheet: 'Psychrometric',
    title: 'Psychrometric calculator',
    intro:
      'Saturation over water: R. W. Hyland and A. Wexler, ASHRAE Transactions 89(2A), 1983; ASHRAE Handbook Fundamentals 2017, chapter 1, equations 5 and 6.',
    fields: {
      temperature: {
        label: 'Temperature (°F)',
      },
      humidity: {
        label: 'Relative humidity (%)',
      },
      altitude: {
        label: 'Altitude (ft)',
      },
    },
    quantities: {
      pressurePa: {
        label: 'Air pressure',
      },
      temperatureK: {
        label: 'Temperature in kelvins',
      },
      saturationVaporPressure: {
        label: 'Saturation vapor pressure in hectopascals',
      },
      vaporPressure: {
        label: 'Vapor pressure',
      },
      vaporPressureInHg: {
        label: 'Vapor pressure in inches of mercury',
      },
      absoluteHumidity: {
        label: 'Absolute humidity',
      },
      mixingRatio: {
        label: 'Mixing ratio',
      },
      grainsPerPound: {
        label: 'Grains per pound',
      },
      saturationPa: {
        label: 'Saturation vapor pressure',
      },
      vaporPa: {
        label: 'Vapor pressure in pascals',
      },
      dewpoint: {
        label: 'Dew point',
      },
      frostPoint: {
        label: 'Frost point',
      },
    },
    errors: {
      'psychrometric-invalid':
        'Please enter valid temperature and relative humidity ({humidityLeast}-{humidityMost}%).',
      'altitude-invalid': 'Please enter an altitude from {altitudeLeast} to {altitudeMost} feet, or choose a town.',
    },
  },
  dehumidification: {
    sheet: 'Dehumidification',
    title: 'Dehumidification calculator',
    intro: 'Our rule of thumb. The guide to the standard explains the method of the trade, and why the two differ.',
    fields: {
      length: {
        label: 'Length (ft)',
      },
      width: {
        label: 'Width (ft)',
      },
      height: {
        label: 'Height (ft)',
      },
      material: {
        label: 'Material',
        choices: {
          concrete: 'Concrete',
          wood_framing: 'Wood framing',
          carpet: 'Carpet',
          drywall: 'Drywall',
          tile: 'Tile',
        },
      },
      damageClass: {
        label: 'Damage class',
        choices: {
          '1': 'Class 1: little is wet',
          '2': 'Class 2: floor and low walls',
          '3': 'Class 3: walls and ceiling',
          '4': 'Class 4: deep bound water',
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
      },
      ratedCfm: {
        label: 'Airflow of one desiccant machine (CFM)',
      },
      dehumidifierAmps: {
        label: 'Amps of one dehumidifier',
      },
      airMoverAmps: {
        label: 'Amps of one air mover',
      },
      volts: {
        label: 'Volts',
      },
      rate: {
        label: 'Electricity rate ($/kWh)',
      },
    },
    quantities: {
      volume: {
        label: 'Volume',
      },
      area: {
        label: 'Floor area',
      },
      perimeter: {
        label: 'Feet of wall',
      },
      classDivisor: {
        label: 'Divisor of the class',
      },
      materialFactor: {
        label: 'Factor of the material',
      },
      requiredCapacity: {
        label: 'Required capacity',
      },
      unitsNeeded: {
        label: 'Dehumidifiers',
      },
      airMoversNeeded: {
        label: 'Air movers',
      },
      energyPerDay: {
        label: 'Energy per day',
      },
      fourDayEnergy: {
        label: 'Four-day energy',
      },
      energyCost: {
        label: 'Energy cost',
      },
      conventionalPints: {
        label: 'Industry capacity, conventional',
      },
      lgrPints: {
        label: 'Industry capacity, LGR',
      },
      desiccantCfmLow: {
        label: 'Industry airflow, low',
      },
      desiccantCfmHigh: {
        label: 'Industry airflow, high',
      },
      industryUnitsLow: {
        label: 'Industry machines, low',
      },
      industryUnitsHigh: {
        label: 'Industry machines, high',
      },
      plateEnergyPerDay: {
        label: 'Energy from the plates',
      },
      plateFourDayEnergy: {
        label: 'Four-day energy from the plates',
      },
      plateEnergyCost: {
        label: 'Energy cost from the plates',
      },
    },
    errors: {
      'fields-invalid': 'Please fill in all fields with valid values',
    },
  },
  'air-movement': {
    sheet: 'Air movement',
    title: 'Air movement calculator',
    intro: 'Our rule of thumb. "Air velocity" is airflow for each square foot of floor, not a speed at a surface.',
    fields: {
      length: {
        label: 'Length (ft)',
      },
      width: {
        label: 'Width (ft)',
      },
      moverType: {
        label: 'Air mover type',
        choices: {
          centrifugal: 'Centrifugal',
          axial: 'Axial',
          lowProfile: 'Low profile',
        },
      },
      surface: {
        label: 'Surface type',
        choices: {
          carpet: 'Carpet',
          hardwood: 'Hardwood',
          tile: 'Tile',
          concrete: 'Concrete',
        },
      },
      wetFloor: {
        label: 'Wet floor (sq ft)',
      },
      wetUpper: {
        label: 'Wet ceiling, and wall above 2 ft (sq ft)',
      },
      insets: {
        label: 'Insets and offsets over 18 in',
      },
    },
    quantities: {
      area: {
        label: 'Floor area',
      },
      perimeter: {
        label: 'Feet of wall',
      },
      baseUnits: {
        label: 'Machines for the walls',
      },
      roomUnit: {
        label: 'Machines for the room',
      },
      offsetUnits: {
        label: 'Machines for the floor',
      },
      totalUnitsBase: {
        label: 'Machines before the surface',
      },
      unitsNeeded: {
        label: 'Air movers',
      },
      requiredCFM: {
        label: 'Total airflow',
      },
      airVelocity: {
        label: 'Air velocity',
      },
      coveragePerUnit: {
        label: 'Coverage per unit',
      },
      positions: {
        label: 'Where to put them',
      },
      floorUnitsLow: {
        label: 'Wet floor, low',
      },
      floorUnitsHigh: {
        label: 'Wet floor, high',
      },
      upperUnitsLow: {
        label: 'Wet ceiling and upper wall, low',
      },
      upperUnitsHigh: {
        label: 'Wet ceiling and upper wall, high',
      },
      insetUnits: {
        label: 'Insets and offsets',
      },
      airMoversLow: {
        label: 'Industry count, low',
      },
      airMoversHigh: {
        label: 'Industry count, high',
      },
      lowerWallsOnly: {
        label: 'Alternative: only the lower walls are wet',
      },
    },
    errors: {
      'fields-invalid': 'Please fill in all fields with valid values',
    },
  },
  'air-scrubber': {
    sheet: 'Air scrubber',
    title: 'Air scrubber calculator',
    intro: 'Required airflow is volume × air changes ÷ 60.',
    fields: {
      length: {
        label: 'Length (ft)',
      },
      width: {
        label: 'Width (ft)',
      },
      height: {
        label: 'Height (ft)',
      },
      airChanges: {
        label: 'Air changes per hour',
        choices: {
          '4': 'clean',
          '6': 'standard',
          '8': 'moderate',
          '12': 'heavy',
          '15': 'severe',
        },
      },
      unitCfm: {
        label: 'Scrubber CFM',
      },
    },
    quantities: {
      volume: {
        label: 'Volume',
      },
      requiredCfm: {
        label: 'Required airflow',
      },
      unitsNeeded: {
        label: 'Units needed',
      },
      actualCfm: {
        label: 'Actual airflow',
      },
      actualAch: {
        label: 'Actual air changes',
      },
      coveragePerUnit: {
        label: 'Room for each unit',
      },
      unitCfm: {
        label: 'Airflow of one scrubber',
      },
      targetAch: {
        label: 'Air changes that were asked for',
      },
      minutesToMost: {
        label: 'Minutes to clear 99 %',
      },
      minutesToNearlyAll: {
        label: 'Minutes to clear 99.9 %',
      },
      makerCfmLow: {
        label: 'Maker’s airflow, low',
      },
      makerCfmHigh: {
        label: 'Maker’s airflow, high',
      },
      makerUnitsLow: {
        label: 'Maker’s units, low',
      },
      makerUnitsHigh: {
        label: 'Maker’s units, high',
      },
    },
    errors: {
      'scrubber-fields-empty': 'Please fill in all fields',
      'not-positive': 'Please enter values greater than zero',
    },
  },
  'cost-builder': {
    sheet: 'Cost builder',
    title: 'Cost builder',
    intro: 'A range, not a bid. Rates by severity and water source are our rule of thumb.',
    fields: {
      area: {
        label: 'Affected area',
      },
      roomType: {
        label: 'Room type',
        choices: {
          basement: 'Basement',
          bathroom: 'Bathroom',
          kitchen: 'Kitchen',
          living: 'Living room',
          bedroom: 'Bedroom',
          attic: 'Attic',
        },
      },
      source: {
        label: 'Water source',
        choices: {
          clean: 'Clean water',
          gray: 'Gray water',
          black: 'Black water',
        },
      },
      severity: {
        label: 'Severity',
        choices: {
          minor: 'Minor',
          moderate: 'Moderate',
          severe: 'Severe',
        },
      },
    },
    quantities: {
      rate: {
        label: 'Rate',
      },
      roomMultiplier: {
        label: 'Factor of the room',
      },
      estimate: {
        label: 'Middle estimate',
      },
      low: {
        label: 'Low end of the range',
      },
      high: {
        label: 'High end of the range',
      },
      perSqFt: {
        label: 'Per square foot',
      },
      plain: {
        label: 'Minor damage by clean water in a plain room',
      },
      forSeverity: {
        label: 'What the severity adds',
      },
      forSource: {
        label: 'What the water adds',
      },
      forRoom: {
        label: 'What the room adds',
      },
      publishedLow: {
        label: 'Published, low',
      },
      publishedHigh: {
        label: 'Published, high',
      },
      publishedOlder: {
        label: 'Published, older',
      },
    },
    errors: {
      'area-invalid': 'Please enter an area from {areaLeast} to {areaMost} square feet.',
      'choices-missing': 'Please choose a room type, a water source and a severity.',
    },
  },
} as const;

/** What the sheet of factors calls each factor and table, by its name in the definitions. */
export const factorNames: Readonly<Record<string, string>> = {
  seaLevelPressure: 'Air pressure at sea level',
  pressureLapsePerMetre: 'Fall of the pressure with height',
  pressureExponent: 'Exponent of the pressure',
  metresPerFoot: 'Metres in a foot',
  freezing: 'Freezing point',
  hectopascalsPerInchOfMercury: 'Hectopascals in an inch of mercury',
  vaporGasConstant: 'Gas constant of water vapor',
  massRatio: 'Mass of vapor over mass of dry air',
  grainsPerGramPerKilogram: 'Grains per pound for each gram per kilogram',
  pintsPerUnit: 'Pints a day of one dehumidifier',
  feetPerAirMover: 'Feet of wall for one air mover',
  extraAirMovers: 'Extra air movers',
  dehumidifierEnergy: 'Energy of a dehumidifier',
  airMoverEnergy: 'Energy of an air mover',
  days: 'Days of drying',
  energyRate: 'Price of electricity',
  minutesPerHour: 'Minutes in an hour',
  hoursPerDay: 'Hours in a day',
  wattsPerKilowatt: 'Watts in a kilowatt',
  classDivisors: 'Damage class',
  materialFactors: 'Material',
  conventionalDivisors: 'Damage class, conventional machines',
  lgrDivisors: 'Damage class, low-grain machines',
  desiccantChangesLow: 'Damage class, desiccant air changes, low',
  desiccantChangesHigh: 'Damage class, desiccant air changes, high',
  feetPerUnit: 'Feet of wall for one unit',
  oneForTheRoom: 'Units for the room',
  offsetFrom: 'Floor that needs no further unit',
  offsetStep: 'Floor for each further unit',
  surfaceFactors: 'Surface type',
  airflowOfTypes: 'Air mover type',
  perRoom: 'Units for the room, by wet area',
  floorLow: 'Wet floor for one unit, open room',
  floorHigh: 'Wet floor for one unit, cluttered room',
  upperLow: 'Wet upper surface for one unit, open room',
  upperHigh: 'Wet upper surface for one unit, cluttered room',
  perInset: 'Units for each inset',
  feetPerLowWallUnit: 'Feet of wall for one unit, lower walls only',
  plainFloor: 'Air changes as a plain floor',
  consultantHigh: 'Air changes that a consultant may ask',
  most: 'Share to be gone, most',
  nearlyAll: 'Share to be gone, nearly all',
  low: 'Low end of the range',
  high: 'High end of the range',
  plainRate: 'Rate of the plainest case',
  rates: 'Rate by severity and water',
  cleanRates: 'Severity, clean water',
  roomMultipliers: 'Room type',
  publishedLow: 'Water source, published low',
  publishedHigh: 'Water source, published high',
  publishedOlder: 'Water source, published earlier',
};
