import { type Rule, type Slip, slipsBy, whole } from './rule.ts';
import { doubtfulWords, wrongWords } from './wrong-words.ts';

/** Marks and endings that a Spanish page does not print. */
const marks: readonly Rule[] = [
  { finds: /["']/g, instead: '«…», and “…” inside' },
  { finds: /[\p{L}\d})»”] [.,;:!?](?=\s|$)/gu, instead: 'no space before the mark' },
  { finds: /(?<![\w.])\p{L}{3,}@s?(?![\p{L}\d])/gu, instead: 'a word that needs no gender' },
  whole('(?!xlsx)\\p{L}{2,}[bcdfghjklmnñpqrstvz]xs?', 'a word that needs no gender'),
  whole(
    '\\p{L}+[oae]/[oae]s?|\\p{L}+\\((?:a|o|e|s|es|as|os)\\)',
    'a word that needs no gender, or a plural by its forms',
  ),
  { finds: /¡(?!Pregunta enviada!|Ay!|Dé la vuelta, no se ahogue!)[^!]*!/gu, instead: 'no exclamation' },
];

/** Sentences that ask or exclaim without the mark that opens them, or open one that nothing closes. */
function unpaired(text: string): readonly Slip[] {
  const shown = text.replace(/https?:\S+|\/\S*\?\S*/g, '');
  return [
    ['¿', '?'],
    ['¡', '!'],
  ].flatMap(([opening = '', closing = '']) => {
    const slips: Slip[] = [];
    let open = false;
    let from = 0;
    for (const [at, sign] of Array.from(shown).entries()) {
      if (sign === opening) {
        if (open) slips.push({ found: shown.slice(from, at + 1), instead: `${closing} to end it` });
        [open, from] = [true, at];
      } else if (sign === closing) {
        if (!open) slips.push({ found: shown.slice(Math.max(0, at - 30), at + 1), instead: `${opening} to open it` });
        open = false;
      }
    }
    return open ? [...slips, { found: shown.slice(from, from + 30), instead: `${closing} to end it` }] : slips;
  });
}

export const usted = 'usted: the site says tú only to a child who writes';

/** Pronouns and verbs that say tú, vos or vosotros. An accent parts some from words of usted: "estás" and "estas", "te" and "té". */
const pronounsAndVerbs = `tú|ti|contigo|tuy[oa]s?|te|tus?|vos|vosotr[oa]s|os|vuestr[oa]s?
tienes|puedes|debes|quieres|sabes|necesitas|estás|eres|has|vas|ves|haces|dices|vives|oyes|hueles|sientes|encuentras|llegas
tendrás|podrás|verás|serás|harás
viste|hiciste|llamaste|escribiste|cambiaste|elegiste
cálmate|asegúrate|aléjate|lávate|quédate|fíjate|suscríbete|comunícate|acuérdate`;

/** Orders that are tú after a word like "no", with or without "lo" or "se" between. */
const negative = `toques|entres|uses|abras|cierres|llames|mezcles|tires|firmes|esperes|pongas|hagas|vayas|salgas|apagues|enciendas
prendas|bebas|tomes|manejes|camines|dejes|olvides|muevas|pises|seques|pintes`;

/** Orders that are tú at the start of a sentence, an item or a button, or an innocent noun or verb: a person has to look. */
const starts = `llama|cierra|corta|apaga|abre|usa|toma|revisa|lee|haz|pon|ten|ve|sal|mira|busca|espera|evita|seca|saca|guarda
escribe|elige|describe|envía|pregunta|calcula|copia|borra|llena|marca|quita|levanta|mueve|lava|tira|firma|pide|oprime|toca|descarga`;

/** Nouns that begin like one of those orders. */
const nouns = /^(descarga eléctrica|pregunta enviada|marca del|toma de|toma de agua)/iu;

const joined = (lines: string) => lines.replaceAll('\n', '|');

/** Forms that are wrong anywhere. */
const familiar: readonly Rule[] = [
  whole(joined(pronounsAndVerbs), usted),
  whole('(?!dieciséis|veintiséis)\\p{L}+[áé]is', usted),
  whole(`(?:no|nunca|ni|jamás)(?: (?:se|me|lo|las?|los|les?|nos)){0,2} (?:${joined(negative)})`, usted),
];

const start = new RegExp(`(?:^|[.?!…:] +|[¿¡«“])(${joined(starts)})(?![\\p{L}]).{0,30}`, 'giu');

/** Starts of sentences that may be an order to tú. */
function ordersAtStart(text: string): readonly string[] {
  return Array.from(text.matchAll(start), ([found]) => found.replace(/^[^\p{L}]+/u, '')).filter(
    (found) => !nouns.test(found),
  );
}

const always = [...familiar, ...marks, ...wrongWords];

/** Forms of a Spanish text that are never right. `english` is the English original. */
export function wrongForms(text: string, english = ''): readonly Slip[] {
  const shown = withoutTitles(text, english);
  return [...slipsBy(always, shown, english), ...unpaired(shown)];
}

/** The text without the titles of sources: they stay in their own language, as the English names them. */
function withoutTitles(text: string, english: string): string {
  return text.replace(/«([^»]+)»/gu, (quoted, title: string) => (english.includes(title) ? '«0»' : quoted));
}

/** Forms that are wrong in one sense and right in another, for a person to read. */
export function doubtfulForms(text: string, english = ''): readonly Slip[] {
  const orders = ordersAtStart(text).map((found) => ({ found, instead: 'an order to usted?' }));
  return [...slipsBy(doubtfulWords, text, english), ...orders];
}
