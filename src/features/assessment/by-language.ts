/** Something in the language of a page, and in those in which the page may answer besides, by their codes. */
export interface InLanguages<T> {
  readonly own: T;
  readonly others: Readonly<Record<string, T>>;
}

/** The one of a language; the page's own where there is none. */
export function inLanguage<T>({ own, others }: InLanguages<T>, language: string): T {
  return others[language] ?? own;
}
