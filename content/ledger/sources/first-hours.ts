import type { Source } from './source.ts';

/** Gas, valves, sewage and first drying: agencies, utilities, and pages that pass their advice on. */
export const firstHoursSources = {
  'pa-puc-gas': {
    organisation: 'Pennsylvania Public Utility Commission',
    title: 'Gas Emergencies',
    url: 'http://www.puc.pa.gov/utility_industry/transportation/pipeline_safety/gas_emergencies.aspx',
    read: '2026-11-21',
  },
  'niosh-flood-workers': {
    organisation: 'ER Emergency, after NIOSH',
    title: 'NIOSH Warns of Hazards of Flood Cleanup Work',
    url: 'https://er-emergency.com/niosh-warns-of-hazards-of-flood-cleanup-work/',
    read: '2026-11-21',
  },
  'red-cross-flood-tips': {
    organisation: 'Town of Campbell, after the American Red Cross',
    title: 'Red Cross Helpful Flooding Tips',
    url: 'https://townofcampbellwi.gov/red-cross-helpful-flooding-tips/',
    read: '2026-11-21',
  },
  'achr-flooded-gas': {
    organisation: 'ACHR News, after the Gas Appliance Manufacturers Association',
    title: 'GAMA Issues Warning About Flooded Equipment (2003)',
    url: 'https://www.achrnews.com/articles/101501-sept-22-2003-gama-issues-warning-about-flooded-equipment',
    read: '2026-11-21',
  },
  'iaei-flooded-electrical': {
    organisation: 'International Association of Electrical Inspectors',
    title: 'Safety After the Storm (2019)',
    url: 'https://iaeimagazine.org/2019/2019november/safety-after-the-storm-personal-protective-equipment-and-water-damaged-electrical-equipment',
    read: '2026-11-21',
  },
  'lowes-water-shutoff': {
    organisation: 'Lowe’s',
    title: 'How to Shut Off a Home’s Water Supply',
    url: 'https://lowes.com/n/how-to/shutoff-homes-water-supply',
    read: '2026-11-21',
  },
  'grand-prairie-main-valve': {
    organisation: 'City of Grand Prairie, Texas',
    title: 'Main Water Valve',
    url: 'https://gptx.org/Departments/Wastewater/Main-Water-Valve',
    read: '2026-11-21',
  },
  'burkey-main-valve': {
    organisation: 'Burkey Realty',
    title: 'Where Is Your Main Water Shut-Off Valve',
    url: 'https://www.burkeyrealty.com/post/where-is-your-main-water-shut-off-valve',
    read: '2026-11-21',
  },
  'performance-plumbing-heater': {
    organisation: 'Performance Plumbing',
    title: 'Emergency Plumbing Self-Help Guide',
    url: 'https://performanceplumbing.us/emergency-plumbing-self-help-guide-for-redwood-city-residents/',
    read: '2026-11-21',
  },
  'ct-dph-sewage': {
    organisation: 'Connecticut Department of Public Health (copy)',
    title: 'Sewage Back-Ups: Information for Residents (2008)',
    url: 'https://manualzz.com/doc/14074208/sewage-back-ups--information-for-residents',
    read: '2026-11-21',
  },
  'wechu-sewage': {
    organisation: 'Windsor-Essex County Health Unit',
    title: 'Sewage Backup',
    url: 'https://www.wechu.org/healthy-homes/sewage-backup',
    read: '2026-11-21',
  },
  'cdc-mold-symptoms': {
    organisation: 'PNW Restoration, quoting CDC',
    title: 'How Do Molds Affect People?',
    url: 'https://pnwrestorationservices.com/how-do-molds-affect-people/',
    read: '2026-11-21',
  },
  'epa-mold-course-4': {
    organisation: 'EPA (copy on Wikisource)',
    title: 'Mold Web Course, Chapter 4, Lesson 1',
    url: 'https://en.wikisource.org/wiki/Mold_Web_Course/Chapter_4/Lesson_1',
    read: '2026-11-21',
  },
  'nih-first-48-hours': {
    organisation: 'National Institutes of Health',
    title: 'Instructions for Remediating Moisture in the First 48 Hours to Prevent Mold Growth',
    url: 'https://www.orf.od.nih.gov/PoliciesAndGuidelines/ORFPolicies/Pages/remediating_moisture.aspx',
    read: '2026-11-21',
  },
  'cdc-stay-healthy': {
    organisation: 'CDC',
    title: 'Stay Healthy',
    url: 'https://www.cdc.gov/cpr/prepareyourhealth/StayHealthy.htm',
    read: '2026-11-21',
  },
  'brla-medical-power': {
    organisation: 'City of Baton Rouge, Parish of East Baton Rouge',
    title: 'Individuals with Disabilities, Access and Functional Needs',
    url: 'https://www.brla.gov/1817/Individuals-with-Disabilities-Access-Fun',
    read: '2026-11-21',
  },
} as const satisfies Record<string, Source>;
