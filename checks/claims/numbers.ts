/** Names and numbers of services that happen to hold digits. They state no quantity and need no source. */
const names = [
  /\b(?:911|988)\b/g,
  /\b24\/7\b/g,
  /\bfirst 24 hours\b/gi,
  /\b24-48 hour rule\b/gi,
  /\bN-?95\b/g,
  /\bS5[02]0\b/g,
  /\b(?:Category|Categories|Class|Classes|Section|Sections|Step|Fig\.|Question|Phase)\s\d(?:(?:,|,? and| or| to)\s\d)*\b/gi,
  /\b(?:categorías?|clases?|secci[oó]n(?:es)?|paso|fig\.|pregunta|fase|parte)\s\d(?:(?:,|,? [yeo]| [au])\s\d)*\b/gi,
  /\bprimeras 24 horas\b/gi,
  /\bregla de (?:las )?24 a 48 horas\b/gi,
  // A model: capital letters that run into its number, such as MR277, LGR-7000, MMS3 or K7.
  /\b[A-Z]{1,4}-?\d{2,5}[A-Z]{0,3}\b/g,
  /\b(?:[A-Z]{2,4}-?|[A-Z])\d[A-Z]{0,3}\b/g,
  /\b(?:HB|SB|NFIP-?|HO-)\s?\d+\w*\b/g,
];

/** Digits in prose that need a source: what is left when names are taken out. */
export function loneNumbers(text: string): readonly string[] {
  const rest = names.reduce((remaining, name) => remaining.replace(name, ' '), text);
  return rest.match(/\d[\d,.]*\d|\d/g) ?? [];
}

/** The numbers among `wanted` that the text of a record does not hold: a slip of the pen, or a wrong record. */
export function missingNumbers(wanted: readonly string[], recordText: string): readonly string[] {
  const held = new Set((recordText.match(/\d[\d,.]*\d|\d/g) ?? []).map(plain));
  return wanted.filter((number) => !held.has(plain(number)));
}

function plain(number: string): string {
  const digits = number.replaceAll(',', '');
  return digits.includes('.') ? String(Number.parseFloat(digits)) : digits;
}
