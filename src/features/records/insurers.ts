/** A company of the directory. */
export interface ListedInsurer {
  readonly name: string;
  readonly phone: string;
}

/** The directory, ready to be searched: the best first. */
export interface Insurers {
  readonly find: (query: string) => readonly ListedInsurer[];
}

/** Fetches the directory and its search. Rejects when the line is gone. */
export async function loadInsurers(address: string): Promise<Insurers> {
  const [{ prepare }, response] = await Promise.all([import('../directory/directory-search.ts'), fetch(address)]);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const { entries }: { readonly entries: readonly ListedInsurer[] } = await response.json();
  const search = prepare(entries);
  return { find: (query) => search(query).flatMap((at) => entries[at] ?? []) };
}
