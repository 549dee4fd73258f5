import type { Fact } from './fact.ts';

const propertyCode = {
  on: '2027-09-01',
  check: 'the laws of the 2027 session of the Texas Legislature: Property Code ch. 92',
};

/** What Texas law gives a tenant after water damage. General information, not legal advice. */
export const tenantFacts = {
  'tenant-casualty-loss': {
    status: 'B',
    matter: 'law',
    says: 'Property Code 92.054 is about a casualty loss, such as fire, smoke, hail, explosion or a similar cause; a Houston broker wrote after Harvey that the usual Texas lease counts weather of that kind. If the loss is insured, the landlord’s time to repair starts when the insurance money arrives. If the home cannot be used at all, and the tenant, family or guests did not cause it, either side may end the lease in writing before repairs are done; the tenant gets rent back from the day of moving out, and any security deposit otherwise required by law. If part of it cannot be used, rent goes down only by judgment of a county or district court, unless the lease says otherwise in writing.',
    sources: ['texas-prop-92-054', 'har-harvey-lease'],
    expires: propertyCode,
  },
  'tenant-burst-pipes': {
    status: 'A',
    matter: 'law',
    says: 'A Texas lawyer wrote in February 2021 that a tenant may end the lease under 92.054(b) where pipes burst by the freeze left the home totally unusable.',
    sources: ['hickle-burst-pipes'],
  },
  'landlord-repair-duty': {
    status: 'A',
    matter: 'law',
    says: 'Property Code 92.052: the landlord makes a diligent effort to repair a condition that materially affects the physical health or safety of an ordinary tenant, if the tenant gave notice of it to the person or at the place where rent is normally paid, and was not behind in rent. Not for what the tenant, family or guests caused. The notice has to be in writing if the lease is in writing and asks for that.',
    sources: ['texas-prop-92-052'],
    expires: propertyCode,
  },
  'repair-notices': {
    status: 'A',
    matter: 'law',
    says: '92.056(b): before a tenant has a remedy, the landlord got a first notice and, after a reasonable time, a second one in writing; or one notice by certified or registered mail or another mail that can be tracked. The tenant was not behind in rent when either was given, and the landlord made no diligent effort.',
    sources: ['texas-prop-92-056'],
    expires: propertyCode,
  },
  'repair-seven-days': {
    status: 'B',
    matter: 'law',
    says: '92.056(d), as a page that quotes it says: there is a rebuttable presumption that seven days is a reasonable time to repair. If the landlord has by then not made a diligent effort to repair (92.056(b)(5)), the tenant may end the lease, repair and deduct, or go to court for a repair order, damages and a penalty of one month’s rent plus $500.',
    sources: ['texas-prop-92-056', 'city-rule-lookup-92-056'],
    expires: propertyCode,
  },
  'repair-and-deduct': {
    status: 'A',
    matter: 'law',
    says: '92.0561: where the landlord is liable under 92.056(b), the tenant may have the repair done and deduct its cost from rent, up to one month’s rent or $500, whichever is greater. Where a governmental agency subsidizes the rent in whole or in part, the month’s rent is the fair market rent for the dwelling, not what the tenant pays. At least one notice says that the tenant intends to repair, and describes the repair. Further conditions depend on the kind of damage, such as sewage or flooding from broken pipes inside the home.',
    sources: ['texas-prop-92-0561'],
    expires: propertyCode,
  },
  'do-not-withhold-rent': {
    status: 'A',
    matter: 'law',
    says: '92.056(b)(6): a tenant who is behind in rent when notice is given has no remedy. The Texas Tenants’ Union: you cannot withhold rent even if the landlord has not repaired; it will probably get you evicted.',
    sources: ['texas-prop-92-056', 'tenants-union-repairs'],
  },
  'tenant-deposit-address': {
    status: 'A',
    matter: 'law',
    says: '92.107: the landlord does not have to return a deposit until the tenant gives a forwarding address in writing. A tenant who has not given one does not lose the deposit.',
    sources: ['texas-prop-92-107'],
    expires: propertyCode,
  },
  'tenant-deposit-30-days': {
    status: 'B',
    matter: 'law',
    says: '92.103, as a page for landlords gives it: the deposit is due within 30 days after the tenant moves out. 92.104(c): with what is left of it comes a written, itemized list of all deductions, unless the tenant owes rent whose amount nobody disputes.',
    sources: ['texas-prop-92-104', 'leasekit-deposit'],
    expires: propertyCode,
  },
} as const satisfies Record<string, Fact>;
