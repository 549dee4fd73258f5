/** A page in a menu, by its name: its English address. */
export interface MenuLink {
  readonly page: string;
  readonly label: string;
  /** What the page is for, under its name where there is room. A tool of the bench has a drawing in its place. */
  readonly line?: string;
}

/** Links of the header that open under one word. */
interface MenuGroup {
  readonly title: string;
  readonly links: readonly MenuLink[];
}

const menu: readonly (MenuLink | MenuGroup)[] = [
  { page: '/', label: 'Home' },
  {
    title: 'Learning',
    links: [
      { page: '/guides', label: 'Guides', line: 'What to do, step by step, by question.' },
      { page: '/blog', label: 'Blog', line: 'Stories from the field.' },
      { page: '/reviews', label: 'Equipment Reviews', line: 'Tools of the trade, tried and scored.' },
      { page: '/s500-reference', label: 'S500 reference', line: 'The ideas of the standard, in our own words.' },
    ],
  },
  {
    title: 'Tools',
    links: [
      {
        page: '/ai-in-restoration',
        label: 'AI Tools',
        line: 'What they can do in this trade, and what not.',
      },
      {
        page: '/damage-assessment',
        label: 'Assessment',
        line: 'Say what happened. Get the category and what to do first.',
      },
      {
        page: '/cost-builder',
        label: 'Cost Builder',
        line: 'A price range for your room, and what moves it.',
      },
      { page: '/loss-record', label: 'Loss record', line: 'Rooms, photos, things and dates, in one file.' },
      { page: '/claim-clock', label: 'Claim clock', line: 'Every date, counted.' },
      { page: '/calculators/psychrometric', label: 'Psychrometric' },
      { page: '/calculators/dehumidification', label: 'Dehumidification' },
      { page: '/calculators/air-movement', label: 'Air movement' },
      { page: '/calculators/air-scrubber', label: 'Air scrubber' },
      { page: '/calculators/circuits', label: 'Circuits' },
      { page: '/calculators/air-check', label: 'Air check' },
      { page: '/drying-job', label: 'Drying job' },
      { page: '/calculators/equipment-check', label: 'Equipment check' },
      { page: '/calculators/accuracy', label: 'How exact?', line: 'The calculators, measured.' },
    ],
  },
  { page: '/resources', label: 'Resources' },
  { page: '/insurance-directory', label: 'Insurance Directory' },
  { page: '/ask', label: 'Ask' },
  { page: '/about', label: 'About' },
];

/** The links of the footer, by what somebody comes for. */
const footerGroups: readonly { readonly title: string; readonly links: readonly MenuLink[] }[] = [
  {
    title: 'Help now',
    links: [
      { page: '/wtr-connection', label: 'Get help, or a free estimate' },
      { page: '/guides/emergency-checklist', label: 'Emergency checklist' },
      { page: '/damage-assessment', label: 'Damage assessment' },
      { page: '/insurance-directory', label: 'Insurance directory' },
      { page: '/loss-record', label: 'Loss record' },
      { page: '/keep', label: 'Keep this manual' },
    ],
  },
  {
    title: 'Learn',
    links: [
      { page: '/guides', label: 'Guides' },
      { page: '/guides/restoration-manual', label: 'Restoration manual' },
      { page: '/videos', label: 'Videos' },
      { page: '/blog', label: 'Blog' },
      { page: '/reviews', label: 'Equipment Reviews' },
      { page: '/s500-reference', label: 'S500 reference' },
    ],
  },
  {
    title: 'Work',
    links: [
      { page: '/calculators', label: 'Calculators' },
      { page: '/drying-job', label: 'Drying job' },
      { page: '/resources', label: 'Resources' },
      { page: '/cost-builder', label: 'Cost Builder' },
      { page: '/claim-clock', label: 'Claim clock' },
      { page: '/ai-in-restoration', label: 'AI Tools' },
    ],
  },
  {
    title: 'Company',
    links: [
      { page: '/', label: 'Home' },
      { page: '/about', label: 'About' },
      { page: '/ask', label: 'Ask' },
      { page: '/privacy', label: 'Privacy' },
      { page: '/terms', label: 'Terms' },
      { page: '/accessibility', label: 'Accessibility' },
    ],
  },
];

/** What stands around every page: header, menus, footer, and the bar under the thumb. */
export const frame = {
  /** Where what brings a page to life has not come, and the button that asks for it once more. */
  asleep: 'Not all of this page has come: the line is slow or gone. If it cannot wait, call {phone}.',
  again: 'Try again',
  /** Across the top of every page of a build that is allowed to publish samples. */
  sampleBar: 'Sample site. The owner has not confirmed the phone number and the claims that are marked.',
  header: {
    skip: 'Skip to the text',
    emergency: 'Emergency line',
    question: 'Water in the house now?',
    call: 'Call {phone}',
    hours: '· 24/7',
    text: 'Text us',
    main: 'Main',
    menu: 'Menu',
    close: 'Close',
    callNow: 'Call now',
    estimate: 'Free estimate',
    help: 'Get help',
    links: menu,
  },
  /** Heads what opens under the menus of a wide screen. */
  panels: {
    read: 'Read',
    guides: 'The guides',
    find: 'Find out',
    checklist: 'Emergency checklist',
  },
  footer: {
    about: 'The educational arm of {company}, {address}. Emergency line, 24/7:',
    callNow: 'Call now',
    estimate: 'Get a free estimate',
    label: 'Footer',
    groups: footerGroups,
    sendProduct: 'Send us a product to review',
    productSubject: 'Product review',
  },
  bar: {
    label: 'Help now',
    call: 'Call now',
    text: 'Text us',
    steps: 'What do I do?',
  },
};
