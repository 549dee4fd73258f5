import type { Match } from '../hazards/patterns.ts';
import type { TextReading } from '../hazards/text-reading.ts';
import { allLexicons } from '../lexicon/all-lexicons.ts';
import type { Token } from '../nlp/tokens.ts';

/** Intent of a text: a loss that is happening, one that is over, a possible one, or a question. `loss` in doubt. */
export type Intent = 'loss' | 'past' | 'possible' | 'question';

type List = (typeof allLexicons.intent.lists)[number];

type Part = 'thought' | 'sentence' | 'clause';

function partsOf({ reader }: TextReading, matches: readonly Match[], part: Part): ReadonlySet<number> {
  return new Set(matches.flatMap((match) => match.map((index) => reader.tokens[index]?.[part] ?? -1)));
}

/** The sentences, or the clauses, that hold a phrase of some lists. */
function placesOf(text: TextReading, lists: readonly List[], part: Part): ReadonlySet<number> {
  const matches = lists.flatMap((list) => text.affirmed(allLexicons.intent, list));
  return partsOf(text, matches, part);
}

/** The sentences, or the clauses, with a sign of now: the "now" of "all fixed now" and the smell of "if I ever smell" are none. */
function presentPlaces(text: TextReading, part: Part): ReadonlySet<number> {
  const { intent } = allLexicons;
  const others = (['finished', 'supposed'] as const).flatMap((list) => text.all(intent, list));
  return partsOf(text, text.without(text.affirmed(intent, 'present'), others), part);
}

/** Signs of now, except in a sentence about paperwork: "the buyer now wants a letter" says nothing of the water. */
function signsOfNow(text: TextReading, list: 'present' | 'now'): readonly Match[] {
  const paperwork = placesOf(text, ['paperwork'], 'sentence');
  const { tokens } = text.reader;
  const found = text.affirmed(allLexicons.intent, list);
  return found.filter((match) => !match.some((index) => paperwork.has(tokens[index]?.sentence ?? -1)));
}

/** Whether a match follows "if" or "when": "what to do when it smells of gas". */
function isCondition({ reader: { tokens } }: TextReading, match: Match): boolean {
  const first = Math.min(...match);
  return [1, 2].some((step) => {
    const before = tokens[first - step];
    return before?.clause === tokens[first]?.clause && /^(?:if|when|si|cuando)$/.test(before?.word ?? '');
  });
}

/**
 * Whether a lesson, a test or homework is all that a text speaks of: its dangers and its water are the subject, and nothing
 * but a condition is a sign of now.
 */
function isSchoolwork(text: TextReading, dangers: readonly number[]): boolean {
  const school = partsOf(text, text.affirmed(allLexicons.named, 'schoolwork'), 'clause');
  if (school.size === 0 || signsOfNow(text, 'present').some((match) => !isCondition(text, match))) return false;
  const water = partsOf(text, text.all(allLexicons.wetness, 'wet'), 'clause');
  return [...dangers, ...water].every((clause) => school.has(clause));
}

/**
 * Whether the dangers of a text are over and mended, or only thought of: a lesson, a game, a plan. Any sign that a danger is here
 * now says no, and so does a danger in a clause that says nothing of it.
 * @param dangers the clauses that name one
 */
export function elsewhereIn(text: TextReading, dangers: readonly number[]): 'past' | 'possible' | null {
  const { intent } = allLexicons;
  if (isSchoolwork(text, dangers)) return 'possible';
  if (signsOfNow(text, 'present').length > 0) return null;
  if (text.says(intent, 'unreal')) return 'possible';
  // "My aunt's house flooded years ago, ours never got wet."
  if (text.names(intent, 'neverOurs') && text.says(intent, 'distant')) return 'possible';
  const [past, finished, supposed] = (['past', 'finished', 'supposed'] as const).map((list) =>
    placesOf(text, [list], 'clause'),
  );
  if (supposed && supposed.size > 0 && dangers.every((clause) => supposed.has(clause))) return 'possible';
  if (!past?.size || !finished?.size) return null;
  return dangers.every((clause) => past.has(clause) || finished.has(clause)) ? 'past' : null;
}

/** A danger by the tokens of its words, and the words for water around it. */
interface Doubted {
  readonly danger: readonly Token[];
  readonly water: readonly Token[];
  /** Whether it calls 911: no errand makes it doubtful. */
  readonly isUrgent: boolean;
}

/**
 * Whether a danger, by the tokens of its words, may be over and mended or only imagined, so that a question fits better
 * than an alarm. A sign of now beside it, or beside water, leaves no doubt; and what is mended is told of after the danger.
 */
