import type { DirectoryNote } from './record.ts';

const oneSource: DirectoryNote = { mark: 'one-source' };
const oldSource: DirectoryNote = { mark: 'old-source' };
const otherNumber: DirectoryNote = { mark: 'other-number' };
const notClaims = (says: string): DirectoryNote => ({ mark: 'not-claims-line', says });

/**
 * What the research notes about single entries, by the name in the list. Old sources that carry a date are marked by
 * that date (see `directory.ts`); here stand the old ones that carry none, and everything a date cannot tell.
 */
export const directoryNotes: Readonly<Record<string, readonly DirectoryNote[]>> = {
  // Another number was seen elsewhere; the better source was kept.
  'AIG Private Client Group': [otherNumber],
  Allstate: [otherNumber],
  'Assurant (flood policies)': [otherNumber],
  'Auto-Owners Insurance': [otherNumber],
  'Cincinnati Insurance': [otherNumber],
  'Edison Insurance': [otherNumber],
  'Florida Peninsula Insurance': [otherNumber],
  'Germania Insurance': [otherNumber],
  GuideOne: [otherNumber],
  Hagerty: [otherNumber],
  Homesite: [otherNumber],
  Kemper: [otherNumber],
  'National General': [otherNumber],
  'Plymouth Rock Home': [otherNumber],
  'QBE North America': [otherNumber],
  SageSure: [otherNumber],
  'State Auto': [otherNumber],
  'Universal North America': [otherNumber],
  'Utica National': [otherNumber],
  'Wellington Insurance (Texas)': [otherNumber],
  'Westfield Insurance': [otherNumber],
  'Allied Trust Insurance': [{ mark: 'other-number', says: 'Sources agree on the number, not on the menu option.' }],

  // One old source.
  'Brotherhood Mutual': [oneSource],
  'Catholic Mutual': [oneSource],
  'Cumberland Mutual': [oneSource],
  'Electric Insurance': [oneSource],
  'FCCI Insurance': [oneSource],
  'Federated Insurance': [oneSource],
  'Grange Insurance Association (Washington)': [oneSource],
  'IMT Insurance': [oneSource],
  'Insurors Indemnity (Waco, Texas)': [oneSource, oldSource],
  'Lititz Mutual': [oneSource],
  'Mutual of Enumclaw': [oneSource],
  'Pharmacists Mutual': [oneSource],
  'Rockingham Insurance': [oneSource],
  'Sentry Insurance': [oneSource],
  'Virginia Farm Bureau': [oneSource],

  // One public adjuster's list.
  'American Risk Insurance (Texas)': [oneSource],
  'Columbia Lloyds (Texas)': [oneSource],
  'Florida Farm Bureau': [{ mark: 'one-source', says: 'The same call center as Mississippi Farm Bureau.' }],

  // An older agency page without a date.
  'National Lloyds / National Summit (Texas)': [oldSource],
  'Zurich North America': [oldSource],

  // Answered, but not by the claims desk.
  'Louisiana Citizens Property Insurance': [notClaims('The line for the status of a claim.')],
  'Michigan Farm Bureau': [notClaims('The line for after hours.')],
  'NJM Insurance': [notClaims('A general line.')],
  'Scottsdale Insurance': [notClaims('A general line.')],
  'TypTap Insurance': [notClaims('A general line.')],
  'Kansas Insurance Department': [notClaims('The main office.')],
  'Alabama Department of Insurance': [notClaims('The main office.')],
  GEICO: [notClaims('GEICO sells home policies that other insurers write: the call is passed on.')],
};
