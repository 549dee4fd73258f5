import type { TwoFaces } from '../../lib/pdf/theme.ts';

/** Brings the fonts of papers. Rejects when the line is gone. */
export async function pdfFonts(): Promise<TwoFaces> {
  const [text, bold] = await Promise.all([fetched('/record-papers/text.ttf'), fetched('/record-papers/bold.ttf')]);
  return { text: await text.arrayBuffer(), bold: await bold.arrayBuffer() };
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}
