/** The same function, which keeps its answer for each text. Answers must never change. */
export function byText<Answer>(work: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, { readonly answer: Answer }>();
  return (text) => {
    const kept = known.get(text) ?? { answer: work(text) };
    known.set(text, kept);
    return kept.answer;
  };
}
