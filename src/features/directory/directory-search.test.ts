import { describe, expect, test } from 'vitest';
import { directory } from '#content/directory/directory.ts';
import { prepare, type SearchedEntry, searchOf } from './directory-search.ts';

const entry = (name: string, phone = '800-555-0100', aliases: readonly string[] = []): SearchedEntry => ({
  name,
  phone,
  aliases,
});
const entries = [
  entry('Allstate', '800-255-7828'),
  entry('Auto-Owners Insurance', '888-252-4626'),
  entry('Brick Farm Mutual', '800-555-0101', ['Farm']),
  entry('Farmers Insurance', '800-435-7764', ['Texas Farmers']),
  entry('National Flood Insurance Program', '877-336-2627', ['NFIP']),
  entry("People's Trust Insurance", '877-333-1230'),
  entry('State Farm', '800-732-5246', ['State Farm Lloyds']),
  entry('Texas Department of Insurance', '800-252-3439', ['Help line']),
  entry('Travelers', '800-252-4633', ['St. Paul']),
];
const namesIn = (list: readonly SearchedEntry[], query: string) =>
  searchOf(list)(query).rows.map((row) => list[row]?.name);

describe('searchOf', () => {
  test.each([
    ['the exact name', 'allstate', ['Allstate']],
    ['an exact name before names it begins', 'state farm', ['State Farm']],
    ['a start of a name, then a word inside a name, then any part', 'state', ['State Farm', 'Allstate']],
    ['an exact alias before a phrase inside a name', 'farm', ['Farmers Insurance', 'Brick Farm Mutual', 'State Farm']],
    ['a name without its punctuation', 'peoples trust', ["People's Trust Insurance"]],
    ['a name with its words run together', 'autoowners', ['Auto-Owners Insurance']],
    ['a name with a space too many', 'all state', ['Allstate']],
    ['a former name', 'st paul', ['Travelers']],
    ['initials', 'tdi', ['Texas Department of Insurance']],
    ['initials with small words', 'TDOI', ['Texas Department of Insurance']],
    ['words in another order', 'department texas', ['Texas Department of Insurance']],
    ['digits of a number', '255-78', ['Allstate']],
    ['wide digits of a number', '２５５-７８', ['Allstate']],
    ['nothing for a sign that is read as a word', '&', []],
    ['a number with the country code', '1 (800) 732 5246', ['State Farm']],
    ['three digits that begin with a 1', '123', ["People's Trust Insurance"]],
    ['digits with a 1 among them', '333-1230', ["People's Trust Insurance"]],
    ['nothing for two digits', ' 25 ', []],
    ['nothing for a letter inside words', 'x', []],
    ['nothing for words that only join others', 'de la', []],
    ['nothing', 'zebra', []],
    ['Spanish words', 'departamento de seguros de Tejas', ['Texas Department of Insurance']],
    ['a name behind Spanish words', 'compañía de seguros State Farm', ['State Farm']],
    ['Spanish for insurance among a name', 'aseguranza farmers', ['Farmers Insurance']],
    ['a Spanish word that is not finished', 'asegur peop', ["People's Trust Insurance"]],
    ['flood insurance', 'Seguro de Inundación', ['National Flood Insurance Program']],
    ['a name without insurance in it', 'la aseguranza de Travelers', ['Travelers']],
  ])('finds %s', (_, query, expected) => {
    expect(namesIn(entries, query)).toEqual(expected);
  });

  test.each([
    ['an exact name before those it begins', 'farm', ['Farm Bureau', 'Farm'], ['Farm', 'Farm Bureau']],
    [
      'an exact end of a name as its start',
      'mutual',
      ['Brick Mutuals', 'Stone Mutual'],
      ['Brick Mutuals', 'Stone Mutual'],
    ],
    ['a Spanish word that is a name', 'casa', ['Home Insurance', 'Casa Mutual'], ['Casa Mutual']],
    ['names of which each word begins a word', 'br mu', ['Mutual of Brick', 'Brick Line'], ['Mutual of Brick']],
  ])('finds %s', (_, query, list, expected) => {
    expect(
      namesIn(
        list.map((name) => entry(name)),
        query,
      ),
    ).toEqual(expected);
  });

  test.each(['.,-', '\\', '.*', '¿?', '。'])('finds nothing for "%s", where nothing is searched for', (query) => {
    expect(namesIn(entries, query)).toEqual([]);
  });

  test('reads wide letters as those of the list', () => {
    expect(namesIn(entries, 'ＳＴＡＴＥ　ＦＡＲＭ')).toEqual(namesIn(entries, 'state farm'));
    expect(namesIn(entries, 'ＳＴＡＴＥ　ＦＡＲＭ')).not.toEqual([]);
  });

  test.each(['', '  '])('finds the whole list for "%s"', (query) => {
    expect(namesIn(entries, query)).toEqual(entries.map(({ name }) => name));
  });

  test('finds nothing in an empty list', () => {
    expect(namesIn([], 'state farm')).toEqual([]);
  });

  test('finds the same in a list of many steps', () => {
    const many = Array.from({ length: 70 }, (_, at) => entry(`Insurer ${at}`));
    expect(namesIn(many, 'insurer 69')).toEqual(['Insurer 69']);
    expect(namesIn(many, 'insurer')).toHaveLength(70);
  });
});

