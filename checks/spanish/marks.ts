import { type Rule, type Slip, whole } from './rule.ts';

/** Marks and endings that a Spanish page does not print. */
export const marks: readonly Rule[] = [
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
export function unpaired(text: string): readonly Slip[] {
  const said = text.replace(/https?:\S+|\/\S*\?\S*/g, '');
  return [
    ['¿', '?'],
    ['¡', '!'],
  ].flatMap(([opening = '', closing = '']) => {
    const slips: Slip[] = [];
    let open = false;
    let from = 0;
    for (const [at, sign] of Array.from(said).entries()) {
      if (sign === opening) {
        if (open) slips.push({ found: said.slice(from, at + 1), instead: `${closing} to end it` });
        [open, from] = [true, at];
      } else if (sign === closing) {
        if (!open) slips.push({ found: said.slice(Math.max(0, at - 30), at + 1), instead: `${opening} to open it` });
        open = false;
      }
    }
    return open ? [...slips, { found: said.slice(from, from + 30), instead: `${closing} to end it` }] : slips;
  });
}
