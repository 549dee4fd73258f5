/**
 * What looks like a personal detail, and the word that takes its place. In order: an earlier pattern wins. Every repetition is
 * bounded or cannot start twice at one place, so that the work grows with the length of the text and no faster.
 */
const upper = String.raw`\p{Lu}[\p{L}'’-]{1,30}`;
const name = String.raw`${upper}(?:\s{1,3}(?:(?:de|del|la|los)\s){0,2}(?:\p{Lu}\.?\s)?${upper}){0,3}`;
const word = String.raw`[\p{L}'’.-]{1,30}`;

const street =
  'street|st|avenue|ave|av|road|rd|boulevard|blvd|drive|dr|lane|ln|court|ct|circle|cir|trail|trl|parkway|pkwy|highway|hwy|place|pl|way|loop|cove|terrace|path|pass|run|crossing|ranch';
const route = String.raw`(?:fm|rm|rr|cr|ih|i|us|sh|hwy|highway|loop|county\s(?:road|rd)|ranch\s(?:road|rd)|farm\s(?:road|rd)|state\s(?:road|hwy)|interstate)`;
const spanishStreet = 'calle|avenida|av|privada|colonia|col|carretera|camino|fraccionamiento|boulevard|domicilio';
const digitWord =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve';
const label =
  'policy|claim|account|acct|member|loan|license|licence|plate|case|file|permit|confirmation|order|id|vin|dl|driver|routing|passport|póliza|poliza|reclamo|reclamación|reclamacion|cuenta|licencia|placa|placas|expediente|folio|pasaporte|matrícula|matricula';
const secret =
  'gate\\scode|door\\scode|lockbox|lock\\sbox|password|passcode|alarm\\scode|pin|ssn|social(?:\\ssecurity)?|seguro\\ssocial|código|codigo|clave|contraseña|curp|rfc|itin|dob|birthday|date\\sof\\sbirth|born\\son|nací\\sel|naci\\sel|fecha\\sde\\snacimiento';
const kin =
  'husband|wife|son|daughter|mom|mother|dad|father|neighbor|tenant|landlord|brother|sister|aunt|uncle|grandma|grandmother|grandpa|grandson|boyfriend|girlfriend|friend|roommate|adjuster|agent|plumber|boss|manager|esposo|esposa|hijo|hija|mamá|mama|papá|papa|vecino|vecina|hermano|hermana|tía|tia|tío|tio|abuela|abuelo|casero|inquilino|inquilina|dueño|dueña|ajustador|plomero';

/** Words after "I am" that are no name. */
const noName =
  'a|an|the|in|on|at|not|so|very|too|just|also|still|here|there|home|alone|afraid|scared|sure|sorry|pregnant|disabled|diabetic|sick|old|elderly|blind|deaf|renting|trying|standing|getting|having|going|looking|worried|unable|wondering|writing|calling|out|outside|inside|upstairs|downstairs|stuck|trapped|hurt|dizzy|cold|wet|new|from|by|with|my|your|his|her|our|it|all|no|un|una|el|la|los|inquilino|inquilina|dueño|dueña|diabético|diabética|mayor|viuda|viudo|sola|solo|madre|padre|de|del|administradora|administrador|property|manager|homeowner|tenant|landlord|nurse|retired|only|about|now|really|going|almost|years';

