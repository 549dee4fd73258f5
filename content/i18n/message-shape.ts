import type { Plural } from './locale.ts';
import type { Sourced } from './sourced.ts';

/**
 * The shape of a language's messages, derived from the English ones: the same keys, any text. A
 * file of another language is typed as `MessageShape<typeof english>`, so a missing or surplus key fails the build.
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
