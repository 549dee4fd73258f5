/** The drying calculators and their neighbors: the name of each in the strip, and what it's for. */
export const bench = {
  /** Heads the strip on every tool, and leads to the page with all of them. */
  strip: 'Drying calculators',
  /** Names the strip for screen readers. */
  name: 'Drying calculators',
  exact: 'How accurate are they?',
  tools: {
    psychrometric: { name: 'Psychrometric', line: 'What two meter readings tell you: dew point, grains, wet bulb.' },
    dehumidification: {
      name: 'Dehumidification',
      line: 'How many dehumidifiers and air movers, and what they cost to run.',
    },
    'air-movement': { name: 'Air movement', line: 'Where the air movers go, on a plan of your room.' },
    'air-scrubber': { name: 'Air scrubber', line: 'How many scrubbers it takes to keep the air clean, and how fast.' },
    circuits: { name: 'Circuits', line: 'Which equipment goes on which breaker, so nothing trips.' },
    'air-check': { name: 'Air check', line: 'Is it drying? Compare the air inside, outside, and at the dehumidifier.' },
    'equipment-check': { name: 'Equipment check', line: 'Questions to ask about a drying invoice.' },
    'cost-builder': { name: 'Cost', line: 'A price range for your room, and what changes it.' },
    'drying-job': { name: 'Drying job', line: 'The rooms, readings, and equipment of a job, day by day.' },
  },
} as const;
