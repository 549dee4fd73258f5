/** Starts a download of a blob. Throws when the browser refuses. */
export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser needs the URL until saving has begun, which takes long for a large file.
  setTimeout(() => URL.revokeObjectURL(link.href), 10 * 60_000);
}

/** Starts a download of a text as UTF-8. */
export function saveText(name: string, type: string, text: string): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Starts a download of a value as JSON. */
export function saveJson(name: string, value: unknown): void {
  saveText(name, 'application/json', JSON.stringify(value, null, 1));
}
