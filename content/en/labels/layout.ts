/** A page in a menu, by its name: its English address. */
export interface MenuLink {
  readonly page: string;
  readonly label: string;
  /** What the page is for, under its name on a wide screen. A tool with a drawing goes without. */
  readonly line?: string;
}

/** Links of the header that open under one word, by reader or kind of page. */
export interface MenuGroup {
  readonly title: string;
  readonly parts: readonly { readonly title: string; readonly links: readonly MenuLink[] }[];
}

const menu: readonly (MenuLink | MenuGroup)[] = [
  { page: '/', label: 'Home' },
  {
    title: 'Learning',
    parts: [
      {
        title: 'Read',
        links: [
          { page: '/guides', label: 'Guides', line: 'Step-by-step help, by question.' },
          { page: '/blog', label: 'Blog', line: 'Worked examples: how wet buildings get measured.' },
          { page: '/reviews', label: 'Equipment Reviews', line: 'Pros, cons, and one honest score.' },
          {
            page: '/s500-reference',
            label: 'S500 reference',
            line: 'The industry’s drying standard, explained in our own words.',
          },
        ],
      },
    ],
  },
  {
    title: 'Tools',
    parts: [
      {
        title: 'I have water damage',
        links: [
          { page: '/damage-assessment', label: 'Assessment', line: 'Say what happened. Find out what to do first.' },
          { page: '/cost-builder', label: 'Cost Builder', line: 'A price range for your room, and what changes it.' },
          { page: '/loss-record', label: 'Loss record', line: 'Photos, items, and receipts in one file.' },
          { page: '/claim-clock', label: 'Claim clock', line: 'Your claim deadlines, with the rule behind each.' },
        ],
      },
      {
        title: 'I’m running the job',
        links: [
          { page: '/drying-job', label: 'Drying job' },
          { page: '/calculators/psychrometric', label: 'Psychrometric' },
          { page: '/calculators/dehumidification', label: 'Dehumidification' },
          { page: '/calculators/air-movement', label: 'Air movement' },
          { page: '/calculators/air-scrubber', label: 'Air scrubber' },
          { page: '/calculators/circuits', label: 'Circuits' },
          { page: '/calculators/air-check', label: 'Air check' },
          { page: '/mold-rules', label: 'Mold rules' },
          { page: '/ai-in-restoration', label: 'AI Tools' },
        ],
      },
      {
        title: 'I’m checking a bill',
        links: [
          {
            page: '/calculators/equipment-check',
            label: 'Equipment check',
            line: 'Compare an invoice with the drying log.',
          },
          {
            page: '/where-we-differ',
            label: 'Rules of thumb',
            line: 'Our numbers beside the published ones.',
          },
          { page: '/calculators/accuracy', label: 'How accurate are they?', line: 'We tested our own calculators.' },
        ],
      },
    ],
  },
  { page: '/resources', label: 'Resources' },
  { page: '/insurance-directory', label: 'Insurance Directory' },
  { page: '/ask', label: 'Ask' },
  { page: '/about', label: 'About' },
];

/** The links of the footer, by purpose. */
const footerGroups: readonly { readonly title: string; readonly links: readonly MenuLink[] }[] = [
  {
    title: 'Help now',
    links: [
      { page: '/wtr-connection', label: 'Get help, or a free estimate' },
      { page: '/guides/emergency-checklist', label: 'Emergency checklist' },
      { page: '/damage-assessment', label: 'Damage assessment' },
      { page: '/insurance-directory', label: 'Insurance directory' },
      { page: '/loss-record', label: 'Loss record' },
      { page: '/keep', label: 'Save this manual offline' },
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
    title: 'On the job',
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

/** Around every page: header, menus, footer, and the bar at the bottom of a phone. */
export const frame = {
  /** Shown when a script of the page failed to load, with a button to try again. */
  asleep: 'This page didn’t finish loading. Your connection is slow or down. If you can’t wait, call {phone}.',
  again: 'Try again',
  /** Across the top of every page until the owner has confirmed all of the owner file. */
  sampleBarLabel: 'Preview',
  sampleBar: 'Preview: the company’s name and numbers are placeholders. Don’t call them. In an emergency, call 911.',
  header: {
    skip: 'Skip to main content',
    emergency: 'Emergency line',
    question: 'Water in the house right now?',
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
  /** Headings of the menus on a wide screen. */
  panels: {
    guides: 'The guides',
    checklist: 'Emergency checklist',
  },
  footer: {
    about: 'An educational service of {company}, {address}. Emergency line, 24/7:',
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
