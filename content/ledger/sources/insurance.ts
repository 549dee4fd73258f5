import type { Source } from './source.ts';

/** Insurers, the flood programme, agents, and claim documentation. */
export const insuranceSources = {
  'iii-average-2015-2019': {
    organisation: 'Insurance Information Institute',
    title: 'Average Homeowners Losses, 2015-2019',
    url: 'https://www.iii.org/table-archive/223359/file',
    read: '2026-11-21',
  },
  'richey-water-and-mold': {
    organisation: 'Richey Insurance',
    title: 'When Does Insurance Cover Water Damage and Mold?',
    url: 'https://richeyinsurance.com/when-does-insurance-cover-water-damage-and-mold/',
    read: '2026-11-21',
  },
  'iii-share-2015-2019': {
    organisation: 'Insurance Information Institute (copy)',
    title: 'Homeowners Insurance Losses By Cause, 2015-2019',
    url: 'http://www.sloangarciamd.com/table-archive/223364/file',
    read: '2026-11-21',
  },
  'iii-share-2018-2022': {
    organisation: 'Insurance Information Institute',
    title: 'Homeowners Insurance Losses By Cause, 2018-2022',
    url: 'https://iii.org/table-archive/20385',
    read: '2026-11-21',
  },
  'ibhs-water': {
    organisation: 'IBHS',
    title: 'Water Damage Studies',
    url: 'https://disastersafety.org/ibhs/water-damage-studies/',
    read: '2026-11-21',
  },
  'mold-consultant-policies': {
    organisation: 'Mold Consultant Group',
    title: 'Expectations for Flood Policies and Homeowners Insurance in Texas',
    url: 'https://moldconsultantgrp.com/expectations-for-flood-policies-and-homeowners-insurance-in-texas',
    read: '2026-11-21',
  },
  'home-response-texas': {
    organisation: 'Home Response Pro',
    title: 'Does Homeowners Insurance Cover Water Damage in Texas?',
    url: 'https://homeresponsepro.com/guides/does-homeowners-insurance-cover-water-damage-texas',
    read: '2026-11-21',
  },
  'chubb-survey': {
    organisation: 'Chubb',
    title: "Homeowners' Water Risk Survey: Executive Summary",
    url: 'https://pdfslide.net/documents/chubb-homeowners-water-risk-survey-executive-homeowners-water-risk-survey.html',
    read: '2026-11-21',
  },
  'goosehead-water': {
    organisation: 'Goosehead Insurance',
    title: 'Water Coverages Explained',
    url: 'https://www.goosehead.com/learning-center/water-coverages-explained',
    read: '2026-11-21',
  },
  'twfg-five-types': {
    organisation: 'TWFG Harrell Insurance',
    title: '5 Types of Water Damage Coverage',
    url: 'https://twfgharrellinsurance.com/5-types-of-water-damage-coverage-you-need-on-your-homeowners-insurance-in-texas/',
    read: '2026-11-21',
  },
  'frm-ho-143tx': {
    organisation: 'Foundation Repair Match',
    title: 'Texas HO-143TX',
    url: 'https://foundationrepairmatch.com/foundation-repair/insurance/texas-ho-143tx',
    read: '2026-11-21',
  },
  'tpa-appraisal': {
    organisation: 'The Public Adjuster TX',
    title: 'How the Insurance Appraisal Process Works in Texas',
    url: 'https://thepublicadjustertx.com/how-the-insurance-appraisal-process-works-in-texas/',
    read: '2026-11-21',
  },
  'electivo-nfip': {
    organisation: 'Electivo Insurance, after NFIP',
    title: 'What Flood Insurance Covers',
    url: 'https://electivoig.com/?p=305',
    read: '2026-11-21',
  },
  'sultan-nfip': {
    organisation: 'City of Sultan, after NFIP',
    title: 'What the Federal Flood Insurance Program Covers',
    url: 'https://ci.sultan.wa.us/238/What-the-Federal-Flood-Insurance-Program',
    read: '2026-11-21',
  },
  'nfip-w12079': {
    organisation: 'NFIP bulletin W-12079, copy',
    title: 'What Insurance Agents Need to Know about the Wildfire 30-Day Exception',
    url: 'https://paperzz.com/doc/7259229/what-insurance-agents-need-to-know-about-the',
    read: '2026-11-21',
  },
  'gulf-states-map-revision': {
    organisation: 'Gulf States Flood',
    title: 'NFIP Map Revision Eligibility',
    url: 'https://help.gulfstatesflood.com/mediawiki/index.php?direction=next&oldid=8197&title=NFIP_Map_Revision_Eligibility',
    read: '2026-11-21',
  },
  'nycm-nfip': {
    organisation: 'NYCM Insurance, after NFIP',
    title: 'Flood Education: What is Covered',
    url: 'https://www.nycm.com/home/flood/covered.asp',
    read: '2026-11-21',
  },
  'firm-keys-claims': {
    organisation: 'Firm Keys, after FEMA',
    title: 'NFIP Flood Claim Process (2017)',
    url: 'https://firmkeys.org/2017/11/nfip-flood-claim-process/',
    read: '2026-11-21',
  },
  'seco-fema-memo': {
    organisation: 'Seco Restoration, after FEMA memo',
    title: 'Top FEMA Guidelines for Householders and Restorers',
    url: 'http://seco-restoration.com/tag/top-fema-guidelines/',
    read: '2026-11-21',
  },
  'program-business-nfip': {
    organisation: 'Program Business',
    title: 'NFIP Authority Set to Expire September 30, 2026',
    url: 'https://programbusiness.com/?p=233696',
    read: '2026-11-21',
  },
  'nar-nfip': {
    organisation: 'National Association of Realtors',
    title: 'FAQ: National Flood Insurance Program Expiration',
    url: 'https://www.nar.realtor/flood-insurance/faq-national-flood-insurance-program-expiration',
    read: '2026-11-21',
  },
  'umc-document-damage': {
    organisation: 'NC Conference UMC disaster ministry',
    title: 'Document Your Damage',
    url: 'https://nccumc.org/disaster/resources/document-your-damage',
    read: '2026-11-21',
  },
} as const satisfies Record<string, Source>;
