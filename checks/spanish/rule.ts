/** A form to avoid on Spanish pages, and its replacement. */
export interface Rule {
  readonly finds: RegExp;
  readonly instead: string;
  /** The form is right where the English original says this. */
  readonly unless?: RegExp;
}

export interface Slip {
  readonly found: string;
  readonly instead: string;
}

/** Finds whole words in any case, accents exact. The pattern may hold spaces and alternatives. */
export function words(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${pattern})(?![\\p{L}\\p{N}_])`, 'giu');
}

/** A rule for whole words. */
export function whole(pattern: string, instead: string, unless?: RegExp): Rule {
  return { finds: words(pattern), instead, ...(unless && { unless }) };
}

/** Every place of a text that a rule forbids. Places like `{name}` hold no words. */
export function slipsBy(rules: readonly Rule[], text: string, english = ''): readonly Slip[] {
  const shown = text.replace(/\{\w+\}/g, '0');
  return rules
    .filter(({ unless }) => !unless?.test(english))
    .flatMap(({ finds, instead }) =>
      Array.from(shown.matchAll(finds), ([found]) => ({ found: found.trim(), instead })),
    );
}
