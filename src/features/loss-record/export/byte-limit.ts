/** A stream that gathers so many bytes and no more, in the browser and not in the page: one byte beyond them stops it with an error. */
export function atMost(most: number): { readonly writable: WritableStream<Uint8Array>; readonly blob: () => Blob } {
  const gathered: Blob[] = [];
  let size = 0;
  const writable = new WritableStream<Uint8Array>({
    write: (piece) => {
      size += piece.length;
      if (size > most) throw new RangeError(`more than ${most} bytes`);
      gathered.push(new Blob([piece as BlobPart]));
    },
  });
  return { writable, blob: () => new Blob(gathered) };
}
