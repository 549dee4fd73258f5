/**
 * Memoizes a pure function: caches the last result per first argument while the other arguments are equal (by identity,
 * lists item by item). Arguments and results must be immutable.
 */
export function memoize<Of extends object, Rest extends readonly unknown[], Answer>(
  work: (of: Of, ...rest: Rest) => Answer,
): (of: Of, ...rest: Rest) => Answer {
  const known = new WeakMap<Of, { readonly rest: Rest; readonly answer: Answer }>();
  return (of, ...rest) => {
    const last = known.get(of);
    if (last && listsEqual(last.rest, rest)) return last.answer;
    const answer = work(of, ...rest);
    known.set(of, { rest, answer });
    return answer;
  };
}

/** Whether two values are identical, or lists of identical items at any depth. */
export function listsEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  return one.every((item, at) => listsEqual(item, other[at]));
}

/** A function that calculates its value at the first call, and returns it from then on. */
export function once<Value>(work: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => {
    known ??= { value: work() };
    return known.value;
  };
}
