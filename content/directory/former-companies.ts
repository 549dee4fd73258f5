/** A company that people still name and that the list does not hold. */
export interface FormerCompany {
  readonly names: readonly string[];
  /** `insolvent`: a court closed it, and a guaranty association pays. `unlisted`: we found no number that sources agree on. */
  readonly became: 'insolvent' | 'unlisted';
  /** The day of the court's order. */
  readonly day?: string;
  /** Where that was read. */
  readonly source: string;
}

/** The entry that helps in all these cases: the state gives out any company's contact, and names the guaranty association. */
export const formerLeadsTo = 'Texas Department of Insurance';

/** The state's page on insolvent companies; it names the guaranty association and its address. */
export const guarantySource = 'https://www.tdi.texas.gov/pubs/consumer/cb006.html';

/** Other names of the guaranty association, which the list has no number for. */
export const guarantyNames: readonly string[] = [
  'TPCIGA',
  'Texas Property and Casualty Insurance Guaranty Association',
  'Texas Guaranty Association',
  'Guaranty Association',
  'Guaranty fund',
  'Texas guaranty fund',
  'TPCIGA claims',
];

const closed = (names: readonly string[], source: string, day?: string): FormerCompany => ({
  names,
  became: 'insolvent',
  source,
  ...(day && { day }),
});
const unlisted = (...names: readonly string[]): FormerCompany => ({
  names,
  became: 'unlisted',
  source: guarantySource,
});

const floridaNews = 'https://lisamillerassociates.com/newsletter-story/more-insurance-companies-in-trouble';

export const formerCompanies: readonly FormerCompany[] = [
  closed(
    ['United Property and Casualty', 'UPC', 'UPC Insurance', 'United P&C', 'United Insurance Holdings', 'UPC United'],
    'https://tdi.texas.gov/consumer/upc-liquidation-FAQ.html',
    '2023-02-27',
  ),
  closed(
    ['Weston Property and Casualty', 'Weston Insurance', 'Weston', 'Weston P&C'],
    'https://tdi.texas.gov/consumer/weston-liquidation-FAQ.html',
    '2022-08-08',
  ),
  closed(
    ['Lighthouse Property Insurance', 'Lighthouse', 'Lighthouse Excalibur', 'Excalibur', 'LPIC'],
    'http://tpciga.org/lighthouseinfo.html',
    '2022-04-28',
  ),
  closed(['FedNat', 'Federated National', 'Fed Nat'], 'http://tpciga.org/fednatinsinfo.html', '2022-09-27'),
  closed(['Maison Insurance', 'Maison'], 'http://tpciga.org/fednatinsinfo.html'),
  closed(
    ['Houston General Insurance Exchange', 'Houston General'],
    'http://tpciga.org/houstongeneral.html',
    '2020-08-11',
  ),
  closed(['Western General Insurance', 'Western General'], 'http://tpciga.org/westerngeneral.html', '2021-08-05'),
  closed(
    ['Texas Select Lloyds', 'Texas Select', 'Vesta Fire', 'Vesta', 'Shelby Casualty', 'Shelby Insurance'],
    'https://sec.gov/Archives/edgar/data/911576/000119312506163806/dex991.htm',
  ),
  closed(['St. Johns Insurance', 'St Johns', 'Saint Johns', 'St Johns Property'], floridaNews),
  closed(['Avatar Property and Casualty', 'Avatar'], floridaNews),
  // The list leaves them out: their sources disagree, or no source of a number was found.
  unlisted('Access Home Insurance', 'Access Home'),
  unlisted('American Home Assurance'),
  unlisted('American Reliable'),
  unlisted('Americas Insurance Company', 'Americas Insurance'),
  unlisted('Bamboo'),
  unlisted('Century Surety'),
  unlisted('Centauri', 'Centauri Specialty', 'Centauri National'),
  unlisted('Farmers of Salem'),
  unlisted('GAINSCO'),
  unlisted('GeoVera'),
  unlisted('Gulfstream Property and Casualty', 'Gulfstream', 'Gulf Stream'),
  unlisted('Hallmark'),
  unlisted('Home State County Mutual'),
  unlisted('Kingstone'),
  unlisted("Lloyd's of London"),
  unlisted('MAPFRE', 'Commerce Insurance'),
  unlisted('Monarch National', 'Monarch'),
  unlisted('Mutual of Omaha'),
  unlisted('Old American County Mutual'),
  unlisted('Orion180', 'Orion 180'),
  unlisted('Palomar'),
  unlisted('Penn National', 'Pennsylvania National Mutual'),
  unlisted('Republic Lloyds', 'Republic Underwriters', 'Republic Group', 'AmTrust'),
  unlisted('Root'),
  unlisted('SafeAuto', 'Safe Auto'),
  unlisted('SafePoint', 'Safe Point'),
  unlisted('Service Lloyds'),
  unlisted('Slide', 'Slide Insurance'),
  unlisted('Southern Fidelity', 'Southern Fidelity Property and Casualty'),
  unlisted('Southern Oak'),
  unlisted('SureChoice', 'Sure Choice', 'SureChoice Underwriters'),
  unlisted('Sutton National'),
  unlisted('SWBC'),
  unlisted('Texas Mutual'),
  unlisted('The General'),
  unlisted('Trisura'),
  unlisted('United Fire', 'UFG', 'United Fire Lloyds'),
  unlisted('Vault', 'Vault E&S'),
  unlisted('VYRD'),
];
