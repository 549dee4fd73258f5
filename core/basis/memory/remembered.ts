/**
 * The same function, which keeps its last answer for each first argument while the other arguments stay what they were: by
 * identity, and lists by what stands in them. Arguments and answers must never change.
 * @param share gives a new answer the identity of what is equal in the one before
 */
export function remembered<Of extends object, Rest extends readonly unknown[], Answer>(
  work: (of: Of, ...rest: Rest) => Answer,
  share: (before: Answer, after: Answer) => Answer = (_, after) => after,
): (of: Of, ...rest: Rest) => Answer {
  const known = new WeakMap<Of, { readonly rest: Rest; readonly answer: Answer }>();
  return (of, ...rest) => {
    const before = known.get(of);
    if (before && isSame(before.rest, rest)) return before.answer;
    const after = work(of, ...rest);
    const answer = before ? share(before.answer, after) : after;
    known.set(of, { rest, answer });
    return answer;
  };
}

/** Whether two values are one, or lists of the same things. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) {
    if (!isSame(one[at], other[at])) return false;
  }
  return true;
}
