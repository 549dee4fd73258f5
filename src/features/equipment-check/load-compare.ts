/** The comparison and its result component, which are not part of the initial load. */
async function load() {
  const [{ compare }, { CheckAnswer }, { readJobFile }] = await Promise.all([
    import('./compare.ts'),
    import('./CheckAnswer.tsx'),
    import('./compare.ts'),
  ]);
  return { compare, CheckAnswer, readJobFile };
}

export type CompareModules = Awaited<ReturnType<typeof load>>;

let loading: Promise<CompareModules> | undefined;

/** Loads them once, and retries after a failure. Some browsers cache a failed import until the page is reloaded. */
export function loadCompare(): Promise<CompareModules> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