const patterns: readonly (readonly [RegExp, string])[] = [
  [/\bhttps?:\/\/\S{1,300}|\bwww\.\S{1,300}|\b[a-z0-9-]{2,40}\.(?:com|net|org|me)\/\S{1,200}/giu, '[link]'],
  [
    /[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\(at\)|\[at\]|\sat\s|\sarroba\s)\s?[\p{L}\p{N}-]{1,40}(?:\s?(?:\.|\(dot\)|\[dot\]|\sdot\s|\spunto\s)\s?[\p{L}]{2,12}){1,2}/giu,
    '[email]',
  ],
  [/(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{2,40}/gu, '[handle]'],
  [/-?\d{1,3}\.\d{3,8}\s?,\s?-?\d{1,3}\.\d{3,8}/g, '[place]'],
  [
    new RegExp(
      String.raw`\b(${secret})((?:\s(?:is|es|number|no|num))?[\s:#.=]{0,4})[\p{L}\p{N}][\p{L}\p{N}/.-]{1,30}(?:[\s-]\d{1,6}){0,3}`,
      'giu',
    ),
    '$1 [secret]',
  ],
  [
    new RegExp(
      String.raw`\b(${label})((?:\s(?:number|no|num|número|numero|de|es|is))?[\s:#.=°º]{0,4})(?=[\p{L}\p{N}-]{0,12}\d)[\p{L}\p{N}][\p{L}\p{N}-]{2,30}(?:[\s-]\d{2,10}){0,3}`,
      'giu',
    ),
    '$1 [number]',
  ],
  [
    new RegExp(
      String.raw`\b\d{1,6}[a-z]?\s{1,3}${route}[\s-]{0,2}\d{1,5}(?:\s(?:north|south|east|west|n|s|e|w))?\b`,
      'giu',
    ),
    '[address]',
  ],
  [/\b(?:fm|rm|rr|cr|ih|(?:ranch|county|farm)\s(?:road|rd))[\s-]{0,2}\d{1,5}(?:\s#?\d{1,6})?\b/giu, '[address]'],
  [
    new RegExp(
      String.raw`(?<![\p{N}.,$])\d{1,6}[a-z]?\s{1,3}(?:(?:north|south|east|west|[nsew])\.?\s)?(?:${word}\s){1,4}?(?:${street})\b\.?(?:,?\s(?:apt|unit|suite|ste|lot|trlr|#)\.?\s?[\p{L}\p{N}-]{1,6})?`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`\b(?:${spanishStreet})\.?\s(?:${word}\s){1,4}?(?:#|no\.?|núm\.?|num\.?|número)?\s?\d{1,6}[a-z]?\b`,
      'giu',
    ),
    '[address]',
  ],
  [/\b(?:p\.?\s?o\.?\s?box|post\soffice\sbox|apartado(?:\spostal)?)\s?#?\s?\d{1,7}\b/giu, '[address]'],
  [/\b(?:apt|apartment|unit|suite|ste|lot|depto|departamento|apto)\.?\s?#?\s?\d{1,5}[a-z]?\b/giu, '[unit]'],
  [
    /\b(?:tx|texas)\.?,?\s{0,2}\d{5}(?:-\d{4})?\b|\b7[5-9]\d{3}(?:-\d{4})?\b(?!\s?(?:gallons|gal|sq|square|feet|ft|btu|dollars))/giu,
    '[zip]',
  ],
  [/(?<![\p{L}\p{N}.,$])\+?\(?\d(?:[\s().\-–—‑·_]{0,3}\d){6,24}(?![\p{L}\p{N}])/gu, '[number]'],
  [/(?<![\p{L}\p{N}])\(?\d{3}\)?[\s.-]{0,2}[a-z]{3}[\s.-]{0,2}[a-z]{4}(?![\p{L}\p{N}])/giu, '[number]'],
  [new RegExp(String.raw`\b(?:(?:${digitWord})[\s,.-]{1,3}){6,24}(?:${digitWord})\b`, 'giu'), '[number]'],
  [
    /(?<![\p{L}\p{N}])(?=[\p{Lu}\d-]{7,24}(?![\p{L}\p{N}]))(?=[\d-]{0,12}\p{Lu})(?=[\p{Lu}-]{0,12}\d)[\p{Lu}\d-]{7,24}/gu,
    '[number]',
  ],
  [new RegExp(String.raw`\b(Mr|Mrs|Ms|Miss|Dr|Sr|Sra|Srta|Don|Doña|Señora|Señor)\.?\s${name}`, 'gu'), '$1 [name]'],
  [
    new RegExp(
      String.raw`\b(my name is|my name's|name is|mi nombre es|me llamo|name:|nombre:)(\s{0,3})${word}(?:\s(?!and\b|from\b|i\b|y\b|tengo\b|my\b|at\b|the\b|in\b)${word}){0,2}`,
      'giu',
    ),
    '$1 [name]',
  ],
  [
    new RegExp(
      String.raw`\b([Ii]\s?['’]?[Aa]?[Mm]|[Tt]his is|[Ss]oy|[Hh]abla|[Ll]e habla|[Ii]t['’]?s)(\s{1,3})(?!(?:[Tt]he|[Aa]|[Nn]ot|[Mm]y|[Ii]n)\b)${name}`,
      'gu',
    ),
    '$1 [name]',
  ],
  [
    new RegExp(
      String.raw`\b(i am|i['’]?m|soy)\s(?!(?:${noName})\b)(?![\p{L}]{1,30}(?:ing|ed|ly|ado|ada|ando|iendo)\b)[\p{L}'’]{2,20}(?=\s(?:and\b|from\b|at\b|de\b|y\b|[\p{L}'’]{2,20}(?:$|[,.;]|\s(?:and|from|at|my|y|de|tel|cell|phone)\b))|[,.;]|$)(?:\s(?!and\b|from\b|at\b|de\b|y\b)[\p{L}'’]{2,20}(?=$|[,.;]|\s(?:and|from|at|my|y|de|tel|cell|phone)\b))?`,
      'giu',
    ),
    '$1 [name]',
  ],
  [new RegExp(String.raw`\b(${kin})(,?\s)${name}`, 'gu'), '$1 [name]'],
  [
    new RegExp(
      String.raw`\b([Tt]hanks|[Tt]hank you|[Rr]egards|[Ss]incerely|[Gg]racias|[Ss]aludos|[Aa]tentamente|[Aa]tte|[Ss]igned|[Ff]rom|[Cc]ontact|[Aa]sk for|[Cc]all)([,.!:\s-]{1,4})${name}(?=\s{0,3}(?:$|[,.\n(]|at\b|\[))`,
      'gu',
    ),
    '$1 [name]',
  ],
  [new RegExp(String.raw`([-–—]\s?)${name}(?=\s*$)`, 'gu'), '$1[name]'],
];

/**
 * Takes out the parts of a text that look like personal details, before it goes to anyone else. A program's guess: it can miss
 * some, and it keeps measures ("40 gallons", "1,200 sq ft"), times and prices.
 */
export function withoutPersonalDetails(text: string): string {
  // biome-ignore lint/plugin: the replacements are ours, and use $1
  return patterns.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text);
}
