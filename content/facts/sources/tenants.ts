import type { Source } from './source.ts';

const read = { copyRead: '2026-11-28', storedCopy: true } as const;

/** Tenants: Property Code, chapter 92. */
export const tenantSources = {
  'texas-prop-92-052': {
    organisation: 'Texas Legislature (Casetext copy)',
    title: 'Property Code 92.052, Landlord’s Duty to Repair or Remedy',
    url: 'https://casetext.com/statute/texas-codes/property-code/title-8-landlord-and-tenant/chapter-92-residential-tenancies/subchapter-b-repair-or-closing-of-leasehold/section-92052-landlords-duty-to-repair-or-remedy',
    rank: 'authority',
    pageDate: '2023-11-21',
    ...read,
  },
  'texas-prop-92-056': {
    organisation: 'Texas Legislature (Texas Public Law copy)',
    title: 'Property Code 92.056, Landlord Liability and Tenant Remedies; Notice and Time for Repair',
    url: 'https://texas.public.law/statutes/tex._prop._code_section_92.056',
    rank: 'authority',
    pageDate: null,
    ...read,
  },
  'texas-prop-92-0561': {
    organisation: 'Texas Legislature (Casetext copy)',
    title: 'Property Code 92.0561, Tenant’s Repair and Deduct Remedies',
    url: 'https://casetext.com/statute/texas-codes/property-code/title-8-landlord-and-tenant/chapter-92-residential-tenancies/subchapter-b-repair-or-closing-of-leasehold/section-920561-tenants-repair-and-deduct-remedies',
    rank: 'authority',
    pageDate: '2023-11-21',
    ...read,
  },
  'texas-prop-92-107': {
    organisation: 'Texas Legislature (Onecle copy)',
    title: 'Property Code 92.107, Tenant’s Forwarding Address',
    url: 'https://law.onecle.com/texas/property/92.107.html',
    rank: 'authority',
    pageDate: '2016-09-28',
    ...read,
  },
  'texas-prop-92-104': {
    organisation: 'Texas Legislature (Texas Public Law copy)',
    title: 'Property Code 92.104, Retention of Security Deposit; Accounting',
    url: 'https://texas.public.law/statutes/tex._prop._code_section_92.104',
    rank: 'authority',
    pageDate: '2021-06-07',
    ...read,
  },
  'tenants-union-repairs': {
    organisation: 'Texas Tenants’ Union',
    title: 'Repairs',
    url: 'https://texastenant.org/while-you-are-renting/repairs',
    rank: 'press',
    pageDate: null,
    ...read,
  },
  'city-rule-lookup-92-056': {
    organisation: 'City Rule Lookup (quotes Property Code 92.056)',
    title: 'Repairs and habitability, Pflugerville, Texas',
    url: 'https://cityrulelookup.com/rental-property/habitability/pflugerville-tx',
    rank: 'press',
    pageDate: null,
    ...read,
  },
  'leasekit-deposit': {
    organisation: 'LeaseKit (Property Code 92.103)',
    title: 'Texas Security Deposit Return, 30-Day Deadline and Itemized Statement',
    url: 'https://leasekit.io/blog/texas-security-deposit-return-deadline',
    rank: 'press',
    pageDate: null,
    ...read,
  },
  'hickle-burst-pipes': {
    organisation: 'Hickle PLLC',
    title: 'Terminating a residential lease after burst pipes (February 22, 2021)',
    url: 'https://hicklepllc.com/2021/02/22/terminating-a-residential-lease-after-burst-pipes/',
    rank: 'trade',
    pageDate: '2021-02-22',
    ...read,
  },
} as const satisfies Record<string, Source>;
