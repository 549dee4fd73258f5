/** What other programs show of the site: a feed reader, a home screen, a program that reads the plain texts. */
export const found = {
  /** Under the icon on a home screen. */
  shortName: 'Field Manual',
  /** What a search result calls a page, where neighbors search for it by the name of their town. */
  searched: {
    '/': 'Water damage in {town} or {second}, {state}: what to do now',
    '/wtr-connection': '24/7 water damage restoration in {town} and {second}, {state}',
    '/about': 'About {company}, water damage help from {town}, {state}',
  },
  /** And what it says below. */
  searchedLine: {
    '/wtr-connection':
      'Water damage help in {towns}, day or night: emergency line, email, service areas, and a short form for a free estimate.',
  },
  /** What the site is, in one sentence. */
  about:
    'Water damage: what the water did, and what to do next. Guides, calculators, and an emergency line for Central Texas.',
  /** Behind a long press on the icon, by the page that each leads to. */
  shortcuts: [
    { page: '/guides/emergency-checklist', label: 'Emergency checklist' },
    { page: '/damage-assessment', label: 'Damage assessment' },
    { page: '/wtr-connection', label: 'Call for help' },
    { page: '/insurance-directory', label: 'Insurance numbers' },
  ],
  feed: 'New and updated guides and posts',
  plain: {
    guides: 'Guides as plain text',
    pages: 'Tools and other pages',
    figure: 'Figure:',
    sources: 'Where this comes from: {address}',
    page: 'This text as a page, with drawings: {address}',
  },
  /** Tools in frames on other people's pages, and the page that gives the code for one. */
  embeds: {
    /** Under the tool, behind the name of the site. */
    whole: 'the whole page, with its method and sources.',
    tool: 'Tool',
    accent: 'Buttons and links',
    paper: 'Background',
    ink: 'Text',
    choose: 'Use my own colors',
    code: 'Code for your page',
    copy: 'Copy code',
    copied: 'Copied.',
    byHand: 'Your browser wouldn’t copy it. Select the code and copy it yourself.',
    show: 'Show it here',
    alone: 'Each tool on its own',
  },
};
