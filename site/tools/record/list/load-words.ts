/** Gives words that are not in the page. Rejects when the line is gone; the next call tries again. */
export type LoadWords<Words> = () => Promise<Words>;

/** What fetches the words from an address, once. */
export function wordsFrom<Words>(address: string): LoadWords<Words> {
  let loading: Promise<Words> | undefined;
  return () => {
    loading ??= fetch(address).then((response) => {
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      return response.json();
    });
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
}
