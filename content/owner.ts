import type { Language } from './i18n/languages.ts';
import type { ClaimState, OwnerClaim } from './owner-claims.ts';

/**
 * The owner's file: the only place where the business is named. Change these values to make the site yours.
 * The defaults are safe placeholders: a fictional phone number and example.com addresses.
 */
export const owner = {
  /**
   * Owner: write 'true' once you can prove what the line says, 'left out' for what isn't yours: pages, menus, feeds and search engines
   * then do without it. With an 'example' every page has a thin bar, and a build for a public address stops (ALLOW_SAMPLE=true lets it
   * through). An example review is a desk review, says so, and may be public.
   */
  claims: {
    /** The number below is yours and answered at any hour. It can't be left out: every page, mail and refusal names it. */
    phone: 'example',
    /** Someone reads both mailboxes. It can't be left out: privacy requests go there. */
    email: 'example',
    /** The town is where you can be visited. Left out: pages name the region, and no address. */
    address: 'example',
    /** `promises` below: dispatch records, the mailbox and the enquiry export prove them. Not yours? Write the hours that are. */
    responseTimes: 'example',
    /** The founder's story on the About page is true as written; it is shown from then on. */
    story: 'example',
    /** Every number in `credentialNumbers` is valid today. None is printed before. */
    credentials: 'example',
    /** The case study happened as described, the building's owner agrees, and both estimates prove the percentage. */
    caseStudy: 'example',
    /** The reviewed tools were used on your jobs, and `reviewDisclosure` is true. Left out: no review and no page of reviews. */
    review: 'example',
    /** The channel's statistics prove the figures. */
    videoFigures: 'example',
    /** The channel's address is yours. Left out: the page of videos has the films of our drawings only. */
    channel: 'example',
  } as Readonly<Record<OwnerClaim, ClaimState>>,
  /** In the languages of the site: one that is not named here says it in English. */
  siteName: { en: 'Water Damage Field Manual', es: 'Manual de daños por agua' },
  /** The language in which the server writes to you. Visitors are written to in theirs. */
  language: 'en' as Language,
  company: 'WTR Restoration',
  /** As people read it; links dial the same digits. Owner: set `takesTexts` to true once someone reads its text messages. */
  phone: phoneNumber('(830) 555-0142', { takesTexts: false }),
  email: 'help@example.com',
  reviewsEmail: 'reviews@example.com',
  address: {
    town: 'New Braunfels',
    state: 'TX',
    line: 'New Braunfels, Texas',
    /** Where you can be visited, to five decimals, such as { latitude: 29.70301, longitude: -98.12445 }: maps and search engines set their pin by it. */
    place: null as { readonly latitude: number; readonly longitude: number } | null,
  },
  /** In the languages of the site, as `siteName`. */
  region: { en: 'Central Texas', es: 'Centro de Texas' },
  /** Where the owner's mornings begin: the list of open questions leaves at seven of this time zone. */
  timeZone: 'America/Chicago',
  /** Where you work: every page, the map, the search and the structured data name these towns and counties. */
  towns: ['New Braunfels', 'Seguin', 'Schertz', 'Cibolo', 'Universal City', 'Canyon Lake', 'Bulverde', 'Spring Branch'],
  counties: ['Comal', 'Guadalupe', 'Bexar'],
  /** Where a crew drives to besides: every list of the counties ends with them, the map and the search leave them out. */
  farCounties: ['Hays'],
  /** The towns that the contact page lists as cities; the others are listed under them. */
  cities: ['New Braunfels', 'Seguin', 'Schertz', 'Cibolo', 'Universal City', 'Canyon Lake'],
  /** The video channel. An empty id means that nothing is published yet, and the video page says so. */
  channel: {
    name: 'Video Lab',
    url: 'https://www.youtube.com/@waterdamagefieldmanual',
    featuredVideoId: '',
    /** The day on which that video was published, such as 2026-11-21: search engines show no video without one. */
    featuredVideoDate: '',
    /** What is spoken in the videos: every page names it beside them. */
    language: 'en' as Language,
  },
  /** Promises and marketing figures. Each one is a factual claim: print it only while you can prove it. */
  promises: {
    /** Owner: prove it with dispatch records. */
    averageEmergencyResponseMinutes: 60,
    /**
     * Answers by e-mail, by urgency: the ask page, its confirmation, the contact card and the mails name these and no other.
     * Owner: prove it with the enquiry export (created and answered times).
     */
    answerHours: { emergency: 2, urgent: 6, normal: 24 },
  },
  figures: {
    /** Owner: prove it with the channel's statistics. */
    videos: '42',
    videoViews: { en: '50K+', es: 'más de 50,000' },
    videoPositive: '98%',
    videoSubscribers: { en: '5.2K', es: '5,200' },
    /** Owner: prove it with the job's two estimates. It tells how the scope grew, not what an insurer will pay. In Texas a contractor may not act or advertise as an adjuster on its own jobs: ask a lawyer before you confirm `caseStudy`. */
    caseStudyIncreasePercent: 580,
  },
  /**
   * Certificate and license numbers by credential id (content/en/lists/credentials.ts). Owner: enter a number only while the
   * paper is valid. An empty one tells visitors to ask for it.
   */
  credentialNumbers: {
    'water-technician': '',
    'structural-drying': '',
    'microbial-remediation': '',
    'texas-mold-license': '',
    'lead-safe': '',
    thermography: '',
    'site-safety': '',
    'insurance-and-address': '',
  },
  /** Owner: the tools marked "Field Tested" were used on your jobs, and these words about how you got them are true. */
  reviewDisclosure: {
    en: 'No maker or dealer paid for this review or gave us the tool.',
    es: 'Ningún fabricante ni vendedor pagó por esta reseña ni nos dio el aparato.',
  },
  /**
   * Whom to tell about a weakness of the site (/.well-known/security.txt), and until when that is known to be right. The
   * build stops 60 days before. Owner: check that someone reads the address, then move the day on, by a year at most.
   */
  security: { email: 'help@example.com', contactCheckedUntil: '2027-10-31' },
  /**
   * What ends on a day of yours: a license, a certificate, the name of the site, an insurance. You get a mail 60 days before and again 14
   * days before. Owner: one line each, such as { on: '2027-05-01', what: 'Texas mold license' },
   */
  renewals: [] as readonly { readonly on: string; readonly what: string }[],
  /** Terms that the privacy policy and the terms of use print. The server keeps to the retention period. */
  legal: { minimumAge: 13, noticeDays: 30, enquiryRetentionMonths: 24 },
} as const;

/** A number of North America as pages show it, and as a phone dials it. */
function phoneNumber(display: string, { takesTexts }: { readonly takesTexts: boolean }) {
  return { display, dial: `+1${display.replace(/\D/g, '').slice(-10)}`, takesTexts };
}

/** Words of the owner in a language; in English where he gave none. */
export function saidIn(words: Readonly<Record<string, string>> & { readonly en: string }, language: string): string {
  return words[language] ?? words.en;
}

/** True for a claim that the owner has left out. */
export const leavesOut = (claim: OwnerClaim): boolean => owner.claims[claim] === 'left out';

/** True for a page that the owner has left out. */
export function isLeftOut(page: string): boolean {
  return leavesOut('review') && /^\/reviews(?:\/|$)/.test(page);
}

/** Where the company is: its town, or the region where no address is shown. */
export function ownerPlace(language: string, part: 'line' | 'town' = 'line'): string {
  return leavesOut('address') ? saidIn(owner.region, language) : owner.address[part];
}

/** The featured video; empty while none is published, and without a channel. */
export const featuredVideoId: string = leavesOut('channel') ? '' : owner.channel.featuredVideoId;
