import type { Source } from './source.ts';

/** What the calculators of equipment, circuits and costs rest on, beside the trade's own pages. */
export const equipmentSizingSources = {
  'corelogic-simple-detailed': {
    organisation: 'CoreLogic Mitigate help',
    title: 'Simple vs. Detailed Recommendations',
    url: 'https://corelogic.freshdesk.com/support/solutions/articles/151000193072-simple-vs-detailed-recommendations',
    read: '2026-11-21',
  },
  'cotes-desiccant': {
    organisation: 'Cotes',
    title: 'Optimising water damage restoration with desiccant dehumidification',
    url: 'https://www.cotes.com/faq/optimising-water-damage-restoration-with-desiccant-dehumidification',
    read: '2026-11-21',
  },
  'verity-afds': {
    organisation: 'Verity Restoration',
    title: 'Air filtration devices and pre-cleaning',
    url: 'https://verityrestoration.com/air-filtration-devices-afds-and-precleaning',
    read: '2026-11-21',
  },
  'pmc-air-changes': {
    organisation: 'PubMed Central, article PMC7178924',
    title: 'Table 2, air changes an hour and minutes needed to remove airborne contaminants',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7178924/table/Tab2',
    read: '2026-11-21',
  },
  'pearson-equipment': {
    organisation: 'Pearson Carpet Care',
    title: 'One company for the whole job (equipment list)',
    url: 'http://www.pearsoncarpetcare.com/OneInsuranceCompany.aspx',
    read: '2026-11-21',
  },
  'jondon-running-cost': {
    organisation: 'Jon-Don',
    title: 'Cost of running a dehu or air mover',
    url: 'https://www.jondon.com/how-to/technical-tips/restoration-disaster-recovery/flood-recovery/cost-of-running-a-dehu-or-air-mover.html',
    read: '2026-11-21',
  },
  'lumen-80-percent': {
    organisation: 'Lumen Labs',
    title: 'The 80% breaker rule: why a continuous load needs 125% wire and breaker',
    url: 'https://lumenlabs.works/article/voltly/the-80-breaker-rule-why-a-continuous-load-needs-125-wire-and-breaker/',
    read: '2026-11-21',
  },
  'rr-btus': {
    organisation: 'R&R Magazine',
    title: 'Mind Your BTUs',
    url: 'https://randrmagonline.com/articles/87899-mind-your-btus',
    read: '2026-11-21',
  },
  'bob-vila-cost': {
    organisation: 'Bob Vila',
    title: 'How much does water damage restoration cost?',
    url: 'https://www.bobvila.com/articles/water-damage-restoration-cost/',
    read: '2026-11-21',
  },
  'rate-reporter-fema': {
    organisation: 'Insurance Rate Reporter, after FEMA',
    title: 'FEMA flood insurance calculator shows damages caused by flooding',
    url: 'https://insuranceratereporter.com/stories/537793835-fema-flood-insurance-calculator-shows-damages-caused-by-flooding',
    read: '2026-11-21',
  },
  'bidwrite-tug-of-war': {
    organisation: 'Bidwrite Consulting',
    title: 'The mitigation tug of war',
    url: 'https://bidwriteconsulting.com/cms3bw/index.php/articles/restoration-articles/16-the-mitigation-tug-of-war.html',
    read: '2026-11-21',
  },
} as const satisfies Record<string, Source>;
