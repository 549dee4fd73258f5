import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { wholeFonts } from '../../build/fonts/whole-font.ts';
import { hashOf } from '../../build/made/hash-of.ts';
import { isMade, madeFile, madeFolder } from '../../build/made/made.ts';
import { type Order, writeOrder } from './order.ts';
import { print } from './presses.ts';

/** What turns an order into bytes, beside the order. */
const printers = ['site/files/paper', 'site/downloads', wholeFonts, 'package-lock.json'];

/**
 * The file that holds an order as a PDF: from an earlier build, when neither its content nor what prints it has changed.
 * Rejects when it cannot be printed.
 */
export async function keepPaper(order: Order, folder = madeFolder): Promise<string> {
  const text = writeOrder(order);
  const file = madeFile('papers', [hashOf(printers), text], folder);
  if (isMade(file)) return file;
  mkdirSync(path.dirname(file), { recursive: true });
  await print(order.language, { order: text, file });
  return file;
}
