import type { Line } from '../../i18n/sourced.ts';

/** One entry of the credentials accordion on the About page. */
export interface Credential {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  /** What the credential covers. */
  readonly content: Line;
  /** How a visitor can check it without trusting us. */
  readonly check: string;
}

/** The eight credentials that the owner names. Whether a number is printed beside one is decided in the owner's file. */
export const credentials: readonly Credential[] = [
  {
    id: 'water-technician',
    title: 'Water damage restoration technician',
    subtitle: 'IICRC · WRT',
    content: {
      words:
        'The trade’s base course: what water does to buildings, how to dry floors and structures, and how to handle mold and sewage when they turn up on a job.',
      facts: ['iicrc-wrt-asd'],
    },
    check: 'Ask for the card. The institute that issues it can confirm the name and expiration date.',
  },
  {
    id: 'structural-drying',
    title: 'Applied structural drying technician',
    subtitle: 'IICRC · ASD',
    content: {
      words:
        'Hands-on drying of whole structures, with extraction tools and drying systems. You can’t take it without the water technician certificate.',
      facts: ['iicrc-wrt-asd'],
    },
    check: 'Ask who on the crew has it, and whether that person will set the equipment.',
  },
  {
    id: 'microbial-remediation',
    title: 'Applied microbial remediation technician',
    subtitle: 'IICRC · AMRT',
    content:
      'Work in places where mold or sewage has taken hold: how to protect people, close off an area, and show it’s clean.',
    check: 'Ask for the card, and ask how the area will be closed off. A clear answer tells you more than the card.',
  },
  {
    id: 'texas-mold-license',
    title: 'Texas mold remediation license',
    subtitle: 'State of Texas · TDLR',
    content: {
      words:
        'The state licenses companies that are paid to remove larger areas of mold. A licensed company must keep an office in Texas and carry liability insurance.',
      facts: ['tdlr-company-license'],
    },
    check: 'Search the license number on the site of the Texas Department of Licensing and Regulation.',
  },
  {
    id: 'lead-safe',
    title: 'Lead-safe renovation firm',
    subtitle: 'US EPA',
    content: {
      words:
        'Most paid work that disturbs paint in a house built before 1978 has to go to a firm certified for lead-safe work. An emergency excuses only the urgent part.',
      facts: ['lead-paint-before-1978'],
    },
    check: 'Ask for the firm’s certificate before anyone cuts old painted drywall or trim.',
  },
  {
    id: 'thermography',
    title: 'Infrared thermography training',
    subtitle: 'Training levels differ by provider',
    content: {
      words:
        'Reading thermal pictures without fooling yourself. No single body governs this trade, so the same title can mean very different courses.',
      facts: ['thermography-training'],
    },
    check: 'Ask which course, how long, and when. Then ask which meter confirms what the camera shows.',
  },
  {
    id: 'site-safety',
    title: 'Construction safety training',
    subtitle: 'OSHA outreach program',
    content: {
      words:
        'Training in the hazards of a work site. The card shows that a person took the class. In the agency’s own words, it isn’t a certification or a license.',
      facts: ['osha-card'],
    },
    check: 'Ask to see the card and who issued it. Don’t let anyone sell it to you as more than it is.',
  },
  {
    id: 'insurance-and-address',
    title: 'Liability insurance and a local address',
    subtitle: 'Documents to ask for',
    content: {
      words:
        'After a disaster, avoid a company that has no local address, won’t give you a written contract, or wants full payment before it starts.',
      facts: ['contractor-red-flags'],
    },
    check:
      'Ask for the certificate of insurance, and have it come from the insurer, not the contractor. Go see the address for yourself.',
  },
];
