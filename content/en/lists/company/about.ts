/** The founder's story, told by the owner. Nobody is named, and no paragraph states a fact that needs a source. */
export const founderStory: readonly string[] = [
  'Our founder came to this trade the way most of our readers come to this site: with wet feet, a mop and nobody to ask. The puddle was gone by evening. The wall behind the sofa was not dry for weeks, and the smell told everybody so.',
  'That is the lesson that the company was built on. The water that you see is the small part. The rest climbs into drywall, sits under the floor and waits in the insulation, and you find it with a meter and patience, or you find it later with your nose.',
  'On job after job the same questions came back. Is it safe to sleep here? Do I have to tear this out? What do I tell the adjuster? Is that machine doing anything? The answers were in standards that nobody at home owns, in manuals that nobody reads, and in the heads of people who were busy with the next wet house.',
  'So the field team began to write them down: plain words, measured drawings, numbers with their sources. First for new technicians, then for customers, then for anybody with a phone and water on the floor. That is this manual. Where we are not sure, it says so. Where the official source disagrees with our own habit, the page shows both.',
];

/** Whom the site is for. */
export const audiences = [
  {
    title: 'Homeowners and tenants',
    description: 'What to do now, what is safe, what to ask, and when to leave.',
    link: '/guides/emergency-checklist',
    action: 'Open the checklist',
  },
  {
    title: 'Property managers',
    description: 'Where to look on a round, what to log, and when one wet unit means four.',
    link: '/guides/hidden-water-damage-signs',
    action: 'Find hidden water',
  },
  {
    title: 'Adjusters and agents',
    description: 'How a scope is measured, what a drying log proves, and the Texas deadlines.',
    link: '/guides/insurance-agents-guide',
    action: 'Read the agents’ guide',
  },
  {
    title: 'Restoration contractors',
    description: 'Counts you can defend: calculators that show their formulas and factors.',
    link: '/guides/restoration-manual',
    action: 'Open the manual',
  },
  {
    title: 'Tool makers',
    description: 'Send us a tool to look at. We say what we like, what we do not, and who sent it.',
    link: '/reviews',
    action: 'See how we review',
  },
] as const;

/** What the site sets out to do. */
export const missions = [
  {
    title: 'Say what to do first',
    description: 'Action before explanation, on every page that somebody may open in a bad hour.',
  },
  {
    title: 'Show the source',
    description:
      'A number stands with the page it came from and the day we read it, or the page says that it is our own rule.',
  },
  {
    title: 'Measure, then cut',
    description: 'We teach readings before demolition. It saves walls and it settles arguments.',
  },
  {
    title: 'Keep it free and quiet',
    description: 'No sign-in, no adverts, no cookies. It opens on a weak signal and prints on plain paper.',
  },
] as const;

/** Ways to take part. */
export const involvement = [
  { text: 'Ask a question.', detail: 'The good ones become pages.', link: '/ask', action: 'Ask' },
  {
    text: 'Tell us where we are wrong.',
    detail: 'A page, a number, a phone line. We check it and correct it.',
    link: '/ask',
    action: 'Report it',
  },
  {
    text: 'Use the logs on your jobs.',
    detail: 'Take the workbooks and tell us what is missing.',
    link: '/resources',
    action: 'Get the tools',
  },
  {
    text: 'Teach with it.',
    detail: 'Print the guides for a class, a crew or a neighborhood meeting.',
    link: '/guides',
    action: 'See the guides',
  },
] as const;
