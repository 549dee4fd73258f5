/** Whether the device has a database of that name: looking into one that is not there would make it. */
export async function hasDatabase(name: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some((found) => found.name === name);
  } catch {
    // A browser that cannot tell: looking finds out.
    return true;
  }
}
