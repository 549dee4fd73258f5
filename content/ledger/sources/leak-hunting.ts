import type { Source } from './source.ts';

/** Signs, leaks and upkeep of a house; two law texts and an asbestos booklet that the guides on hiring rest on. */
export const leakHuntingSources = {
  'epa-fix-a-leak-2009': {
    organisation: 'US Environmental Protection Agency',
    title: 'WaterSense Fix a Leak Week (2009)',
    url: 'https://archive.epa.gov/epapages/newsroom_archive/newsreleases/84b0352a7575954f8525757600644448.html',
    read: '2026-11-21',
  },
  'epa-moisture-guide-2013': {
    organisation: 'US Environmental Protection Agency (copy at IAQ.net)',
    title: 'Moisture Control Guidance (2013), foundation maintenance',
    url: 'https://hi.iaq.net/i/248503-epa-moisture-control-guide-2013/98',
    read: '2026-11-21',
  },
  'baron-after-ibhs': {
    organisation: 'Baron Insurance Group, after the Institute for Business and Home Safety',
    title: 'Water Damage Is 10 Times More Likely Than Fire',
    url: 'https://baroninsurancegroup.com/blog/water-damage-is-10-times-more-likely-than-fire/',
    read: '2026-11-21',
  },
  'charlottesville-after-ibhs': {
    organisation: 'Insurance of Charlottesville, after the Institute for Business and Home Safety',
    title: 'Suggestions to Reduce Water Damage',
    url: 'https://www.insuranceofcharlottesville.com/prevent-water-damage',
    read: '2026-11-21',
  },
  'servpro-after-ibhs': {
    organisation: 'SERVPRO of North Huntington, after the Institute for Business and Home Safety',
    title: 'Water Damage Culprits in Your Home (2018)',
    url: 'https://servpronorthhuntington.com/blog/post/292167/water-damage-restoration/water-damage-culprits-in-your-home',
    read: '2026-11-21',
  },
  'macon-cupping': {
    organisation: 'Macon Hardwood',
    title: 'Cupping',
    url: 'https://maconhardwood.com/technical-expertise/product-troubleshooting/cupping-2/',
    read: '2026-11-21',
  },
  'builder-cupping': {
    organisation: 'Builder',
    title: 'Dealing With Cupped Hardwood Flooring',
    url: 'http://www.builderonline.com/products/dealing-with-cupped-hardwood-flooring_o',
    read: '2026-11-21',
  },
  'bosworth-drain-line': {
    organisation: 'The Bosworth Company, Texas',
    title: 'Clogged Drain Line',
    url: 'https://bosworthco.com/clogged-drain-line/',
    read: '2026-11-21',
  },
  'ashwood-home-tips': {
    organisation: 'Ashwood Neighborhood Association',
    title: 'Preventing Water Damage',
    url: 'http://ashwood30030.org/neighborhood-resources/home-tips/preventing-water-damage/preventing-water-damage.html',
    read: '2026-11-21',
  },
  'epa-asbestos-booklet': {
    organisation: 'US Environmental Protection Agency and American Lung Association',
    title: 'Asbestos in Your Home (1990)',
    url: 'https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=0000015T.txt',
    read: '2026-11-21',
  },
  'texas-ins-542-055': {
    organisation: 'Texas Public Law',
    title: 'Tex. Ins. Code 542.055, Receipt of Notice of Claim',
    url: 'https://texas.public.law/statutes/tex._ins._code_section_542.055',
    read: '2026-11-21',
  },
  'jdsupra-flood-preemption': {
    organisation: 'Wilson Elser, JD Supra',
    title: 'The Preemption Defense to Flood Insurance Claims Under the National Flood Insurance Program',
    url: 'https://www.jdsupra.com/legalnews/the-preemption-defense-to-flood-59131/',
    read: '2026-11-21',
  },
} as const satisfies Record<string, Source>;
