/** Offered on the same page in another language, to whoever's browser speaks this one. Both languages stand side by side there. */
export const offer = { here: 'Also in English', stay: 'No, thanks' } as const;
