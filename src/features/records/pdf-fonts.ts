import type { TwoFaces } from '../../lib/pdf/theme.ts';

/** Fetches the fonts of PDF files. Rejects on a network error. */
export async function pdfFonts(): Promise<TwoFaces> {
  const [text, bold] = await Promise.all([fetched('/record-papers/text.ttf'), fetched('/record-papers/bold.ttf')]);
  return { text: await text.arrayBuffer(), bold: await bold.arrayBuffer() };
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}
