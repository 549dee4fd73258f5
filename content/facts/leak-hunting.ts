import type { Fact } from './fact.ts';

/** Signs to look for, tests to make, upkeep that prevents leaks. */
export const leakHuntingFacts = {
  'signs-to-look-for': {
    status: 'A',
    matter: 'other',
    says: 'Signs of seepage or wicking: water stains, damp materials, white mineral deposits on masonry, peeling paint, mold; also musty odor, swollen, warped or moldy wood, stained carpet, sheet or tile floors with blisters, adhesive oozing from tile joints, and condensation on pipes, tanks and walls.',
    sources: ['epa-moisture-guide-2013'],
  },
  'water-meter-test': {
    status: 'A',
    matter: 'other',
    says: 'Read the water meter before and after a two-hour (2 hours) period in which nobody uses water. If the reading changed, there is probably a leak.',
    sources: ['epa-fix-a-leak-2009'],
  },
  'toilet-color-test': {
    status: 'A',
    matter: 'other',
    says: 'A drop of food coloring in the toilet tank that shows up in the bowl without a flush means that the toilet leaks.',
    sources: ['epa-fix-a-leak-2009'],
  },
  'plumbing-leak-signs': {
    status: 'B',
    matter: 'other',
    says: 'Signs of a supply leak: a higher water bill, pipes that bang, rust stains, moisture in walls or on the floor, wet or washed-out soil near the foundation.',
    sources: ['charlottesville-after-ibhs'],
  },
  'toilet-checks-twice-a-year': {
    status: 'B',
    matter: 'other',
    says: 'Look at the fill valve, supply line and flush parts of each toilet twice a year. If it threatens to overflow, shut its supply valve.',
    sources: ['charlottesville-after-ibhs'],
  },
  'hose-checks': {
    status: 'B',
    matter: 'other',
    says: 'Washing machine: look at the supply hoses every six months for cracks, kinks or blisters, most often near the connection; makers advise new hoses every 5 years (five); leave 3 to 4 inches behind the machine; do not run it in an empty house. Refrigerator line: look every six months.',
    sources: ['baron-after-ibhs'],
  },
  'water-heater-checks': {
    status: 'B',
    matter: 'other',
    says: 'Water heater: flush the tank every six months; have the anode rod looked at every two years, and every year once the warranty is over.',
    sources: ['baron-after-ibhs', 'charlottesville-after-ibhs'],
  },
  'roof-checks-twice-a-year': {
    status: 'B',
    matter: 'other',
    says: 'Look at the roof and its flashing twice a year, with binoculars from outside and a bright light in the attic; keep gutters and drains clear and caulk around doors and windows sound.',
    sources: ['ashwood-home-tips'],
  },
  'condensate-drain-signs': {
    status: 'A',
    matter: 'other',
    says: 'The pan under an air handler in the attic should be empty or nearly so. A full pan means a clogged drain line and can overflow onto the ceiling. Many homes have two drain outlets outside; when the upper one under the roof drips, the main line is clogged. Switch the unit off.',
    sources: ['bosworth-drain-line'],
  },
  'cupped-boards': {
    status: 'A',
    matter: 'other',
    says: 'Boards cup, edges high and middles low, when they take up moisture, mostly from below. Find and stop the moisture first; a cupped floor may flatten as it dries, over weeks or months, and sanding it while wet makes it worse.',
    sources: ['macon-cupping', 'builder-cupping'],
  },
  'claims-study-five-causes': {
    status: 'A',
    matter: 'other',
    says: 'A study of closed water damage claims by IBHS treats five leading causes: failures of supply plumbing (the largest by payout), of drains, toilets, water heaters and washing machines.',
    sources: ['ibhs-water'],
  },
  'toilets-second-cause': {
    status: 'B',
    matter: 'other',
    says: 'In the IBHS study toilets are the second largest source of residential water loss after supply plumbing.',
    sources: ['servpro-after-ibhs'],
  },
  'asbestos-leave-alone': {
    status: 'A',
    matter: 'safety',
    says: 'Asbestos was used in many older building products. Material in good condition is best left alone; damaged or disturbed material may release fibers, so have it inspected before anything is removed.',
    sources: ['epa-asbestos-booklet'],
  },
  'acknowledge-statute-text': {
    status: 'A',
    matter: 'law',
    says: 'Insurance Code 542.055: not later than the 15th day (for an eligible surplus lines insurer the 30th business day) after notice of a claim, the insurer shall acknowledge receipt, commence any investigation, and request the items, statements and forms that it reasonably believes it will need. It may ask for more later if needed.',
    sources: ['texas-ins-542-055'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Insurance Code 542.055',
    },
  },
  'nfip-disputes-are-federal': {
    status: 'B',
    matter: 'law',
    says: 'The standard federal flood policy says that disputes over the handling of a claim are governed only by FEMA regulations, the National Flood Insurance Act and federal common law.',
    sources: ['jdsupra-flood-preemption'],
  },
} as const satisfies Record<string, Fact>;
