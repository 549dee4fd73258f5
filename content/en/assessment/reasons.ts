/** Why an answer says what it says, and what would change it. `{words}` quotes the reader. */
export const reasons = {
  'keywords-black': 'You mentioned {words}. We treat that as black water until someone proves otherwise.',
  'keywords-gray':
    'You mentioned {words}. That can mean used water, or more than a small, fresh leak, so for now we count it as gray.',
  'reads-clean': 'Nothing you wrote points to sewage, floodwater, or used water, so for now we treat it as clean.',
  'source-not-known': 'We don’t know the source yet, so treat the water as dirty until someone does.',
  past: 'It sounds like this is already over.',
  possible: 'It sounds like something you’re getting ready for, not water that’s running now.',
  question: 'You asked a question, and it doesn’t describe any damage yet.',
  wide: 'You wrote {words}. That often means the water has spread.',
  strong: 'You wrote {words}. That can be a lot of water in a short time.',
  deep: 'You wrote {words}. Inside a house, that’s deep.',
  rising: 'You wrote {words}, so we take it that the water’s rising.',
  uncontrolled: 'You wrote {words}, so we take it that the water isn’t stopping.',
  answered: 'We took your answers into account.',
  sewage: 'Sewage, and water that came back up a drain, is category 3, the dirtiest.',
  'flood-water': 'Water from a river, the street, the ground, or the sea is black water.',
  'named-black': 'You wrote that it’s category 3.',
  chemicals: 'Chemicals in the water make it black water.',
  remains: 'Waste from animals or people makes it black water.',
  'stood-for-a-week': 'By our rule of thumb, any water that sat for a week counts as black.',
  'used-for-days': 'By our rule of thumb, used water counts as black after more than three days.',
  used: 'Water that people or appliances have used is gray water.',
  rain: 'Rain that got in has picked up dirt.',
  roof: 'Water that came through a roof or an attic has picked up dirt.',
  ground: 'Water that came through the ground or a foundation, or into a basement, has picked up dirt.',
  wall: 'Water is coming out of a wall, and we don’t know from where, so for now we count it as gray.',
  outdoorSupply: 'Water from a well, a tank, or a line outdoors may not be clean.',
  hiddenLeak: 'A hidden leak can run for a long time, so for now we count the water as gray.',
  dirty: 'You mention a smell, or something dirty in or near the water.',
  'unknown-source': 'We don’t know the source yet, so we treat it as used water.',
  'long-damp':
    'Rot or a soft floor often means it’s been damp for a long time. Swelling can come sooner, so for now we count the water as gray.',
  stagnant: 'Standing water gets dirty.',
  'named-gray': 'You wrote that it’s category 2.',
  'clean-for-days': 'By our rule of thumb, clean water counts as gray once it’s two days old.',
  'clean-perhaps-for-days':
    'It may have been wet for two days or more. By our rule of thumb, clean water counts as gray from then on.',
  mold: 'Mold, or dampness that won’t go away, means it’s been wet for days.',
} as const;

export const changes = {
  'words-count-anyway': 'We chose this because you wrote {words}.',
  'clean-if': 'If the water is clean and fresh, a professional may say so.',
  'gray-if':
    'It counts as gray water or worse if it’s two days old or more, came out of a drain or an appliance, or smells.',
  'black-if': 'It’s black water if it carries waste, came up from the sewer, or ran in over the ground.',
  'only-on-site': 'Only someone who tests the water on site can say it’s cleaner than black water.',
  'emergency-if': 'Wet outlets, a gas smell, a sagging ceiling, or an engine running indoors makes this an emergency.',
} as const;

/** How a hazard is called in "You describe …". */
export const hazards = {
  'person-in-danger': 'a person in danger',
  'downed-line': 'a power line down',
  gas: 'a possible gas leak',
  fire: 'a fire',
  'carbon-monoxide': 'a carbon monoxide danger',
  fumes: 'fumes or poison',
  crisis: 'someone in crisis',
  battery: 'a wet lithium battery',
  animals: 'a bite or stings',
  electrical: 'a danger from electricity',
  structural: 'a part of the house that may give way',
  sewage: 'sewage',
  'flood-water': 'floodwater',
  'asbestos-or-lead': 'material that may hold asbestos or lead',
  mold: 'mold or dampness that’s lasted for days',
  'vulnerable-people': 'people who are at higher risk',
  ongoing: 'water that’s still running',
  'contents-only': 'wet belongings rather than a wet building',
} as const;
