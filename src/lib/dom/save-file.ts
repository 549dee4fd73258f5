/** Saves bytes as a file of the device, as a pressed link would. Throws where the browser refuses. */
export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser needs the address until it has begun to save, which a large file makes late.
  setTimeout(() => URL.revokeObjectURL(link.href), 10 * 60_000);
}

/** Saves a text the same way. */
export function saveText(name: string, type: string, text: string): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}
