import { isElement, type Node, textOf } from '../pages/node.ts';

/**
 * A line that lets people take water out or move air, with no word on what the water is and whether the power is safe,
 * sends them into sewage or into live water. This is what makes such a line, and what makes it safe, in a language.
 */
interface Advice {
  /** Begins a sentence that asks for it. */
  readonly asks: readonly RegExp[];
  /** Takes the asking back: "no fans", "stop the fans". */
  readonly forbids: RegExp;
  /** Both conditions must precede the advice, in its line or under the same heading. */
  readonly water: RegExp;
  readonly power: RegExp;
}

const english: Advice = {
  asks: [
    /^(?:run|start|use|set|place|point|put|aim|stand|turn on|switch on|begin)\b.*\b(?:fans?|air movers?|wet vacuum|drying)\b/i,
    /^(?:remove|take|get|pump|vacuum|extract|suck)\b(?: \w+){0,2} (?:water|it)\b.*\b(?:out|up|off)\b/i,
    /^(?:remove|extract|vacuum|mop|bail|get)\b.*\bstanding water\b/i,
    /^(?:mop|bail)\b/i,
    /^start (?:to dry|drying|the drying)\b/i,
  ],
  forbids: /\b(?:no|not|never|without|stop(?: the)?|before)\b[^.]*\b(?:fans?|air movers?|pump|dehumidifiers)\b/i,
  water: /\bclean water\b|\bonce (?:it is )?clean(?:ed)?\b|\bafter cleaning\b/i,
  power: /\bpower\b[^.]*\bsafe\b/i,
};

/** "El agua líquida" names a stage of the job in the manual, and is no advice. */
const spanish: Advice = {
  asks: [
    /^(?:(?:primero|luego|después|y) )?(?:prenda|encienda|ponga|use|coloque|apunte|conecte|arranque)\b.*\b(?:ventilador(?:es)?|abanicos?|aspiradora|secado)\b/i,
    /^(?:(?:primero|luego|después|y) )?(?:saque|quite|aspire|extraiga|bombee)(?: \S+){0,2} agua\b(?! líquida)/i,
    /^(?:trapee|achique|aspire)\b/i,
    /^(?:empiece|comience)(?: \S+)? a secar\b/i,
  ],
  forbids: /\b(?:no|nunca|sin|ningún|nada de|pare|apague|antes de)\b[^.]*\b(?:ventilador(?:es)?|abanicos?|bomba)\b/i,
  water: /\bsolo con agua limpia\b|\bagua (?:sea|es) limpia\b|\bdespués de limpiar\b/i,
  power: /\bluz\b[^.]*\b(?:sin peligro|no sea un peligro)\b|\bno (?:hay|haya) peligro de corriente\b/i,
};

const advice = { en: english, es: spanish } as const;

export type Passage = readonly string[];

/** The sentences that advise drying before the passage says "clean water" and "the power is safe". */
export function unsafeAdvice(passage: Passage, language: keyof typeof advice): readonly string[] {
  const { asks, forbids, water, power } = advice[language];
  let said = '';
  return passage.flatMap((line) => {
    said += ` ${line}`;
    if (water.test(said) && power.test(said)) return [];
    return sentencesOf(line).filter((sentence) => asks.some((ask) => ask.test(sentence)) && !forbids.test(sentence));
  });
}

/** Whole sentences, and what follows a label such as "Now:", without the marks of a list. A title ends without a mark. */
function sentencesOf(line: string): readonly string[] {
  const sentences = line.split(/(?<=[.!?:])\s+/).map((sentence) => sentence.replace(/^[^\p{L}]+/u, ''));
  return sentences.filter((sentence) => /[.!?]$/.test(sentence));
}

/** Elements that start a passage of their own, as a heading does. */
const rooms = new Set(['Section', 'Card', 'Item', 'Entry', 'Note', 'Short', 'Band', 'Spread']);

/** The lines of a page in the order of reading, parted at each heading: paragraphs, entries of lists, cells of tables. */
export function passagesOf(root: Node): readonly (readonly string[])[] {
  const passages: string[][] = [[]];
  const read = (node: Node) => {
    if (node.type === 'yaml') return;
    const isRoom = node.type === 'heading' || (isElement(node) && rooms.has(node.name ?? ''));
    if (isRoom) passages.push([]);
    if (node.type === 'paragraph' || node.type === 'tableCell')
      passages.at(-1)?.push(textOf(node).replace(/\s+/g, ' '));
    else for (const child of node.children ?? []) read(child);
    if (isRoom && node.type !== 'heading') passages.push([]);
  };
  read(root);
  return passages.filter((lines) => lines.length > 0);
}
