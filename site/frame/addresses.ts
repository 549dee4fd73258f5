import { thisDevice } from '#content/en/pages/this-device.ts';

/** One page of the site. Plain data: routes, menus, footer, sitemap, offline cache and tests all read this list. */
export interface Address {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** `tool` pages load a script island; `static` pages never send framework script. */
  readonly kind: 'static' | 'tool';
  /** Bytes over the wire, when the page may send more than its kind (static 15,000, tool 82,000). */
  readonly maxBytes?: number;
  /** Where the header shows it, and under which words. */
  readonly menu?: { readonly group: 'main' | 'learning' | 'tools'; readonly label: string };
  /** Words of its footer link. */
  readonly footer?: string;
}

/** Pages in the order in which menus and footer show them. Add a page here when its route exists. */
export const addresses = [
  {
    path: '/',
    title: 'Know what the water did, and what to do next',
    description:
      'Guides, calculators and a damage assessment from people who dry houses for a living in the Texas Hill Country.',
    kind: 'static',
    menu: { group: 'main', label: 'Home' },
    footer: 'Home',
  },
  {
    path: '/guides',
    title: 'Guides',
    description:
      'Eight guides on four shelves: identify water damage, stay safe, act in the first hours, and restore a building by the book.',
    kind: 'static',
    menu: { group: 'learning', label: 'Guides' },
    footer: 'Guides',
  },
  {
    path: '/blog',
    title: 'From the field',
    description: 'Stories of jobs that taught us something, told as our own account, with names and sums left out.',
    kind: 'static',
    menu: { group: 'learning', label: 'Blog' },
  },
  {
    path: '/blog/elks-lodge-seguin',
    title: 'A lodge in Seguin: what the first look missed',
    description:
      'How the scope of one job grew when somebody measured. The story of the work, told as our own account.',
    kind: 'static',
  },
  {
    path: '/reviews',
    title: 'Equipment reviews',
    description: 'Meters, cameras and drying machines that the field team has used: for, against, and one score each.',
    kind: 'static',
    menu: { group: 'learning', label: 'Equipment Reviews' },
    footer: 'Equipment Reviews',
  },
  {
    path: '/reviews/flir-mr277',
    title: 'FLIR MR277 review',
    description:
      'A thermal camera, a moisture meter and a humidity sensor in one tool: what it does well in a wet house, what it does not, and who should buy it.',
    kind: 'static',
  },
  {
    path: '/ai-in-restoration',
    title: 'AI in restoration: what helps, what does not',
    description:
      'Kinds of AI tools for water damage work, a roadmap in three phases, three results told honestly, and a reality check.',
    kind: 'static',
    menu: { group: 'tools', label: 'AI Tools' },
  },
  {
    path: '/damage-assessment',
    title: 'Damage assessment',
    description:
      'Describe the water damage in your own words and read what to do now, how dirty the water is likely to be, and why. A rough guide, not an inspection.',
    kind: 'tool',
    menu: { group: 'tools', label: 'Assessment' },
  },
  {
    path: '/videos',
    title: 'Video Lab',
    description:
      'Valves, meters and drying machines in use. No player loads and no video host is asked before you press play.',
    kind: 'static',
    footer: 'Videos',
  },
  {
    path: '/resources',
    title: 'Tools and resources',
    description:
      'Calculators, checklists and logs to download, public references, guides and AI prompts for water damage work.',
    kind: 'static',
    menu: { group: 'main', label: 'Resources' },
    footer: 'Resources',
  },
  {
    path: '/insurance-directory',
    title: 'Insurance claim phone directory',
    description:
      'Claim phone numbers of insurers, state insurance departments and the flood program, to search, tap and call. Each with its source.',
    kind: 'static',
    maxBytes: 25_000,
    menu: { group: 'main', label: 'Insurance Directory' },
  },
  {
    path: '/ask',
    title: 'Ask the expert',
    description:
      'Ask a water damage question and get an answer by email from people who do the work. Free, and without an account.',
    kind: 'static',
    menu: { group: 'main', label: 'Ask' },
    footer: 'Ask',
  },
  {
    path: '/about',
    title: 'About',
    description:
      'Who writes this manual, eight credentials and how to check each one, whom it is for, and how to get involved.',
    kind: 'static',
    menu: { group: 'main', label: 'About' },
    footer: 'About',
  },
  {
    path: '/wtr-connection',
    title: 'WTR Connection',
    description:
      'Reach the restoration company behind this manual at any hour: hotline, e-mail, service areas, when to call and what to expect.',
    kind: 'static',
    footer: 'WTR Connection',
  },
  {
    path: '/privacy',
    title: 'Privacy policy',
    description:
      'What this site keeps, where, how long, and who else can see it. No cookies, no analytics, no adverts.',
    kind: 'static',
    footer: 'Privacy',
  },
  {
    path: '/this-device',
    title: thisDevice.title,
    description: thisDevice.description,
    kind: 'static',
  },
  {
    path: '/terms',
    title: 'Terms of use',
    description: 'What this site is for, what its tools can and cannot tell you, and the law that applies.',
    kind: 'static',
    footer: 'Terms',
  },
  {
    path: '/guides/what-does-water-damage-look-like',
    title: 'What does water damage look like?',
    description:
      'Signs of water damage by place, from the ceiling down to the slab, what they mean, and how soon each one needs an answer.',
    kind: 'static',
  },
  {
    path: '/guides/hidden-water-damage-signs',
    title: 'Hidden water damage signs',
    description:
      'Where water sits when nothing shows, how to find it with your senses, a water meter and two instruments, and what to check through the year.',
    kind: 'static',
  },
  {
    path: '/guides/sleeping-in-water-damaged-home',
    title: 'Can you sleep in a water-damaged home?',
    description:
      'Generally not. What can hurt you tonight, who should leave first, and the conditions that must all hold before anybody goes back.',
    kind: 'static',
  },
  {
    path: '/guides/emergency-checklist',
    title: 'Emergency checklist: the first two hours',
    description:
      'What to do when there is water in the house, in order, with boxes to tick. Once open it needs no signal, and it prints on one sheet.',
    kind: 'static',
  },
  {
    path: '/s500-reference',
    title: 'S500 reference',
    description:
      'The ideas of the standard for water damage restoration in our own words, with sources, a worked room and the limits of each number.',
    kind: 'static',
  },
  {
    path: '/guides/mold-prevention',
    title: 'Mold prevention: win the first two days',
    description:
      'The clock that starts with the water, four steps that beat it, what mold needs to grow, and the early signs that it has begun.',
    kind: 'static',
  },
  {
    path: '/guides/when-to-call-professionals',
    title: 'When to call professionals',
    description:
      'What you can dry yourself, what you must not touch, what it costs, and three questions that lead to an answer.',
    kind: 'static',
  },
  {
    path: '/guides/restoration-manual',
    title: 'Restoration manual',
    description:
      'How a wet building is made safe, emptied, dried, measured and handed back, in six sections for technicians, managers and owners.',
    kind: 'static',
    maxBytes: 25_000,
  },
  {
    path: '/guides/insurance-agents-guide',
    title: 'Insurance agents’ guide to Texas water claims',
    description:
      'What is covered, which clocks run, flood, mold, appraisal, adjusters, contractors and deductibles in Texas, and the file that a claim needs.',
    kind: 'static',
  },
  {
    path: '/calculators/psychrometric',
    title: 'Psychrometric calculator',
    description:
      'Dew point, grains per pound, mixing ratio and vapor pressure from temperature and humidity, on an interactive chart, with the working shown.',
    kind: 'tool',
  },
  {
    path: '/calculators/dehumidification',
    title: 'Dehumidification calculator',
    description:
      'How many dehumidifiers a wet room needs, by our rule and by the published chart, with capacity, electricity and every step.',
    kind: 'tool',
  },
  {
    path: '/calculators/air-movement',
    title: 'Air movement calculator',
    description:
      'How many air movers a wet room needs and where they stand: our rule beside the area method, with a plan of the room to scale.',
    kind: 'tool',
  },
  {
    path: '/calculators/air-scrubber',
    title: 'Air scrubber calculator',
    description:
      'Air scrubbers for a room by air changes an hour, with the minutes until the air is clear, placement and negative air.',
    kind: 'tool',
  },
  {
    path: '/calculators/circuits',
    title: 'Circuit planner',
    description:
      'Which drying machine goes on which circuit: 15 and 20 amp breakers at 80 percent, what does not fit, electricity and heat.',
    kind: 'tool',
  },
  {
    path: '/cost-builder',
    title: 'Cost builder',
    description:
      'A price range for water damage restoration by area, room, water and severity, with what each choice moves and published ranges.',
    kind: 'tool',
    menu: { group: 'tools', label: 'Cost Builder' },
  },
  {
    path: '/calculators/air-check',
    title: 'Air check',
    description:
      'Compare readings from outside, a dry room, the wet room and the dehumidifier: grain depression, open or closed drying, sweating walls, pints a day.',
    kind: 'tool',
  },
  {
    path: '/calculators/accuracy',
    title: 'How exact are the calculators?',
    description:
      'The reference table of the psychrometric calculator, its equations and their sources, the measured differences, and the methods behind each tool.',
    kind: 'static',
  },
] as const satisfies readonly Address[];

