/** Shown in place of the language's name to a reader whose browser is in this language. */
export const offer = 'Also in English';
