/** Badge, timeline and the lines around the steps. */
export const categories = {
  1: {
    name: 'Clean Water',
    description: 'Fresh water from a supply line or faucet. It gets dirtier with time and with everything it touches.',
    examples: 'A burst supply pipe or washer hose, an ice maker line, a faucet left running',
  },
  2: {
    name: 'Gray Water',
    description:
      'Used water from an appliance or fixture, or clean water that’s been sitting. It can make people sick.',
    examples: 'What a washing machine or dishwasher drains, a sink drain, an aquarium, rain through the roof',
  },
  3: {
    name: 'Black Water',
    description: 'Highly contaminated water: sewage, or floodwater from a river, the ground, or the sea.',
    examples: 'A sewer backup, a creek in the house, storm surge',
  },
} as const;

export const timelines = {
  'call-911': 'Call 911 first, then contact professionals within {emergencyHours} hour',
  'call-911-and-power': 'Call 911 first, then the power company, then professionals within {emergencyHours} hour',
  'call-gas': 'Call 911 or the gas company first, then contact professionals within {emergencyHours} hour',
  'call-power':
    'Call the power company first, or 911 if the panel hums, sparks, smokes, or is hot. Then contact professionals within {emergencyHours} hour',
  'call-power-line': 'Do not go up. Call the power company first',
  'call-poison': 'Call Poison Help or 911 first, then contact professionals within {emergencyHours} hour',
  'call-988': 'Call or text {crisisLine} first. The house can wait',
  'call-911-only': 'Call 911 first. The house can wait',
  'child-call-911': 'Call 911 first, then get a grown-up',
  'child-adult': 'Get a grown-up now',
  'one-hour': 'Contact professionals within {emergencyHours} hour',
  'four-hours': 'Contact professionals within {highHours} hours',
  'call-running': 'Call now: the water’s still running',
  today: 'Call a professional today, and start now',
  'find-source': 'Find out where the water comes from, and call a professional now if you can’t tell',
  watch: 'Watch it closely, and call a professional if it gets worse or isn’t drying',
  unclear: 'Not clear yet: check for danger first, then tell us more',
  calm: 'Nothing urgent to do, unless it’s happening now',
} as const;

export const severities = { low: 'LOW', moderate: 'MODERATE', high: 'HIGH', emergency: 'EMERGENCY' } as const;

export const things = {
  washer: 'the washing machine',
  dishwasher: 'the dishwasher',
  'water-heater': 'the water heater',
  toilet: 'the toilet',
  sink: 'the sink',
  fridge: 'the refrigerator',
  appliance: 'the appliance',
} as const;

export const emergencyLine =
  'If anyone is hurt, very sick, trapped, or got a shock, call 911. Get out of smoke, fire, a gas smell, or fumes, and stay away from a wire that’s down. Then call 911. In a mental health crisis, call or text 988.';

export const gate =
  'When a professional on site (fire department, gas company, electrician, inspector, or crew) says that it is safe:';
export const quoted = '“{word}”';

export const describes = 'You describe {hazards}.';
export const roughGuide = 'This is a rough guide, not an inspection.';
export const fallback = 'AI analysis unavailable. Using basic rule-based assessment. Error: {message}';
