/** The rules and what shows the dates: they come with the first touch of the form. */
async function load() {
  const [{ countClaim }, { Dates }] = await Promise.all([import('./count-claim.ts'), import('./Dates.tsx')]);
  return { countClaim, Dates };
}

/** What counts a claim, and what shows the dates. */
export type Counting = Awaited<ReturnType<typeof load>>;

let loading: Promise<Counting> | undefined;

/** Loads them once. Rejects when the line is gone; some browsers remember that until the page is loaded again, for which it has a button. */
export function loadCounting(): Promise<Counting> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
