/** Questions back and their answers, by id. */
export const questions = {
  danger: 'Is any of this true? Choose everything that applies.',
  source: 'Where’s the water coming from?',
  age: 'How long has it been wet?',
  now: 'Is it happening now?',
} as const;

export const answers = {
  'smoke-or-fire': 'There is smoke or fire',
  'person-hurt': 'Someone is hurt, very sick, trapped, or got a shock',
  'line-down': 'A power line is down',
  'gas-smell': 'It smells of gas or rotten eggs',
  'alarm-or-engine': 'An alarm is sounding, or an engine or grill is running indoors',
  'fumes-or-poison': 'Fumes from cleaners or chemicals, or someone swallowed something',
  'water-at-power': 'Water is near outlets, lights, or the breaker panel',
  'ceiling-sags': 'A ceiling is sagging, or a floor gives when you step on it',
  'from-drain': 'Water is coming up from a toilet or drain',
  'from-outside': 'Water is coming in from outside or the ground',
  'cannot-stop': 'No one can stop the water',
  'several-rooms': 'Several rooms are wet',
  'at-risk': 'A small child, an older or ill person, or someone pregnant lives there',
  'none-of-these': 'None of these',
  'source-pipe': 'A supply pipe or faucet',
  'source-appliance': 'An appliance or a sink, tub, or shower drain',
  'source-toilet': 'A toilet or the sewer',
  'source-roof': 'The roof',
  'source-outside': 'Outside or the ground',
  'source-unknown': 'I don’t know',
  'age-under-a-day': 'Less than a day',
  'age-one-to-two-days': 'One to two days',
  'age-longer': 'Longer, or not sure',
  'happening-now': 'It’s happening now',
} as const;
