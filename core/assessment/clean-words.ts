/** What is taken out of a model's sentences, and why: it could not know it, or it could hurt. */
export type Removal = 'phone-number' | 'price' | 'promise' | 'link' | 'false-comfort' | 'danger';

const patterns: readonly (readonly [Removal, RegExp])[] = [
  // Numbers of seven digits and more, with the separators people use; 911 and measures stay.
  ['phone-number', /(?:\+?\d[\s().-]{0,2}){7,}|\b1-?8\d\d-?[a-z]{4,}/i],
  ['link', /https?:|www\.|\b[\w.+-]+@[\w-]+\.\w|\b[\w-]+\.(?:com|net|org|io|gov)\b|<\/?[a-z!]/i],
  ['price', /[$€£]\s?\d|\b\d[\d,.]*\s?(?:dollars|usd|bucks|d[oó]lares|pesos)\b|\b(?:free of charge|gratis)\b/i],
  [
    'promise',
    /\bguarante|\bgarantiz|\bpromise|\b(?:insurance|insurer|policy|seguro)\b[^.]*\b(?:will|covers?|pays?|cubre|cubrir|pagar)|\bwe (?:will|can|are|offer)\b|\bour (?:team|crew|technicians?|company|experts?)\b/i,
  ],
  [
    'false-comfort',
    /\b(?:is|are|it's|its|be|perfectly|completely|totally) (?:\w+ )?(?:safe|harmless|fine)\b|\bno (?:need|reason) to\b|\b(?:don't|do not|needn't) (?:need|have|worry|call|leave|panic)\b|\bnothing to worry|\bsafe to (?:stay|sleep|enter|drink|use|touch)|\bnot (?:dangerous|an emergency|urgent|necessary)|\bno (?:danger|risk|hazard)|\bno es (?:peligros|urgente|necesari)|\bes seguro (?:quedarse|dormir|entrar)/i,
  ],
  [
    'danger',
    /\b(?:mix|combine|add)\b[^.]*\b(?:bleach|ammonia|vinegar)|\brelight\b|\b(?:poke|puncture|drill|pierce)\b[^.]*\bceiling|\bceiling\b[^.]*\b(?:poke|puncture|drill|pierce)|\b(?:generator|grill|charcoal)\b[^.]*\b(?:inside|indoors|garage)|\b(?:ignore|disregard)\b[^.]*\b(?:instructions|rules|warning)/i,
  ],
];

/** A sentence that warns against something dangerous names it too, and stays. */
const warning = /\b(?:never|do not|don't|avoid|not|nunca|no)\b/i;

/** "If it is safe", "not safe": cautious ways to use the word. */
const cautious =
  /\b(?:if|until|unless|when|whether|once|is|are|be|only)(?: \S+){0,4}? (?:not|never|yet) (?:\w+ )?safe\b|\b(?:if|until|unless|when|whether|once)(?: \S+){0,7}? safe\b/gi;

function removalOf(sentence: string): Removal | null {
  for (const [removal, pattern] of patterns) {
    if (!pattern.test(removal === 'false-comfort' ? sentence.replace(cautious, '') : sentence)) continue;
    if (removal === 'danger' && warning.test(sentence)) continue;
    return removal;
  }
  return null;
}

const sentences = /\S.*?(?:[.!?]+(?=\s|$)|$)/gs;

/** A text without its unfit sentences. Empty when none is left. */
export function cleanWords(text: string): { readonly text: string; readonly removed: readonly Removal[] } {
  const removed: Removal[] = [];
  const kept = (text.match(sentences) ?? []).filter((sentence) => {
    const removal = removalOf(sentence);
    if (removal) removed.push(removal);
    return removal === null;
  });
  return { text: kept.join(' ').trim(), removed };
}
