import type { DirectoryNote, DirectoryRemark } from './record.ts';

const oneSource: DirectoryNote = { mark: 'one-source' };
const undatedOldSource: DirectoryNote = { mark: 'old-source', remark: 'undated' };
const otherNumber: DirectoryNote = { mark: 'other-number' };
const secondHand: DirectoryNote = { mark: 'second-hand' };
const notClaims = (remark: DirectoryRemark): DirectoryNote => ({ mark: 'not-claims-line', remark });

/**
 * What the research notes about single entries, by the name in the list. Old sources that carry a date are marked by
 * that date (see `directory.ts`); here stand the old ones that carry none, and everything a date cannot tell.
 */
export const directoryNotes: Readonly<Record<string, readonly DirectoryNote[]>> = {
  // Another number was seen elsewhere; the better source was kept.
  'AIG Private Client Group': [otherNumber],
  Allstate: [otherNumber, secondHand],
  'Assurant (flood policies)': [otherNumber],
  'Auto-Owners Insurance': [otherNumber, secondHand],
  'Cincinnati Insurance': [otherNumber],
  'Edison Insurance': [otherNumber],
  'Florida Peninsula Insurance': [otherNumber],
  'Germania Insurance': [otherNumber],
  GuideOne: [otherNumber, secondHand],
  Hagerty: [otherNumber],
  Homesite: [otherNumber],
  Kemper: [otherNumber],
  'National General': [otherNumber],
  'Plymouth Rock Home': [otherNumber],
  'QBE North America': [otherNumber],
  SageSure: [otherNumber],
  'State Auto': [otherNumber, secondHand],
  'Universal North America': [otherNumber],
  'Utica National': [otherNumber, secondHand],
  'Wellington Insurance (Texas)': [otherNumber],
  'Westfield Insurance': [otherNumber],
  'Allied Trust Insurance': [{ mark: 'other-option' }],

  // One old source.
  'Catholic Mutual': [oneSource],
  'Cumberland Mutual': [oneSource],
  'Electric Insurance': [oneSource],
  'FCCI Insurance': [oneSource],
  'Federated Insurance': [oneSource],
  'Grange Insurance Association (Washington)': [oneSource],
  'IMT Insurance': [oneSource],
  'Insurors Indemnity (Waco, Texas)': [oneSource, undatedOldSource],
  'Lititz Mutual': [oneSource],
  'Mutual of Enumclaw': [oneSource],
  'Pharmacists Mutual': [oneSource],
  'Rockingham Insurance': [oneSource],
  'Sentry Insurance': [oneSource],
  'Virginia Farm Bureau': [oneSource],

  // One public adjuster's list.
  'American Risk Insurance (Texas)': [oneSource],
  'Columbia Lloyds (Texas)': [oneSource],
  'Florida Farm Bureau': [{ mark: 'one-source', remark: 'shared-center' }],

  // An older agency page without a date.
  'National Lloyds / National Summit (Texas)': [undatedOldSource],
  'Zurich North America': [undatedOldSource],

  // Answered, but not by the claims desk.
  'Louisiana Citizens Property Insurance': [notClaims('claim-status')],
  'Michigan Farm Bureau': [notClaims('after-hours')],
  'NJM Insurance': [notClaims('general-line')],
  'Scottsdale Insurance': [notClaims('general-line')],
  'TypTap Insurance': [notClaims('general-line')],
  'Kansas Insurance Department': [notClaims('main-office'), secondHand],
  'Alabama Department of Insurance': [notClaims('main-office'), secondHand],
  GEICO: [notClaims('passed-on')],
  'National Flood Insurance Program (FEMA)': [notClaims('own-policy-first')],

  // Read on the page of a magazine, an agency or another company. Lists in code files tell themselves (see `directory.ts`).
  'American National (ANPAC)': [secondHand],
  'Brotherhood Mutual': [oneSource, secondHand],
  'California Casualty': [secondHand],
  'Central Insurance': [secondHand],
  'COUNTRY Financial': [secondHand],
  'Georgia Office of Insurance (Consumer Services)': [secondHand],
  'Michigan Insurance Company': [secondHand],
  'NFIP Direct (policies bought from FEMA)': [secondHand],
  'North Carolina Department of Insurance': [secondHand],
  'South Carolina Wind and Hail Underwriting Association': [secondHand],
  'Tennessee Department of Commerce and Insurance': [secondHand],
  'Texas Farm Bureau Insurance': [secondHand],
};