/** The page for every other path. It stands apart from the list: no menu, sitemap or link leads to it. */
export const notFound: Address = {
  path: '/404',
  title: 'Page not found',
  description: 'There is no page at this address.',
  kind: 'static',
};

/** Pages that a form or a link in a mail leads to. They stand apart from the list too. */
export const resultPages: readonly Address[] = [
  {
    path: '/ask/thanks',
    title: 'Question Submitted!',
    description: 'Your question has reached us. This page shows its reference and when we answer it.',
    kind: 'static',
  },
  {
    path: '/ask/not-sent',
    title: 'Your question was not sent',
    description: 'Something in the form needs a change before we can take your question. Your text is still there.',
    kind: 'static',
  },
  {
    path: '/newsletter/check-mail',
    title: 'Check your mailbox',
    description: 'One more step: open the link in the message we have just sent to confirm your subscription.',
    kind: 'static',
  },
  {
    path: '/newsletter/not-sent',
    title: 'That did not work',
    description: 'The newsletter form could not be taken. This page says why and what to do next.',
    kind: 'static',
  },
  {
    path: '/newsletter/confirm',
    title: 'Confirm your subscription',
    description: 'One press of the button puts your address on the newsletter list. Close this page if it was not you.',
    kind: 'static',
  },
  {
    path: '/newsletter/confirmed',
    title: 'You are on the list',
    description: 'Your subscription is confirmed. Every newsletter has a link that takes you off the list again.',
    kind: 'static',
  },
  {
    path: '/newsletter/expired',
    title: 'This link does not work any more',
    description: 'The link is too old, was used up or is incomplete. This page says how to get a new one.',
    kind: 'static',
  },
  {
    path: '/newsletter/unsubscribe',
    title: 'Leave the newsletter',
    description: 'One press of the button takes your address off the newsletter list. No questions and no account.',
    kind: 'static',
  },
  {
    path: '/newsletter/unsubscribed',
    title: 'You are off the list',
    description: 'We will not send you the newsletter any more. You can subscribe again whenever you like.',
    kind: 'static',
  },
];

/** The entry of a path. Throws when a route asks for a page that the list lacks: that is a bug, not a visitor's error. */
export function addressAt(path: string): Address {
  const found = [...addresses, ...resultPages].find((address) => address.path === path);
  if (!found) throw new Error(`site/frame/addresses.ts has no entry for ${path}`);
  return found;
}
