import type { Plural } from './locale.ts';
import type { Sourced } from './sourced.ts';

/**
 * The shape of a language's words, taken from the English ones: the same keys all the way down, any text at the ends. A
 * file of another language says `satisfies Wording<typeof english>`, so a missing or surplus word fails the build.
 */
export type MessageShape<English> = English extends string
  ? string
  : English extends Plural
    ? Plural
    : English extends Sourced
      ? Sourced
      : English extends readonly (infer Item)[]
        ? readonly MessageShape<Item>[]
        : English extends object
          ? { readonly [Key in keyof English]: MessageShape<English[Key]> }
          : English;
