/** A value that is worked out when somebody first asks for it, and once. */
export function late<Value>(work: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => {
    known ??= { value: work() };
    return known.value;
  };
}

/** An object of which some values are worked out when somebody first asks for them. */
export function withLate<Own extends object, Late extends object>(
  own: Own,
  later: { readonly [Name in keyof Late]: () => Late[Name] },
): Own & Late {
  const names = Object.keys(later) as (keyof Late)[];
  const getters = names.map((name) => [name, { enumerable: true, get: late(later[name]) }] as const);
  return Object.defineProperties({ ...own }, Object.fromEntries(getters)) as Own & Late;
}