const listed = directory();
const find = prepare(listed);
const first = (query: string) => listed[find(query).rows[0] ?? -1]?.name ?? '';

/** Queries as people type them, by the entry that must come first; `-` for no result. */
const queries: Readonly<Record<string, string>> = {
  Allstate:
    'how do I call my insurance its Allstate and my roof is leaking|www.allstate.com|aseguranza de casa allstate|la compania de seguros del hogar allstate|ALLSTATE VEH & PROP INS CO|alstate|all state|allstat|allstate fire and casualty|Allstate Vehicle & Property Insurance Company|allstate texas lloyds|alstate vehicle and prop|esurance|esurance insurance|esurence|allstate county mutual|allstate ins co|seguro allstate|castle key|allstate phone number',
  'State Farm':
    'state farn|statefarm|statefram|state farm lloyds|State Farm Lloyds Inc|state farm fire & casualty|sate farm|aseguranza state farm|state farm claims|numero de telefono de state farm|SFL|state frm',
  'Farmers Insurance':
    'granizo en el techo farmers|como llamo a farmers|farmers|farmers insurance exchange|Texas Farmers Insurance Company|Farmers Texas County Mutual Ins Co|fire insurance exchange|mid century|Mid-Century Insurance Company of Texas|farmres|farmers ins|21st century',
  USAA: 'reclamo usaa|usaa|usaa casualty|USAA General Indemnity Company|ussa|united services automobile association|garrison property and casualty|usaa texas lloyds|United Services Automobile Assn',
  Travelers:
    'travlers|travelors|travellers|Travelers Lloyds of Texas|travelers personal insurance company|the travelers home and marine|standard fire|st paul|la aseguranza de travelers|Travelers Lloyds of Texas Ins Co',
  'Liberty Mutual':
    'tengo seguro con liberty mutual y se inundó mi casa|liberty mutal|libery mutual|liberty mutual fire|Liberty Insurance Corporation|liberty county mutual|LM General Insurance Co|liberty mutual personal|american first lloyds|liberty',
  Safeco:
    'safeco|safeco insurance company of indiana|SAFECO INSURANCE COMPANY OF AMERICA|saefco|safeco lloyds|General Insurance Company of America',
  Nationwide:
    'nationwyde|nation wide|nationwide general insurance company|nationwide mut|Nationwide Property & Casualty|allied insurance|victoria insurance|Allied P&C|nationwide lloyds|natonwide',
  Progressive: 'progresive|progresiva|progressive county mutual|progressive casualty|progressive',
  'Progressive Home (American Strategic Insurance)':
    'asi|ASI Lloyds|american strategic|American Strategic Insurance Corp|progressive homeowners|progresive home',
  Homesite: "homesite|Homesite Lloyd's of Texas|homesite insurance company|home site|homsite",
  Foremost:
    'FOREMOST INS CO GRAND RAPIDS MI|FOREMOST LLOYDS OF TX|foremost|Foremost Lloyds of Texas|foremost county mutual|Foremost Insurance Company|formost',
  Chubb:
    'chubb|Chubb Lloyds Insurance Company of Texas|chub|firemans fund|federal insurance company|Pacific Indemnity Company|Great Northern Ins Co|ACE American Insurance|ace prop & cas',
  Encompass: 'encompass|Encompass Home and Auto|encompass indemnity company|emcompass',
  'AAA - Auto Club Enterprises (Texas, Southern California, New Mexico)':
    'Auto Club Indemnity|triple a texas|aaa texas|auto club indemnity company|interinsurance exchange of the automobile club|auto club county mutual|aaa',
  'The Hartford':
    'hatrford|hartford lloyds|aarp|Hartford Lloyds Insurance Company|twin city fire|hartford fire insurance co|property and casualty insurance company of hartford|trumbull insurance company',
  GEICO: 'geico|geiko|gieco|government employees|seguro geico',
  'Texas Farm Bureau Insurance':
    'texas farm bureau|tfb|Texas Farm Bureau Mutual Insurance Company|txfb|tx farm bureau|texas farmbureau|farm bureau texas|Texas Farm Bureau Cas Ins Co',
  'Germania Insurance':
    'germania|germainia|germania farm mutual|Germania Select Insurance Company|Germania Farm Mutual Ins Assn',
  'Hochheim Prairie':
    'hochiem prarie|hochheim|Hochheim Prairie Farm Mutual Insurance Association|Hochheim Prairie Casualty Ins Co|hockheim',
  'Homeowners of America':
    'hoaic|homeowners of america|Homeowners of America Insurance Company|homeowner of america|porch',
  'National Lloyds / National Summit (Texas)':
    'national lloyds|national summit|NLASCO|National Lloyds Insurance Company|American Summit Ins Co',
  'Columbia Lloyds (Texas)': 'columbia lloyds|Columbia Lloyds Insurance Company|colombia lloyds',
  'American Risk Insurance (Texas)': 'american risk|American Risk Insurance Company|american risk ins co',
  'Allied Trust Insurance': 'allied trust|Allied Trust Insurance Company|alied trust',
  'Wellington Insurance (Texas)': 'wellington|Wellington Insurance Company|wellinton',
  'Cypress Property & Casualty': 'cypress|cypress p&c|Cypress Texas Insurance Company|cypress property and casualty',
  SageSure: 'sagesure|sage sure',
  Hippo: 'hippo|spinnaker|Spinnaker Insurance Company',
  Lemonade: 'lemonade|Lemonade Insurance Company|lemonaid|metromile',
  Kemper: 'kemper|unitrin|Unitrin Safeguard Insurance Company|kempr|trinity universal',
  'Foremost Signature / Farmers GroupSelect (former MetLife Auto & Home)':
    'metlife|met life|metlife auto and home|Economy Premier Assurance Company',
  'Amica Mutual': 'amica lloyds of texas|amica|amcia|Amica Mutual Insurance Company',
  'American National (ANPAC)': 'anpac|american national property and casualty|American National P&C',
  'American Family Insurance': 'amfam|american family|American Family Mutual',
  'Ameriprise / CONNECT by American Family': 'connect insurance|ameriprise|ids property casualty|costco insurance',
  'American Modern Insurance Group': 'american modern|American Modern Home Insurance Company|amig',
  'Assurant (flood policies)': 'american bankers|American Bankers Insurance Company of Florida|assurant',
  'Auto-Owners Insurance': 'auto owners|autoowners|auto-owners ins',
  'Armed Forces Insurance Exchange': 'armed forces insurance|afie',
  'PURE Insurance': 'pure|Privilege Underwriters Reciprocal Exchange|pure insurance',
  'Cincinnati Insurance': 'cincinnati|cincinatti|Cincinnati Insurance Company|cincinati ins',
  'Horace Mann': 'horace mann|Teachers Insurance Company|horrace mann',
  'Stillwater Insurance': 'stillwater|Stillwater Property and Casualty Insurance Company|still water ins',
  'State Auto': 'state auto|State Automobile Mutual|Meridian Security Insurance Company',
  'National General': 'gmac|national general|Integon National Insurance Company|natgen|nat gen',
  'Mercury Insurance': 'mercury|Mercury County Mutual|american mercury',
  'Universal Property & Casualty':
    'universal property|univresal property|upcic|Universal Property & Casualty Insurance Company',
  'Universal North America': 'universal north america|Universal Insurance Company of North America',
  'Utica National': 'utica|utica lloyds|Utica Lloyds of Texas',
  'Main Street America Group': 'national grange mutual|ngm|main street america',
  'United Mutual (formerly Ohio Mutual)': 'ohio mutual',
  'Zurich North America': 'zurich|zurich american|zurick',
  'AIG Private Client Group': 'aig|AIG Property Casualty|lexington|american international group',
  "People's Trust Insurance": 'peoples trust|peopels trust',
  'National Flood Insurance Program (FEMA)': 'nfip|flood|fema flood|seguro de inundacion|national flood',
  'Wright National Flood': 'wright flood|wright national flood insurance company',
  'NJM Insurance': 'njm',
  'Texas Windstorm Insurance Association (TWIA)':
    'twia|texas windstorm|windstorm|wind pool|twia claims|asociacion de vientos de texas',
  'Texas FAIR Plan Association': 'fair plan|tfpa|texas fair plan',
  'Texas Department of Insurance':
    'upc texas|tdi|texas depatment of insurance|departamento de seguros de tejas|UPC|UPC Insurance|United Property and Casualty|united p&c|united prop & cas ins co|United Property & Casualty Insurance Company|TPCIGA|guaranty association|texas property and casualty guaranty association|lighthouse|lighthouse insurance|Lighthouse Property Insurance Corp|ligthouse|weston|weston p&c|Weston Property & Casualty Insurance Company|fednat|FedNat Insurance Company|federated national|maison|texas select lloyds|houston general|slide insurance|gulfstream|centauri|southern fidelity|safepoint|access home|lloyds of london|the general|bamboo|texas mutual|united fire lloyds',
  '-': 'xyzzyqq|qqqqqqqq|zebra mutual of nowhere|banana insurance|guanacaste seguros|a tree branch fell on my roof|rain came in with the wind|agua en la casa de mi vecino',
};
const typed = Object.entries(queries).flatMap(([name, list]) => list.split('|').map((query) => [query, name] as const));

describe('what people type finds the company first', () => {
  test('in at least 150 queries', () => expect(typed.length).toBeGreaterThanOrEqual(250));
  test.each(typed)('"%s"', (query, name) => expect(first(query)).toBe(name === '-' ? '' : name));
});

describe('a company that the list does not hold is named, with what became of it', () => {
  test.each([
    ['UPC', 'insolvent', '2023-02-27'],
    ['united property & casualty', 'insolvent', '2023-02-27'],
    ['ligthouse', 'insolvent', '2022-04-28'],
    ['tpciga', 'insolvent', undefined],
    ['slide insurance', 'unlisted', undefined],
    ['tdi', undefined, undefined],
    ['help line', undefined, undefined],
    ['universal property', undefined, undefined],
  ])('%s: %s %s', (query, became, day) => {
    const { former } = find(query);
    expect([former?.became, former?.day]).toEqual([became, day]);
  });
});

test.each([
  ['allstate', false],
  ['Safeco Insurance Company of Indiana', false],
  ['chubb masterpiece collection', true],
  ['UNITED FIRE AND MARINE', true],
])('"%s" has words that no name has: %s', (query, isNear) => expect(find(query).isNear).toBe(isNear));
