/**
 * A line that lets people take water out or move air, with no word on what the water is and whether the power is safe,
 * sends them into sewage or into live water. This is what makes such a line, and what makes it safe, in a language.
 */
interface Advice {
  /** Begins a sentence that asks for it. */
  readonly asks: readonly RegExp[];
  /** Takes the asking back: "no fans", "stop the fans". */
  readonly forbids: RegExp;
  /** Both have to stand in the line, or before it under the same heading. */
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

/** Lines that stand under one heading, in order. */
export type Passage = readonly string[];

/** The sentences of a passage that let people dry before the passage has said "clean water" and "the power is safe". */
export function unsafeAdvice(passage: Passage, { asks, forbids, water, power }: Advice = english): readonly string[] {
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
