/** Whether a file begins as a ZIP file does, whatever it is called. */
export async function isZip(file: Blob): Promise<boolean> {
  const begins = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return begins[0] === 0x50 && begins[1] === 0x4b;
}
