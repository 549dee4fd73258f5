/** What a button says when its entry has no file. The words are the specification's. */
export function missingDownload(title: string): string {
  return `Download functionality for ${title} would be implemented here. This is a demo - actual PDFs/XLSX files would be hosted and downloaded.`;
}
