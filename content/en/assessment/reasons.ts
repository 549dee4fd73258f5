/** Why an answer says what it says, and what would change it. `{words}` quotes the reader. */
export const reasons = {
  'keywords-black': 'Your text mentions {words}. Such water counts as black water until someone proves otherwise.',
  'keywords-gray': 'Your text mentions {words}. That points to used water or to more than a small clean leak.',
  'reads-clean': 'Nothing in your text names sewage, flood water or used water, so it reads as clean water.',
  'source-not-known': 'The source is not known yet.',
  past: 'Your text reads as something that is over.',
  possible: 'Your text reads as something that may come, not as water that runs now.',
  question: 'Your text reads as a question. It names no damage yet.',
  wide: 'A lot of the home is wet.',
  strong: 'The water comes in strongly.',
  deep: 'The water stands deep.',
  rising: 'The water is rising.',
  uncontrolled: 'Nobody can stop the water.',
  answered: 'Your answers were taken in.',
  sewage: 'Sewage, or water that came back out of a drain, is black water.',
  'flood-water': 'Water from a river, the street, the ground or the sea is black water.',
  'named-black': 'You name category 3 yourself.',
  chemicals: 'Chemicals in the water make it black water.',
  remains: 'What animals or people leave in the water makes it black water.',
  'stood-for-a-week': 'By our rule of thumb, water that stood for a week counts as black.',
  'used-for-days': 'By our rule of thumb, used water that stayed for more than three days counts as black.',
  used: 'Water that people or machines have used is gray water.',
  building: 'Water that came through a roof, the ground or a foundation picks up dirt on its way.',
  dirty: 'The water is dirty, smells, or touched something dirty.',
  'unknown-source': 'The source is not known yet, so it counts as used water.',
  'long-damp': 'Rot, swelling or a soft floor shows that it has been damp for long.',
  stagnant: 'Standing water gets dirty.',
  'named-gray': 'You name category 2 yourself.',
  'clean-for-days': 'By our rule of thumb, clean water counts as gray from two days on.',
  'clean-perhaps-for-days':
    'It may have been wet for two days or more. By our rule of thumb, clean water counts as gray from then on.',
  mold: 'Mold, or damp that lasts, shows that it has been wet for days.',
} as const;

export const changes = {
  'words-count-anyway':
    'The rule counts the words {words} even where you deny them or mean something else. If the water is clean and fresh, a professional may call it milder.',
  'gray-if':
    'It counts as gray water or worse if it is two days old or more, came out of a drain or an appliance, or smells.',
  'black-if': 'It is black water if it carries waste, came up from the sewer or came in from outside.',
  'only-on-site': 'Only someone who sees and tests it on site can call it milder.',
  'emergency-if': 'Wet outlets, a smell of gas, a sagging ceiling or an engine running indoors make it an emergency.',
} as const;

/** How a hazard is called in "You describe …". */
export const hazards = {
  'person-in-danger': 'a person in danger',
  'downed-line': 'a power line that is down',
  gas: 'a possible gas leak',
  fire: 'a fire',
  'carbon-monoxide': 'a danger of carbon monoxide',
  fumes: 'fumes or poison',
  crisis: 'someone in crisis',
  battery: 'a wet lithium battery',
  animals: 'a bite or stings',
  electrical: 'water near electricity',
  structural: 'a part of the house that may give way',
  sewage: 'sewage',
  'flood-water': 'flood water',
  'asbestos-or-lead': 'material that may hold asbestos or lead',
  mold: 'mold, or damp that lasted long enough for it',
  'vulnerable-people': 'people whom this harms sooner',
  ongoing: 'water that still runs',
  'contents-only': 'wet belongings rather than a wet building',
} as const;
