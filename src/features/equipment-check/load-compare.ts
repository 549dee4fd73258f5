/** What compares and what shows it: neither is part of the first load. */
async function load() {
  const [{ compare }, { CheckAnswer }, { jobInFile }] = await Promise.all([
    import('./compare.ts'),
    import('./CheckAnswer.tsx'),
    import('./job-in-file.ts'),
  ]);
  return { compare, CheckAnswer, jobInFile };
}

export type Comparing = Awaited<ReturnType<typeof load>>;

let loading: Promise<Comparing> | undefined;

/** Loads them once. Rejects when the line is gone; some browsers remember that until the page is loaded again, for which it has a button. */
export function loadComparing(): Promise<Comparing> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