export function isDoubtful(text: TextReading, { danger, water, isUrgent }: Doubted): boolean {
  const says = (lists: readonly List[]) => lists.some((list) => text.says(allLexicons.intent, list));
  const here = (part: Part, tokens: readonly Token[]) => {
    const places = presentPlaces(text, part);
    return tokens.some((token) => places.has(token[part]));
  };
  const isAll = (list: List, part: Part) => {
    const places = placesOf(text, [list], part);
    return danger.every((token) => places.has(token[part]));
  };
  // An example or a game may speak of now too.
  if (says(['unreal'])) return true;
  if (!here('clause', danger) && (says(['supposed', 'hypothetical', 'imagined']) || isAll('slight', 'clause')))
    return true;
  if (here('thought', danger)) return false;
  if (!isUrgent && says(['errand'])) return true;
  if (here('sentence', water)) return false;
  if (isAll('distant', 'clause') || isAll('general', 'clause')) return true;
  const last = Math.max(...danger.map(({ clause }) => clause));
  const isAfter = (lists: readonly List[]) => [...placesOf(text, lists, 'clause')].some((clause) => clause >= last);
  if (isAll('handled', 'sentence') && isAfter(['handled'])) return true;
  return says(['past', 'earlier']) && isAfter(['finished', 'mended', 'handled']);
}

/**
 * Whether a text only asks the office about insurance, prices, appointments or paperwork: damage lies in clauses that ask or tell of a
 * year long over, and signs of now in clauses that ask.
 * @param damage the clauses that name it
 */
function asksOffice(text: TextReading, damage: readonly number[]): boolean {
  const asking = placesOf(text, ['office'], 'clause');
  const over = placesOf(text, ['distant'], 'clause');
  const now = placesOf(text, ['now'], 'clause');
  const outside = [...damage.filter((clause) => !over.has(clause)), ...now].filter((clause) => !asking.has(clause));
  return asking.size > 0 && outside.length === 0;
}

/**
 * Whether a text asks if a loss that is over and mended left damage: everything that it names now lies in clauses that wonder.
 * @param damage the clauses that name it
 */
function wondersAboutPast(text: TextReading, damage: readonly number[]): boolean {
  const wondering = placesOf(text, ['wondering'], 'clause');
  if (wondering.size === 0) return false;
  const over = pastSentences(text);
  const clauseOver = new Set(
    text.reader.tokens.flatMap(({ sentence, clause }) => (over.has(sentence) ? [clause] : [])),
  );
  const now = [...placesOf(text, ['now'], 'clause')];
  return over.size > 0 && [...damage, ...now].every((clause) => wondering.has(clause) || clauseOver.has(clause));
}

/**
 * Whether a text asks about money, a claim or records, or tells of a bill or the news, and names nothing that is wet here.
 * @param meant the same text without its figures of speech and the news
 */
function asksAboutMoney(text: TextReading, meant: TextReading, wet: boolean): boolean {
  const { intent, ongoing, wetness } = allLexicons;
  if (text.says(ongoing, 'dried') && text.says(intent, 'money')) return true;
  const isUnmeant = (['figurative', 'reported'] as const).some((list) => text.says(intent, list));
  return (isUnmeant || (!wet && text.says(intent, 'money'))) && !meant.names(wetness, 'nowWet');
}

/** What is known of a text before it is asked what the text is about. */
interface Signs {
  readonly danger: boolean;
  readonly wet: boolean;
  /** Whether the water is said to run. */
  readonly runs?: boolean;
  /** The clauses that name damage. A text of which they are not known is not taken for a question to the office. */
  readonly damage?: readonly number[];
  /** The same text without its figures of speech and the news. */
  readonly meant?: TextReading;
}

/** Whether the whole text is about the past, a possible loss or a question. Any sign of a loss that runs wins. */
export function intentOf(text: TextReading, { danger, wet, runs = false, damage, meant = text }: Signs): Intent {
  const { intent } = allLexicons;
  const running = signsOfNow(text, 'now').length > 0;
  if (danger) return 'loss';
  if (damage && !(runs && running) && asksOffice(text, damage)) return 'question';
  if (damage?.length === 0 && !running && asksAboutMoney(text, meant, wet)) return 'question';
  if (damage && wondersAboutPast(text, damage)) return 'past';
  if (text.says(intent, 'hypothetical') && !running) return 'possible';
  if (text.says(intent, 'past') && text.says(intent, 'finished') && !running) return 'past';
  if (wet || running) return 'loss';
  const asks = text.all(intent, 'question').length > 0 || text.all(intent, 'greeting').length > 0;
  return asks ? 'question' : 'loss';
}

/** The sentences that tell of a loss which is over, such as "a backup in 2015, all cleaned". */
export function pastSentences(text: TextReading): ReadonlySet<number> {
  const finished = placesOf(text, ['finished'], 'sentence');
  const wondering = placesOf(text, ['wondering'], 'clause');
  const running = placesOf(text, ['now'], 'clause');
  // "Could there still be mold" says nothing of now.
  const now = new Set(
    text.reader.tokens.flatMap(({ clause, sentence }) =>
      running.has(clause) && !wondering.has(clause) ? [sentence] : [],
    ),
  );
  return new Set(
    [...placesOf(text, ['past'], 'sentence')].filter((sentence) => finished.has(sentence) && !now.has(sentence)),
  );
}
