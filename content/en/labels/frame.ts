/** A page in a menu, by its name: its English address. */
export interface MenuLink {
  readonly page: string;
  readonly label: string;
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
      { page: '/guides', label: 'Guides' },
      { page: '/blog', label: 'Blog' },
      { page: '/reviews', label: 'Equipment Reviews' },
    ],
  },
  {
    title: 'Tools',
    links: [
      { page: '/ai-in-restoration', label: 'AI Tools' },
      { page: '/damage-assessment', label: 'Assessment' },
      { page: '/cost-builder', label: 'Cost Builder' },
    ],
  },
  { page: '/resources', label: 'Resources' },
  { page: '/insurance-directory', label: 'Insurance Directory' },
  { page: '/ask', label: 'Ask' },
  { page: '/about', label: 'About' },
];

/** What stands around every page: header, menus and footer. */
export const frame = {
  /** Across the top of every page of a build that is allowed to publish samples. */
  sampleBar: 'Sample site. The owner has not confirmed the phone number and the claims that are marked.',
  header: {
    skip: 'Skip to the text',
    emergency: 'Emergency line',
    question: 'Water in the house now?',
    call: 'Call {phone}',
    hours: '· 24/7',
    main: 'Main',
    menu: 'Menu',
    links: menu,
  },
  footer: {
    about: 'The educational arm of {company}, {address}. Emergency line, 24/7: {phone}',
    label: 'Footer',
    links: [
      { page: '/', label: 'Home' },
      { page: '/guides', label: 'Guides' },
      { page: '/reviews', label: 'Equipment Reviews' },
      { page: '/videos', label: 'Videos' },
      { page: '/resources', label: 'Resources' },
      { page: '/ask', label: 'Ask' },
      { page: '/about', label: 'About' },
      { page: '/wtr-connection', label: 'WTR Connection' },
      { page: '/privacy', label: 'Privacy' },
      { page: '/terms', label: 'Terms' },
    ],
    sendProduct: 'Send us a product to review',
    productSubject: 'Product review',
  },
};
