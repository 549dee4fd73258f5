import { type Rule, whole } from './rule.ts';

const usted = 'usted: the site says tú to nobody';

/** Pronouns and verbs that say tú, vos or vosotros. An accent parts some from words of usted: "estás" and "estas", "te" and "té". */
const always = `tú|ti|contigo|tuy[oa]s?|te|tus?|vos|vosotr[oa]s|os|vuestr[oa]s?
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

/** What is wrong wherever it stands. */
export const familiar: readonly Rule[] = [
  whole(joined(always), usted),
  whole('(?!dieciséis|veintiséis)\\p{L}+[áé]is', usted),
  whole(`(?:no|nunca|ni|jamás)(?: (?:se|me|lo|las?|los|les?|nos)){0,2} (?:${joined(negative)})`, usted),
];

const start = new RegExp(`(?:^|[.?!…:] +|[¿¡«“])(${joined(starts)})(?![\\p{L}]).{0,30}`, 'giu');

/** Starts of sentences that may be an order to tú. */
export function ordersAtStart(text: string): readonly string[] {
  return Array.from(text.matchAll(start), ([found]) => found.replace(/^[^\p{L}]+/u, '')).filter(
    (found) => !nouns.test(found),
  );
}
