/** How agents, policies and the state's lists shorten words of company names. */
const abbreviations: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'amer american|am american|assn association|assoc association|cas casualty|cnty county|cty county|dept department|exch exchange|fin financial|' +
    'gen general|govt government|homeowner homeowners|home-owners homeowners|ind indemnity|indem indemnity|intl international|lloyd lloyds|mut mutual|' +
    'mutl mutual|natl national|nat national|natnl national|ppty property|prop property|surp surplus|svc services|svcs services|svs services|texan texas|' +
    'tx texas|tex texas|tejas texas|underwriter underwriters|util utility|veh vehicle|pcic property casualty|pandc property casualty|fandc fire casualty|' +
    'fb farm bureau|farmbureau farm bureau|ctr center|auto-owners autoowners'
  )
    .split('|')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
);

/** Words of legal form, and of a search for a phone number, that tell no company from another. */
const noise = new Set(
  (
    'insurance insurer insurers ins company companies co corp corporation inc incorporated llc ltd lp group grp holdings holding agency of and the a for ' +
    'claim claims phone number hotline contact customer service homeowners homeowner policy policies coverage carrier home house car auto renters renter file ' +
    'how do i to call my is what report seguro seguros aseguranza aseguradora compania poliza numero telefono como llamo llamar reclamo ' +
    'reclamos reclamar reclamacion reportar hogar vivienda casa de del la el los las mi para con al en'
  ).split(' '),
);

/** Noise that names are made of: dropped only behind another word. */
const nameWords = new Set(['home', 'auto', 'homeowners', 'homeowner', 'service', 'house', 'car', 'group', 'carrier']);

/** States and cities at the end of legal names, also as two letters. */
const places =
  'al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming america hartford pittsburgh wausau bloomington'.split(
    ' ',
  );

/** Lines of business: alone they name no company, so the place behind them counts. */
const lines = new Set(['property', 'casualty', 'fire', 'marine', 'general', 'indemnity', 'mutual', 'county', 'lloyds']);

const joining = new Set(['of', 'and', 'the']);

/** Words with their abbreviations written out: "state frm prop & cas" has property and casualty. */
export function spelledOut(words: readonly string[]): readonly string[] {
  return words
    .join(' ')
    .replace(/\bp (?:and )?c\b/g, 'property casualty')
    .replace(/\bf (?:and )?c\b/g, 'fire casualty')
    .split(' ')
    .flatMap((word) => (Object.hasOwn(abbreviations, word) ? (abbreviations[word] ?? word).split(' ') : [word]));
}

/**
 * The telling words of a company name: without its legal form and the state at its end. "Safeco Insurance Company of Indiana" is
 * safeco, "Farmers Texas County Mutual Ins Co" is farmers texas county mutual.
 */
export function tellingWords(words: readonly string[]): readonly string[] {
  const all = spelledOut(words);
  const endsInState = all.length > 2 && all.at(-2) === 'of' && places.includes(all.at(-1) ?? '');
  const isTelling = (word: string) => !noise.has(word);
  const before = all.slice(0, -2);
  const body = endsInState && before.some((word) => isTelling(word) && !lines.has(word)) ? before : all;
  if (!body.some(isTelling)) return all.filter((word) => !joining.has(word));
  return body.filter((word, at) => isTelling(word) || (nameWords.has(word) && at === 0));
}

/** Words that a company's name follows in a sentence: "I have Allstate", "tengo seguro con Farmers". */
const introducing = new Set(['have', 'with', 'is', 'its', 'through', 'tengo', 'con']);

/**
 * Whether a name of a company begins at a word of a sentence: behind "I have" and the like, or as the last that the sentence says.
 * @param length Number of words of the name.
 */
export function isNamedAt(words: readonly string[], at: number, length: number): boolean {
  return introducing.has(words[at - 1] ?? '') || words.slice(at + length).every((word) => noise.has(word));
}

/** Whether the first word may say what is insured: "home Allstate". */
export function startsWithCommon([first = '', second]: readonly string[]): boolean {
  return second !== undefined && nameWords.has(first);
}
